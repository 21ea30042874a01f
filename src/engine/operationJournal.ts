/** Writes of the story what is a caller's own: a request's begin and end, and its work hops. */
import type { Ms } from "./scenario";
import type { OperationState, Sim, WorkState } from "./state";

export function noteArrival(sim: Sim, operation: OperationState): void {
  if (!sim.recording) return;
  sim.events.push({
    type: "arrival",
    atMs: sim.nowMs,
    operation: operation.id,
    hop: null,
    attempt: null,
    deadlineAtMs: operation.deadlineAtMs,
  });
}

export function noteCancel(sim: Sim, operation: OperationState): void {
  if (!sim.recording) return;
  sim.events.push({
    type: "cancel",
    atMs: sim.nowMs,
    operation: operation.id,
    hop: null,
    attempt: null,
  });
}

export function noteClosing(sim: Sim, operation: OperationState): void {
  if (!sim.recording) return;
  sim.events.push({
    type: "closing",
    atMs: sim.nowMs,
    operation: operation.id,
    hop: null,
    attempt: null,
    durationMs: sim.plan.finishMs,
  });
}

export function noteFinish(sim: Sim, operation: OperationState, lateMs: Ms): void {
  if (!sim.recording || operation.status === null) return;
  sim.events.push({
    type: "finish",
    atMs: sim.nowMs,
    operation: operation.id,
    hop: null,
    attempt: null,
    status: operation.status,
    failedHop: operation.failedHop,
    failedStatus: operation.failedStatus,
    spentMs: sim.nowMs - operation.startMs,
    lateMs,
  });
}

/** In its place in time: a request may reach a callee that hangs after the run is over. */
export function noteOver(sim: Sim): void {
  if (!sim.recording) return;
  const { events, endMs } = sim;
  const last = events.findLastIndex(({ atMs }) => atMs <= endMs);
  events.splice(last + 1, 0, {
    type: "over",
    atMs: endMs,
    operation: null,
    hop: null,
    attempt: null,
  });
}

export function noteWork(sim: Sim, work: WorkState, durationMs: Ms): void {
  if (!sim.recording) return;
  sim.events.push({
    type: "work",
    atMs: sim.nowMs,
    operation: work.caller.operation.id,
    hop: work.hopId,
    attempt: null,
    parent: work.caller.serving?.n ?? null,
    durationMs,
  });
}

export function noteWorked(
  sim: Sim,
  work: WorkState,
  status: "ok" | "cancelled",
  ghostMs: Ms,
): void {
  if (!sim.recording) return;
  sim.events.push({
    type: "worked",
    atMs: sim.nowMs,
    operation: work.caller.operation.id,
    hop: work.hopId,
    attempt: null,
    parent: work.caller.serving?.n ?? null,
    status,
    spentMs: sim.nowMs - work.startMs,
    ghostMs,
  });
}
