/** A caller's hops one after another (or at once), and a call with all its retries (sections 3 and 4). */
import { Order } from "./agenda";
import { askAttempt, endAttempt, heardRetryAfterMs } from "./attempt";
import { remainingMs, usableMs } from "./budget";
import { breakerOf, tellBreaker } from "./circuit";
import { durationMs } from "./duration";
import { noteCall, noteDenied, notePause, noteResume } from "./journal";
import { noteWork, noteWorked } from "./operationJournal";
import type { CallPlan, HopPlan, WorkPlan } from "./plan";
import { drawAt } from "./random";
import { backoffMs, retryFits } from "./retry";
import type { AttemptStatus, Ms } from "./scenario";
import {
  type AttemptState,
  type CallerState,
  type CallState,
  hopStateOf,
  later,
  type PauseState,
  type Sim,
  type WorkState,
} from "./state";

/** Begins the caller's next hop (all of them with `fanOut`), or says that it is done with them. */
export function advance(sim: Sim, caller: CallerState): void {
  if (caller.fanOut && caller.hops.length > 0) {
    caller.outstanding = caller.hops.length;
    for (const hop of caller.hops) {
      if (caller.over) return;
      begin(sim, caller, hop);
    }
    return;
  }
  const hop = caller.hops[caller.next++];
  if (hop === undefined) finishCaller(sim, caller);
  else begin(sim, caller, hop);
}

function finishCaller(sim: Sim, caller: CallerState): void {
  caller.over = true;
  sim.happen.callerOver(sim, caller, null);
}

function begin(sim: Sim, caller: CallerState, hop: HopPlan): void {
  if (hop.kind === "work") beginWork(sim, caller, hop);
  else beginCall(sim, caller, hop);
}

function hopDone(sim: Sim, caller: CallerState): void {
  if (!caller.fanOut) advance(sim, caller);
  else if (--caller.outstanding === 0) finishCaller(sim, caller);
}

function beginWork(sim: Sim, caller: CallerState, hop: WorkPlan): void {
  const takes = durationMs(sim, hop.id, hopStateOf(sim, hop), hop.durationMs);
  const work: WorkState = { caller, hopId: hop.id, startMs: sim.nowMs, over: false };
  caller.works.push(work);
  noteWork(sim, work, takes);
  later(sim, sim.nowMs + takes, Order.answer, 0, worked, work);
}

function worked(sim: Sim, work: WorkState): void {
  endWork(sim, work, "ok");
}

/** A caller's own work ends: it is done, or its caller stops. */
function endWork(sim: Sim, work: WorkState, status: "ok" | "cancelled"): void {
  if (work.over) return;
  work.over = true;
  const { caller } = work;
  const ghostMs = caller.serving === null ? 0 : addGhost(sim, caller.serving, work.startMs);
  noteWorked(sim, work, status, ghostMs);
  if (!caller.over) hopDone(sim, caller);
}

/** Counts a callee's work since `sinceMs` as ghost work, as far as somebody above was deaf to it. */
export function addGhost(sim: Sim, attempt: AttemptState, sinceMs: Ms): Ms {
  if (attempt.deafAtMs === null) return 0;
  const ghostMs = Math.max(0, sim.nowMs - Math.max(sinceMs, attempt.deafAtMs));
  attempt.call.caller.operation.ghostMs += ghostMs;
  return ghostMs;
}

function beginCall(sim: Sim, caller: CallerState, hop: CallPlan): void {
  const call: CallState = {
    caller,
    hop,
    hopState: hopStateOf(sim, hop),
    breaker: breakerOf(sim, hop, caller.operation),
    askedAtMs: sim.nowMs,
    attempts: 0,
    permit: null,
    attempt: null,
    pause: null,
    previousPauseMs: hop.retry.backoff.baseMs,
    outcomeUnknown: false,
    over: false,
  };
  caller.calls.push(call);
  askAttempt(sim, call);
}

/** After an attempt: another one if there may be, if it is worth it and if it fits; else the end. */
export function attemptOver(sim: Sim, attempt: AttemptState): void {
  const { call } = attempt;
  const { retry } = call.hop;
  const status = attempt.status ?? "cancelled";
  const refusedOnce = status === "circuit_open" && call.breaker?.cell.rules.placement === "call";
  if (
    status === "ok" ||
    call.caller.over ||
    call.attempts >= retry.maxAttempts ||
    refusedOnce ||
    !retry.retryOn.includes(status)
  ) {
    endCall(sim, call, status);
    return;
  }
  considerRetry(sim, attempt);
}

