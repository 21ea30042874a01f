/**
 * False timeouts: attempts that a limit ended although their answer, an `ok`, would have been at their
 * caller by the operation's deadline (at any time, where there is none). Nothing here changes a run.
 *
 * A limit is the caller's cut, or the callee's own stop at the deadline that it believes. A callee
 * without calls draws its duration when the request reaches it, so its answer is known exactly; one that
 * was never reached is judged by its hop's next draw. A callee with calls is known when it works on to
 * its end in spite of the cut; one that stops leaves it undecided.
 */
import { nextDurationMs } from "./duration";
import type { Ms, Response } from "./scenario";
import type { AttemptState, Sim } from "./state";

type Answered = Extract<Response, { readonly durationMs: unknown }>;

/** What the callee answers with, when that is `ok`: else there is nothing to be missed. */
function okAnswer(attempt: AttemptState): Answered | null {
  const { response } = attempt;
  if (response === null || !("durationMs" in response)) return null;
  return isOk(response) ? response : null;
}

const isOk = ({ result = "ok" }: Answered) => result === "ok";

/** When an answer that is ready at `readyAtMs` is at its caller to the last byte. */
function heardAtMs(attempt: AttemptState, answer: Answered, readyAtMs: Ms): Ms {
  const { body } = answer;
  const bodyMs = body === undefined ? 0 : (body.chunks - 1) * body.gapMs;
  return readyAtMs + bodyMs + attempt.call.hop.networkMs;
}

/** The callee has drawn how long it takes. */
export function planAnswer(attempt: AttemptState, answer: Answered, readyAtMs: Ms): void {
  if (attempt.call.hop.calls.length > 0) return;
  attempt.answerAtMs = heardAtMs(attempt, answer, readyAtMs);
  if (attempt.verdict === "open" && isOk(answer)) settle(attempt, attempt.answerAtMs);
}

/** Whether the answer is known to be at its caller by then, unless something ends it before. */
export function isAnsweredBy({ answerAtMs }: AttemptState, atMs: Ms): boolean {
  return answerAtMs !== null && answerAtMs <= atMs;
}

/** The caller cut the attempt. */
export function judgeCut(sim: Sim, attempt: AttemptState): void {
  if (attempt.verdict !== "none") return;
  open(attempt);
  if (attempt.calleeStartMs === null) {
    // A request on the wire will be judged when it arrives.
    if (!attempt.sent) judgeUnreached(sim, attempt);
  } else if (attempt.calleeEndMs !== null) judgeEnd(sim, attempt);
  else judgeUnderWay(attempt);
}

/** The callee stops at the deadline that it believes, or finds on arrival that it has passed. */
export function judgeStop(sim: Sim, attempt: AttemptState, begun: boolean): void {
  if (attempt.verdict === "none" && attempt.open) open(attempt);
  if (attempt.verdict !== "open") return;
  if (!begun) judgeUnreached(sim, attempt);
  else {
    judgeUnderWay(attempt);
    if (attempt.verdict === "open") leaveUndecided(attempt);
  }
}

/** The callee is through: what it answered is known now. */
export function judgeEnd(sim: Sim, attempt: AttemptState): void {
  const { calleeResult, calleeEndMs, call } = attempt;
  if (attempt.verdict !== "open" || calleeEndMs === null) return;
  if (calleeResult === "ok") settle(attempt, calleeEndMs + call.hop.networkMs);
  else if (calleeResult === "cancelled" && calleeEndMs === attempt.calleeStartMs)
    judgeUnreached(sim, attempt);
  else if (calleeResult === "cancelled" || calleeResult === "deadline_exceeded")
    leaveUndecided(attempt);
  else attempt.verdict = "given";
}

function judgeUnderWay(attempt: AttemptState): void {
  if (okAnswer(attempt) === null) attempt.verdict = "given";
  else if (attempt.answerAtMs !== null) settle(attempt, attempt.answerAtMs);
}

/** It never began: the hop's next draw says how long it would have taken. */
function judgeUnreached(sim: Sim, attempt: AttemptState): void {
  const { hop, hopState } = attempt.call;
  const answer = okAnswer(attempt);
  if (answer === null) {
    attempt.verdict = "given";
    return;
  }
  if (hop.calls.length > 0) {
    leaveUndecided(attempt);
    return;
  }
  const arrivesAtMs = attempt.startMs + (answer.connectMs ?? 0) + hop.networkMs;
  const takes = nextDurationMs(sim, hop.id, hopState, answer.durationMs);
  settle(attempt, heardAtMs(attempt, answer, arrivesAtMs + takes));
}

function open(attempt: AttemptState): void {
  attempt.verdict = "open";
  attempt.call.caller.operation.cuts++;
}

function leaveUndecided(attempt: AttemptState): void {
  attempt.verdict = "given";
  attempt.call.caller.operation.undecidedCuts++;
}

function settle(attempt: AttemptState, atMs: Ms): void {
  attempt.verdict = "given";
  const { operation } = attempt.call.caller;
  if (operation.deadlineAtMs === null || atMs <= operation.deadlineAtMs) operation.falseTimeouts++;
}
