/** A callee: its own work, its calls, its stop at a deadline or at a cancellation (section 5). */
import { Order } from "./agenda";
import { firstByte, lastByte } from "./attempt";
import { addGhost, advance, cancelCaller } from "./call";
import { durationMs } from "./duration";
import type { AnsweredEvent } from "./event";
import { isAnsweredBy, judgeEnd, judgeStop, planAnswer } from "./falseTimeout";
import { noteAnswered, noteReceived } from "./journal";
import type { AttemptState, CallerState, Failure, Sim } from "./state";
import { later } from "./state";
import { answerAfter, believedDeadlineMs } from "./wire";

type Answer = AnsweredEvent["result"];

/** The request is at its callee. */
export function received(sim: Sim, attempt: AttemptState): void {
  const { call, response } = attempt;
  const { hop, caller } = call;
  const deadlineAtMs = hop.tells === "none" ? null : calleeDeadlineMs(sim, attempt);
  attempt.calleeStartMs = sim.nowMs;
  attempt.calleeDeadlineMs = deadlineAtMs;
  noteReceived(sim, attempt);
  if (attempt.stopHeard) {
    finish(sim, attempt, "cancelled");
    return;
  }
  const stopAtMs = hop.stopsAtDeadline ? deadlineAtMs : null;
  if (stopAtMs !== null && stopAtMs <= sim.nowMs) {
    judgeStop(sim, attempt, false);
    finish(sim, attempt, "deadline_exceeded");
    return;
  }
  attempt.busySinceMs = sim.nowMs;
  if (response !== null && "durationMs" in response) {
    const takes = durationMs(sim, hop.id, call.hopState, response.durationMs);
    planAnswer(attempt, response, sim.nowMs + takes);
    later(sim, sim.nowMs + takes, Order.answer, 0, calleeWorked, attempt);
  } else sim.hanging.push(attempt);
  // As with limits: an answer that is known to be there by then leaves nothing to stop.
  if (stopAtMs !== null && !isAnsweredBy(attempt, stopAtMs)) {
    later(sim, stopAtMs, Order.cut, caller.depth, calleeDeadline, attempt);
  }
}

function calleeDeadlineMs(sim: Sim, { call, startMs, allowedMs, connectedAtMs }: AttemptState) {
  const connectingMs = (connectedAtMs ?? startMs) - startMs;
  return believedDeadlineMs(call.hop, {
    cutAtMs: allowedMs === null ? null : startMs + allowedMs,
    allowedMs: allowedMs === null ? null : allowedMs - connectingMs,
    arrivedAtMs: sim.nowMs,
    wholeMs: sim.plan.deadlineMs,
  });
}

/** Its own time is over: it answers at once, or makes its calls first when it is well. */
function calleeWorked(sim: Sim, attempt: AttemptState): void {
  const { response, call } = attempt;
  if (attempt.calleeEndMs !== null || response === null || !("durationMs" in response)) return;
  const result = response.result ?? "ok";
  if (result !== "ok" || call.hop.calls.length === 0) {
    respond(sim, attempt);
    return;
  }
  restFromWork(sim, attempt);
  attempt.caller = callerOf(attempt);
  advance(sim, attempt.caller);
}

function callerOf(attempt: AttemptState): CallerState {
  const { call, calleeDeadlineMs, calleeStartMs } = attempt;
  return {
    operation: call.caller.operation,
    hops: call.hop.calls,
    fanOut: call.hop.fanOut,
    depth: call.caller.depth + 1,
    serving: attempt,
    reserveMs: 0,
    deadlineAtMs: calleeDeadlineMs,
    looks: calleeDeadlineMs !== null,
    wholeMs:
      calleeDeadlineMs === null ? null : Math.max(0, calleeDeadlineMs - (calleeStartMs ?? 0)),
    next: 0,
    outstanding: 0,
    degraded: false,
    deferred: false,
    works: [],
    calls: [],
    over: false,
  };
}

/** Its calls are through, or a mandatory one of them failed. */
export function calleeOver(sim: Sim, attempt: AttemptState, failure: Failure | null): void {
  if (failure === null) {
    respond(sim, attempt);
    return;
  }
  if (attempt.caller !== null) cancelCaller(sim, attempt.caller);
  const answer = answerAfter(failure.status);
  attempt.retryAfterMs = answer === "rate_limited" ? failure.retryAfterMs : null;
  finish(sim, attempt, answer);
}

/** Gives its own answer: at once, or its bytes one after another. */
function respond(sim: Sim, attempt: AttemptState): void {
  const { response, call } = attempt;
  if (response === null || !("durationMs" in response)) return;
  attempt.retryAfterMs = response.retryAfterMs ?? null;
  const gaps = (response.body?.chunks ?? 1) - 1;
  if (response.body === undefined || gaps === 0) {
    finish(sim, attempt, response.result ?? "ok");
    return;
  }
  attempt.busySinceMs ??= sim.nowMs;
  const { networkMs } = call.hop;
  if (networkMs === 0) firstByte(sim, attempt);
  else later(sim, sim.nowMs + networkMs, Order.answer, 0, firstByte, attempt);
  const sentAtMs = sim.nowMs + gaps * response.body.gapMs;
  later(sim, sentAtMs, Order.answer, 0, calleeStreamed, attempt);
}

/** The callee has sent its last byte. */
function calleeStreamed(sim: Sim, attempt: AttemptState): void {
  const { response, calleeEndMs } = attempt;
  if (calleeEndMs !== null || response === null || !("durationMs" in response)) return;
  finish(sim, attempt, response.result ?? "ok");
}

function calleeDeadline(sim: Sim, attempt: AttemptState): void {
  if (attempt.calleeEndMs === null) judgeStop(sim, attempt, true);
  stop(sim, attempt, "deadline_exceeded");
}

export function calleeCancelled(sim: Sim, attempt: AttemptState): void {
  if (attempt.calleeStartMs === null) attempt.stopHeard = true;
  else stop(sim, attempt, "cancelled");
}

function stop(sim: Sim, attempt: AttemptState, result: "deadline_exceeded" | "cancelled"): void {
  if (attempt.calleeEndMs !== null) return;
  if (attempt.caller !== null) cancelCaller(sim, attempt.caller);
  // What it was about to answer, Retry-After and all, is not answered.
  attempt.retryAfterMs = null;
  finish(sim, attempt, result);
}

function restFromWork(sim: Sim, attempt: AttemptState): void {
  const since = attempt.busySinceMs;
  attempt.busySinceMs = null;
  if (since !== null) attempt.ghostMs += addGhost(sim, attempt, since);
}

/** The callee is done; its answer, if it gives one, sets out to the caller. */
function finish(sim: Sim, attempt: AttemptState, result: Answer): void {
  restFromWork(sim, attempt);
  attempt.calleeEndMs = sim.nowMs;
  attempt.calleeResult = result;
  judgeEnd(sim, attempt);
  if (sim.nowMs > sim.endMs) sim.endMs = sim.nowMs;
  noteAnswered(sim, attempt, result);
  if (!attempt.open || result === "cancelled") return;
  const { networkMs } = attempt.call.hop;
  if (networkMs === 0) lastByte(sim, attempt);
  else later(sim, sim.nowMs + networkMs, Order.answer, 0, lastByte, attempt);
}

/** At the run's end: whoever still hangs, unheard, has been ghost work up to it. */
export function hangToTheEnd(sim: Sim): void {
  for (const attempt of sim.hanging) {
    if (attempt.busySinceMs !== null) addGhost(sim, attempt, attempt.busySinceMs);
  }
}