/** Permission to retry is asked of the time that is left, before the pause. */
function considerRetry(sim: Sim, attempt: AttemptState): void {
  const { call } = attempt;
  const { retry } = call.hop;
  const backoff = nextBackoffMs(sim, call);
  const named = retry.honourRetryAfter ? heardRetryAfterMs(attempt) : null;
  const pauseMs = named !== null && named > backoff ? named : backoff;
  const why = pauseMs > backoff ? "retry-after" : "backoff";
  const usable = usableForRetryMs(sim, call);
  if (usable !== null && !retryFits(pauseMs, usable, retry.minUsefulMs)) {
    noteDenied(sim, attempt, pauseMs, usable, why);
    endCall(sim, call, attempt.status ?? "cancelled");
    return;
  }
  const untilMs = sim.nowMs + pauseMs;
  const pause: PauseState = {
    call,
    after: attempt,
    startMs: sim.nowMs,
    untilMs,
    why,
    endMs: untilMs,
    over: false,
  };
  call.pause = pause;
  notePause(sim, pause, usable);
  later(sim, untilMs, Order.pauseEnd, 0, pauseOver, pause);
}

function nextBackoffMs(sim: Sim, call: CallState): Ms {
  const { hop, hopState } = call;
  const draw = () => drawAt(sim.seed, hop.id, "jitter", hopState.jitterDraws++);
  const pauseMs = backoffMs(hop.retry.backoff, call.attempts, call.previousPauseMs, draw);
  call.previousPauseMs = pauseMs;
  return pauseMs;
}

function usableForRetryMs(sim: Sim, call: CallState): Ms | null {
  const { caller, hop } = call;
  if (!caller.looks || caller.deadlineAtMs === null) return null;
  const remaining =
    hop.retry.resetBudget && caller.wholeMs !== null
      ? caller.wholeMs
      : remainingMs(caller.deadlineAtMs, sim.nowMs);
  return usableMs(remaining, caller.reserveMs, hop.marginMs);
}

function pauseOver(sim: Sim, pause: PauseState): void {
  if (pause.over) return;
  endPause(sim, pause, false);
  askAttempt(sim, pause.call);
}

function endPause(sim: Sim, pause: PauseState, cancelled: boolean): void {
  pause.over = true;
  pause.endMs = sim.nowMs;
  pause.call.pause = null;
  noteResume(sim, pause, cancelled);
}

function endCall(sim: Sim, call: CallState, status: AttemptStatus): void {
  const { caller, hop, attempt, breaker } = call;
  call.over = true;
  const retryAfterMs = attempt === null ? null : heardRetryAfterMs(attempt);
  if (breaker !== null && call.permit !== null) {
    tellBreaker(sim, breaker, call, call.permit, status, retryAfterMs, sim.nowMs - call.askedAtMs);
  }
  const then = status === "ok" ? "go_on" : hop.whenItFails;
  noteCall(sim, call, status, then);
  if (caller.over) return;
  if (then === "fail") {
    caller.over = true;
    sim.happen.callerOver(sim, caller, { call, status, retryAfterMs });
    return;
  }
  if (then === "skip" || then === "stale") caller.degraded = true;
  if (then === "defer") caller.deferred = true;
  if (then === "go_on" && attempt !== null && attempt.caller !== null) {
    // The mark of a callee travels up with its ok answer.
    caller.degraded ||= attempt.caller.degraded;
  }
  hopDone(sim, caller);
}

/** Ends all that a caller has under way; the hop that was, if any (the first with `fanOut`). */
export function cancelCaller(sim: Sim, caller: CallerState): string | null {
  caller.over = true;
  let cancelled: string | null = null;
  for (const work of caller.works) {
    if (work.over) continue;
    cancelled ??= work.hopId;
    endWork(sim, work, "cancelled");
  }
  for (const call of caller.calls) {
    if (call.over) continue;
    cancelled ??= call.hop.id;
    if (call.pause !== null) {
      endPause(sim, call.pause, true);
      endCall(sim, call, "cancelled");
    } else if (call.attempt?.open) {
      endAttempt(sim, call.attempt, "cancelled", null);
    }
  }
  return cancelled;
}
