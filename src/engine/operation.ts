/** One request at the edge: arrival, the visitor's patience, closing work, the answer (section 4). */
import { Order } from "./agenda";
import { advance, cancelCaller } from "./call";
import type { OperationStatus } from "./event";
import { noteArrival, noteCancel, noteClosing, noteFinish } from "./operationJournal";
import { type CallerState, type Failure, later, type OperationState, type Sim } from "./state";

export function arrive(sim: Sim, operation: OperationState): void {
  const { plan } = sim;
  const edge: CallerState = {
    operation,
    hops: plan.edge,
    fanOut: false,
    depth: 0,
    serving: null,
    reserveMs: plan.reserveMs,
    deadlineAtMs: operation.deadlineAtMs,
    looks: plan.budget === "shared" && operation.deadlineAtMs !== null,
    wholeMs: plan.deadlineMs,
    next: 0,
    outstanding: 0,
    degraded: false,
    deferred: false,
    works: [],
    calls: [],
    over: false,
  };
  operation.edge = edge;
  if (operation.cancelAtMs !== null) {
    later(sim, operation.cancelAtMs, Order.arrival, 0, visitorCancels, operation);
  }
  noteArrival(sim, operation);
  advance(sim, edge);
}

/** The edge's hops are through, or one that it needs failed. */
export function edgeOver(sim: Sim, operation: OperationState, failure: Failure | null): void {
  if (failure !== null) {
    const { hop, outcomeUnknown } = failure.call;
    operation.failedHop = hop.id;
    operation.failedStatus = failure.status;
    operation.pending = hop.effect === "write" && hop.idempotencyKey && outcomeUnknown;
  }
  beginClosing(sim, operation);
}

/** The visitor leaves: whatever the edge does ends, but for closing work. */
function visitorCancels(sim: Sim, operation: OperationState): void {
  const { edge } = operation;
  if (edge === null || operation.closing) return;
  operation.cancelled = true;
  noteCancel(sim, operation);
  operation.failedHop = cancelCaller(sim, edge);
  operation.failedStatus = "cancelled";
  beginClosing(sim, operation);
}

function beginClosing(sim: Sim, operation: OperationState): void {
  operation.closing = true;
  const durationMs = sim.plan.finishMs;
  noteClosing(sim, operation);
  if (durationMs === 0) closed(sim, operation);
  else later(sim, sim.nowMs + durationMs, Order.answer, 0, closed, operation);
}

/** The edge answers. */
function closed(sim: Sim, operation: OperationState): void {
  operation.status = statusOf(operation);
  operation.endMs = sim.nowMs;
  sim.finished++;
  if (sim.nowMs > sim.endMs) sim.endMs = sim.nowMs;
  noteFinish(sim, operation, lateMs(operation));
}

/** The first that fits (section 4). */
function statusOf(operation: OperationState): OperationStatus {
  const { edge } = operation;
  if (operation.cancelled) return "cancelled";
  if (operation.pending) return "pending";
  if (operation.failedHop !== null) return "failed";
  if (edge?.deferred) return "deferred";
  return edge?.degraded ? "degraded" : "ok";
}

export function lateMs(operation: OperationState): number {
  const { deadlineAtMs, endMs } = operation;
  return deadlineAtMs === null ? 0 : Math.max(0, endMs - deadlineAtMs);
}
