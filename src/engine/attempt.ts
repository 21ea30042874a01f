/** One attempt, from asking for its time to its end as its caller sees it (model, sections 2 and 6). */
import { Order, reserve, schedule } from "./agenda";
import type { Permit } from "./breakerCell";
import { allowedMs, boundBy, remainingMs, usableMs } from "./budget";
import { askBreaker, tellBreaker } from "./circuit";
import { durationMs } from "./duration";
import type { BreakerRefusal, CutBy, EndEvent, RefusedEvent } from "./event";
import { isAnsweredBy, judgeCut } from "./falseTimeout";
import { noteEnd, noteRefused, noteStart } from "./journal";
import { LIMITS } from "./limits";
import type { CallPlan } from "./plan";
import { RunRefused } from "./refusal";
import type { Ms, Response } from "./scenario";
import {
  type AttemptState,
  type BreakerRecord,
  type CallState,
  type Happening,
  later,
  type Sim,
} from "./state";

/** Asks for the next attempt of a call: it starts, or is over at once. */
export function askAttempt(sim: Sim, call: CallState): void {
  if (++sim.attemptsAsked > LIMITS.attempts) {
    throw new RunRefused({ reason: "too_many_attempts", attempts: sim.attemptsAsked });
  }
  call.attempts++;
  const attempt = newAttempt(sim, call);
  call.attempt = attempt;
  if (sim.recording) call.caller.operation.attempts.push(attempt);

  if (attempt.usableMs === 0) {
    refuse(sim, attempt, "deadline_exceeded", "nothing_left");
    return;
  }
  // The breaker is asked only now: a call with no time left must not use up a probe.
  const { breaker } = call;
  if (breaker !== null && call.permit === null) {
    const permit = askBreaker(sim, breaker, attempt, null);
    if (permit === "waits") {
      begin(sim, attempt, false);
      limitAllowed(sim, attempt);
      return;
    }
    if (!takePermit(sim, attempt, breaker, permit)) return;
  }
  start(sim, attempt);
}

/** An attempt that waited for its breaker asks again: it starts, is refused, or waits on. */
export function askAgain(sim: Sim, attempt: AttemptState): void {
  // It may have been cut meanwhile: waiting uses up its time.
  if (!attempt.open) return;
  const { breaker } = attempt.call;
  if (breaker === null) return;
  const permit = askBreaker(sim, breaker, attempt, !isLocal(nextListed(attempt.call)));
  if (permit === "waits") return;
  if (takePermit(sim, attempt, breaker, permit)) start(sim, attempt);
}

/** Keeps the permit where it belongs; false: there was none, and the attempt is refused. */
function takePermit(
  sim: Sim,
  attempt: AttemptState,
  record: BreakerRecord,
  permit: Permit | BreakerRefusal,
): boolean {
  if (typeof permit === "string") {
    attempt.open = false;
    refuse(sim, attempt, "circuit_open", permit);
    return false;
  }
  if (record.cell.rules.placement === "call") attempt.call.permit = permit;
  else attempt.permit = permit;
  return true;
}

function newAttempt(sim: Sim, call: CallState): AttemptState {
  const { caller, hop } = call;
  const reset = hop.retry.resetBudget && call.attempts > 1 && caller.wholeMs !== null;
  const deadlineAtMs = reset ? sim.nowMs + (caller.wholeMs ?? 0) : caller.deadlineAtMs;
  const remaining = deadlineAtMs === null ? null : remainingMs(deadlineAtMs, sim.nowMs);
  const usable =
    remaining === null || !caller.looks
      ? null
      : usableMs(remaining, caller.reserveMs, hop.marginMs);
  return {
    call,
    n: ++caller.operation.attemptsAsked,
    number: call.attempts,
    startMs: sim.nowMs,
    remainingMs: remaining,
    usableMs: usable,
    allowedMs: allowedMs(hop.timeoutMs, usable),
    boundBy: boundBy(hop.timeoutMs, usable),
    deadlineAtMs,
    place: reserve(sim.agenda, LIMIT_PLACES),
    response: null,
    permit: null,
    open: false,
    started: false,
    sent: false,
    connectedAtMs: null,
    readCutAtMs: null,
    status: null,
    endMs: null,
    cutBy: null,
    outcomeUnknown: false,
    retryAfterMs: null,
    calleeStartMs: null,
    calleeEndMs: null,
    calleeResult: null,
    calleeDeadlineMs: null,
    answerAtMs: null,
    verdict: "none",
    busySinceMs: null,
    ghostMs: 0,
    deafAtMs: caller.serving === null ? null : caller.serving.deafAtMs,
    stopHeard: false,
    caller: null,
  };
}

