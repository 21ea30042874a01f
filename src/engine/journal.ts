/**
 * Writes the story of a run. Each event is one object literal, since that is what engines make
 * fastest; nothing is written for `record: "outcome"`.
 */
import { breakerState, probesAtMs } from "./breakerCell";
import { remainingMs } from "./budget";
import type {
  AnsweredEvent,
  CallEvent,
  Cause,
  CutBy,
  EndEvent,
  RefusalReason,
  RefusedEvent,
  ToldEvent,
} from "./event";
import type { AttemptStatus, Counted, Ms } from "./scenario";
import type { AttemptState, BreakerRecord, CallState, PauseState, Sim } from "./state";

export function noteRefused(
  sim: Sim,
  attempt: AttemptState,
  status: RefusedEvent["status"],
  reason: RefusalReason,
  record: BreakerRecord | null,
): void {
  if (!sim.recording) return;
  const { call } = attempt;
  const waits = reason === "open" || reason === "retry_after" || reason === "forced";
  sim.events.push({
    type: "refused",
    atMs: sim.nowMs,
    operation: call.caller.operation.id,
    hop: call.hop.id,
    attempt: attempt.number,
    n: attempt.n,
    parent: call.caller.serving === null ? null : call.caller.serving.n,
    ownTimeoutMs: call.hop.timeoutMs,
    remainingMs: attempt.remainingMs,
    reserveMs: call.caller.reserveMs,
    marginMs: call.hop.marginMs,
    usableMs: attempt.usableMs,
    allowedMs: attempt.allowedMs,
    boundBy: attempt.boundBy,
    status,
    reason,
    breaker: record === null ? null : record.key,
    reopensAtMs: record === null || !waits ? null : probesAtMs(record.cell),
  });
}

export function noteStart(sim: Sim, attempt: AttemptState, sent: boolean): void {
  if (!sim.recording) return;
  const { call } = attempt;
  const permit = attempt.permit ?? call.permit;
  sim.events.push({
    type: "start",
    atMs: sim.nowMs,
    operation: call.caller.operation.id,
    hop: call.hop.id,
    attempt: attempt.number,
    n: attempt.n,
    parent: call.caller.serving === null ? null : call.caller.serving.n,
    sent,
    ownTimeoutMs: call.hop.timeoutMs,
    remainingMs: attempt.remainingMs,
    reserveMs: call.caller.reserveMs,
    marginMs: call.hop.marginMs,
    usableMs: attempt.usableMs,
    allowedMs: attempt.allowedMs,
    boundBy: attempt.boundBy,
    breaker: call.breaker === null ? null : call.breaker.key,
    probe: permit?.probe ?? false,
  });
}

export function noteReceived(sim: Sim, attempt: AttemptState): void {
  if (!sim.recording) return;
  const { call } = attempt;
  sim.events.push({
    type: "received",
    atMs: sim.nowMs,
    operation: call.caller.operation.id,
    hop: call.hop.id,
    attempt: attempt.number,
    n: attempt.n,
    calleeDeadlineMs: attempt.calleeDeadlineMs,
  });
}

export function noteAnswered(
  sim: Sim,
  attempt: AttemptState,
  result: AnsweredEvent["result"],
): void {
  if (!sim.recording) return;
  const { call } = attempt;
  sim.events.push({
    type: "answered",
    atMs: sim.nowMs,
    operation: call.caller.operation.id,
    hop: call.hop.id,
    attempt: attempt.number,
    n: attempt.n,
    result,
    heard: attempt.open,
    ghostMs: attempt.ghostMs,
  });
}

export function noteEnd(
  sim: Sim,
  attempt: AttemptState,
  status: EndEvent["status"],
  cutBy: CutBy | null,
): void {
  if (!sim.recording) return;
  const { call } = attempt;
  sim.events.push({
    type: "end",
    atMs: sim.nowMs,
    operation: call.caller.operation.id,
    hop: call.hop.id,
    attempt: attempt.number,
    n: attempt.n,
    status,
    spentMs: sim.nowMs - attempt.startMs,
    remainingAfterMs: remainingAfterMs(attempt),
    cutBy,
    outcomeUnknown: attempt.outcomeUnknown,
  });
}

export function remainingAfterMs({ deadlineAtMs, endMs }: AttemptState): Ms | null {
  return deadlineAtMs === null || endMs === null ? null : remainingMs(deadlineAtMs, endMs);
}

export function noteDenied(
  sim: Sim,
  attempt: AttemptState,
  pauseMs: Ms,
  usableMs: Ms,
  why: PauseState["why"],
): void {
  const { call } = attempt;
  const { operation } = call.caller;
  const atMs = sim.nowMs;
  operation.denied.push({ after: attempt.n, atMs, reason: "budget", pauseMs, usableMs });
  if (!sim.recording) return;
  sim.events.push({
    type: "denied",
    atMs,
    operation: operation.id,
    hop: call.hop.id,
    attempt: attempt.number,
    n: attempt.n,
    reason: "budget",
    pauseMs,
    usableMs,
    minUsefulMs: call.hop.retry.minUsefulMs,
    why,
  });
}

export function notePause(sim: Sim, pause: PauseState, usableMs: Ms | null): void {
  const { call, after } = pause;
  call.caller.operation.pauses.push(pause);
  if (!sim.recording) return;
  sim.events.push({
    type: "pause",
    atMs: sim.nowMs,
    operation: call.caller.operation.id,
    hop: call.hop.id,
    attempt: after.number,
    n: after.n,
    pauseMs: pause.untilMs - pause.startMs,
    untilMs: pause.untilMs,
    why: pause.why,
    usableMs,
  });
}

export function noteResume(sim: Sim, pause: PauseState, cancelled: boolean): void {
  if (!sim.recording) return;
  const { call, after } = pause;
  const { operation } = call.caller;
  sim.events.push({
    type: "resume",
    atMs: sim.nowMs,
    operation: operation.id,
    hop: call.hop.id,
    attempt: after.number,
    n: after.n,
    cancelled,
  });
}

export function noteCall(
  sim: Sim,
  call: CallState,
  status: AttemptStatus,
  next: CallEvent["next"],
): void {
  if (!sim.recording) return;
  sim.events.push({
    type: "call",
    atMs: sim.nowMs,
    operation: call.caller.operation.id,
    hop: call.hop.id,
    attempt: call.attempts,
    status,
    attempts: call.attempts,
    next,
  });
}

export function noteAsked(
  sim: Sim,
  record: BreakerRecord,
  call: CallState,
  admitted: boolean | "waits",
  probe: boolean,
  sentAfterWait: boolean | null,
): void {
  if (!sim.recording) return;
  sim.events.push({
    type: "asked",
    atMs: sim.nowMs,
    operation: call.caller.operation.id,
    hop: call.hop.id,
    attempt: call.attempts,
    breaker: record.key,
    admitted: admitted === true,
    probe,
    ...(admitted === "waits" && { waits: true }),
    ...(admitted === true && sentAfterWait !== null && { sent: sentAfterWait }),
    after: breakerState(record.cell),
  });
}

export function noteTold(
  sim: Sim,
  record: BreakerRecord,
  call: CallState,
  status: ToldEvent["status"],
  counted: Counted,
  late: boolean,
  probe: boolean,
): void {
  if (!sim.recording) return;
  sim.events.push({
    type: "told",
    atMs: sim.nowMs,
    operation: call.caller.operation.id,
    hop: call.hop.id,
    attempt: call.attempts,
    breaker: record.key,
    status,
    counted,
    late,
    probe,
    after: breakerState(record.cell),
  });
}

export function noteMove(
  sim: Sim,
  record: BreakerRecord,
  from: BreakerRecord["cell"]["kind"],
  cause: Cause,
  call: CallState | null,
): void {
  if (!sim.recording) return;
  sim.events.push({
    type: "breaker",
    atMs: sim.nowMs,
    operation: call === null ? null : call.caller.operation.id,
    hop: call === null ? null : call.hop.id,
    attempt: call === null ? null : call.attempts,
    breaker: record.key,
    from,
    to: record.cell.kind,
    cause,
    after: breakerState(record.cell),
  });
}

export function noteForced(sim: Sim, record: BreakerRecord, to: "open" | "closed" | null): void {
  if (!sim.recording) return;
  sim.events.push({
    type: "forced",
    atMs: sim.nowMs,
    operation: null,
    hop: null,
    attempt: null,
    breaker: record.key,
    to,
    after: breakerState(record.cell),
  });
}

export function noteRestart(sim: Sim, instance: number | null): void {
  if (!sim.recording) return;
  sim.events.push({
    type: "restart",
    atMs: sim.nowMs,
    operation: null,
    hop: null,
    attempt: null,
    instance,
  });
}