function refuse(
  sim: Sim,
  attempt: AttemptState,
  status: RefusedEvent["status"],
  reason: RefusedEvent["reason"],
): void {
  attempt.status = status;
  attempt.endMs = sim.nowMs;
  const asked = reason === "nothing_left" ? null : attempt.call.breaker;
  noteRefused(sim, attempt, status, reason, asked);
  sim.happen.attemptOver(sim, attempt);
}

/** The answer a hop would give next, were there no outage. */
function nextListed({ hop, hopState, caller }: CallState): Response {
  const place = Math.min(hopState.nextResponse, hop.responses.length - 1);
  const byHand = caller.operation.answers?.get(hop.id)?.[0];
  return byHand ?? hop.responses[place] ?? { durationMs: 0 };
}

function isLocal(response: Response): response is Extract<Response, { readonly result?: unknown }> {
  return "durationMs" in response && response.result === "local";
}

/** What a new attempt is answered with: by hand first, then by an outage, then from the hop's list. */
function takeResponse(sim: Sim, call: CallState): Response {
  const { hop, caller } = call;
  const { answers } = caller.operation;
  const byHand = answers === null ? undefined : answers.get(hop.id)?.shift();
  if (byHand !== undefined) return byHand;
  const listed = nextListed(call);
  call.hopState.nextResponse++;
  return sim.plan.outages.length === 0 ? listed : (duringOutage(sim, hop, listed) ?? listed);
}

/** An outage's answer to a request that reaches the callee in its time; null when none does. */
function duringOutage(sim: Sim, hop: CallPlan, listed: Response): Response | null {
  if (isLocal(listed)) return null;
  const connectMs = listed.connectMs ?? 0;
  const reachesAtMs = sim.nowMs + connectMs + hop.networkMs;
  const outage = sim.plan.outages.find(
    (one) => one.hop === hop.id && one.fromMs <= reachesAtMs && reachesAtMs < one.toMs,
  );
  if (outage === undefined) return null;
  return { durationMs: outage.durationMs, result: outage.result, connectMs };
}

/** Its time begins to run: what it was allowed counts from here. */
function begin(sim: Sim, attempt: AttemptState, sent: boolean): void {
  attempt.open = true;
  noteStart(sim, attempt, sent);
}

function start(sim: Sim, attempt: AttemptState): void {
  const response = takeResponse(sim, attempt.call);
  attempt.response = response;
  attempt.started = true;
  // One that waited for its breaker has begun already.
  const waited = attempt.open;
  if (!waited) begin(sim, attempt, !isLocal(response));
  send(sim, attempt, response);
  if (!waited) limitAllowed(sim, attempt);
}

function limitAllowed(sim: Sim, attempt: AttemptState): void {
  const { open, startMs, allowedMs } = attempt;
  if (!open || allowedMs === null) return;
  const atMs = startMs + allowedMs;
  // An answer that is known to be there by then leaves nothing to cut.
  if (isAnsweredBy(attempt, atMs)) return;
  limitAt(sim, attempt, atMs, Limit.allowed, limit);
}

function send(sim: Sim, attempt: AttemptState, response: Response): void {
  const { hop, hopState } = attempt.call;
  if (isLocal(response)) {
    const takes = durationMs(sim, hop.id, hopState, response.durationMs);
    later(sim, sim.nowMs + takes, Order.answer, 0, localFault, attempt);
    return;
  }
  const connectMs = response.connectMs ?? 0;
  if (connectMs === 0) {
    connected(sim, attempt);
    return;
  }
  if (hop.connectTimeoutMs !== null) {
    const atMs = sim.nowMs + hop.connectTimeoutMs;
    limitAt(sim, attempt, atMs, Limit.connect, connectLimit);
  }
  later(sim, sim.nowMs + connectMs, Order.answer, 0, connected, attempt);
}

/** Connected: the request is sent, and silence begins. */
function connected(sim: Sim, attempt: AttemptState): void {
  if (!attempt.open) return;
  const { hop, hopState, breaker } = attempt.call;
  attempt.sent = true;
  attempt.connectedAtMs = sim.nowMs;
  hopState.calls++;
  if (breaker !== null) breaker.dependencyCalls++;
  if (hop.readTimeoutMs !== null) armReadTimeout(sim, attempt, hop.readTimeoutMs);
  if (hop.networkMs === 0) sim.happen.received(sim, attempt);
  else later(sim, sim.nowMs + hop.networkMs, Order.arrival, 0, sim.happen.received, attempt);
}

function armReadTimeout(sim: Sim, attempt: AttemptState, readMs: Ms): void {
  attempt.readCutAtMs = sim.nowMs + readMs;
  limitAt(sim, attempt, attempt.readCutAtMs, Limit.read, readLimit);
}

/** The limits of an attempt, in their order at a tie; all have their places from its start. */
const Limit = { allowed: 0, connect: 1, read: 2 } as const;
const LIMIT_PLACES = 3;

function limitAt(
  sim: Sim,
  attempt: AttemptState,
  atMs: Ms,
  limit: 0 | 1 | 2,
  what: Happening<AttemptState>,
): void {
  const { depth } = attempt.call.caller;
  schedule(sim.agenda, attempt.place + limit, atMs, Order.cut, depth, what, attempt);
}

function localFault(sim: Sim, attempt: AttemptState): void {
  if (!attempt.open) return;
  const { response } = attempt;
  if (response !== null && "durationMs" in response) {
    attempt.retryAfterMs = response.retryAfterMs ?? null;
  }
  endAttempt(sim, attempt, "local", null);
}

/** The first of several bytes is at the caller: the silence is broken, and gaps between them begin. */
export function firstByte(sim: Sim, attempt: AttemptState): void {
  if (!attempt.open) return;
  attempt.readCutAtMs = null;
  const { call, response } = attempt;
  const { readTimeoutMs } = call.hop;
  const gapMs = response !== null && "durationMs" in response ? (response.body?.gapMs ?? 0) : 0;
  if (readTimeoutMs !== null && gapMs > readTimeoutMs) {
    armReadTimeout(sim, attempt, readTimeoutMs);
  }
}

/** The whole answer is at the caller. */
export function lastByte(sim: Sim, attempt: AttemptState): void {
  if (!attempt.open) return;
  const result = attempt.calleeResult;
  if (result !== null) endAttempt(sim, attempt, result, null);
}

/** The limit of what was allowed. */
function limit(sim: Sim, attempt: AttemptState): void {
  if (!attempt.open) return;
  if (attempt.boundBy === "own") endAttempt(sim, attempt, "timeout", "own");
  else endAttempt(sim, attempt, "deadline_exceeded", "budget");
}

function connectLimit(sim: Sim, attempt: AttemptState): void {
  if (attempt.open && attempt.connectedAtMs === null) {
    endAttempt(sim, attempt, "timeout", "connect");
  }
}

function readLimit(sim: Sim, attempt: AttemptState): void {
  if (attempt.open && attempt.readCutAtMs === sim.nowMs) {
    endAttempt(sim, attempt, "timeout", "read");
  }
}

/** An attempt ends for its caller. `cutBy` null and not `cancelled`: by its answer. */
export function endAttempt(
  sim: Sim,
  attempt: AttemptState,
  status: EndEvent["status"],
  cutBy: CutBy | null,
): void {
  const { call } = attempt;
  const { breaker } = call;
  attempt.open = false;
  attempt.status = status;
  attempt.endMs = sim.nowMs;
  attempt.cutBy = cutBy;
  if (cutBy !== null) judgeCut(sim, attempt);
  if ((cutBy !== null || status === "cancelled") && attempt.sent) giveUp(sim, attempt);
  noteEnd(sim, attempt, status, cutBy);
  if (breaker !== null && attempt.permit !== null) {
    const spentMs = sim.nowMs - attempt.startMs;
    tellBreaker(sim, breaker, call, attempt.permit, status, heardRetryAfterMs(attempt), spentMs);
  }
  sim.happen.attemptOver(sim, attempt);
}

/** The caller no longer listens to a request that it sent. */
function giveUp(sim: Sim, attempt: AttemptState): void {
  const { call } = attempt;
  if (call.hop.effect === "write") {
    attempt.outcomeUnknown = true;
    call.outcomeUnknown = true;
  }
  deafen(attempt, sim.nowMs);
  if (call.hop.stopsOnCancel && attempt.calleeEndMs === null) {
    const heardAtMs = sim.nowMs + call.hop.networkMs;
    later(sim, heardAtMs, Order.cut, call.caller.depth, sim.happen.calleeCancelled, attempt);
  }
}

function deafen(attempt: AttemptState, atMs: Ms): void {
  if (attempt.deafAtMs === null) attempt.deafAtMs = atMs;
  if (attempt.caller === null) return;
  for (const call of attempt.caller.calls) if (call.attempt !== null) deafen(call.attempt, atMs);
}

/** The Retry-After of an answer that its caller heard; null when there was none. */
export function heardRetryAfterMs(attempt: AttemptState): Ms | null {
  const heard = attempt.cutBy === null && attempt.status !== "cancelled";
  return heard ? attempt.retryAfterMs : null;
}
