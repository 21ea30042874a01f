/** Questions about a run, as a lesson file has them. */
import { exactOptional } from "valibot";
import { LIMITS } from "../engine/limits";
import { exactly, id, moment, oneOf, type Shape, whole, yesNo } from "./scalarShapes";
import { frame } from "./scenarioGrammar";
import { byKind, closed, list } from "./shapes";

/** What a shape reads. */
export type Of<S> = S extends Shape<infer T> ? T : never;

/** `byKind`, for shapes that each read something else. */
export function kinds<const K extends { readonly [kind: string]: Shape<unknown> }>(
  shapes: K,
): Shape<Of<K[keyof K]>> {
  return byKind(shapes as { readonly [kind: string]: Shape<Of<K[keyof K]>> });
}

/** More runs than this belong to the page's own panel, which can be stopped. */
const MOST_RUNS = 2_000;
const MOST_POINTS = 60;
const MOST_TERMS = 10;

const ATTEMPT_STATUSES = [
  "ok",
  "unavailable",
  "rate_limited",
  "rejected",
  "local",
  "timeout",
  "deadline_exceeded",
  "circuit_open",
  "cancelled",
] as const;
const OPERATION_STATUSES = [
  "ok",
  "degraded",
  "deferred",
  "failed",
  "pending",
  "cancelled",
] as const;

const operation = exactOptional(whole(1, LIMITS.arrivals));
const nth = exactOptional(whole(1, LIMITS.attempts));
const place = { operation, hop: id, attempt: exactOptional(whole(1, LIMITS.maxAttempts)), nth };
const runs = whole(1, MOST_RUNS);

export const attemptsThat = closed({
  operation,
  hop: exactOptional(id),
  status: exactOptional(list(oneOf(ATTEMPT_STATUSES), 1, ATTEMPT_STATUSES.length)),
  boundBy: exactOptional(oneOf(["own", "budget", "nothing"])),
  started: exactOptional(yesNo),
  outcomeUnknown: exactOptional(yesNo),
  ghost: exactOptional(yesNo),
});

const PLAIN = {
  attempt: closed({
    kind: exactly("attempt"),
    ...place,
    figure: oneOf([
      "allowedMs",
      "ownTimeoutMs",
      "remainingMs",
      "usableMs",
      "spentMs",
      "remainingAfterMs",
      "startMs",
      "endMs",
      "calleeStartMs",
      "calleeEndMs",
      "calleeDeadlineMs",
    ]),
  }),
  "attempt-word": closed({
    kind: exactly("attempt-word"),
    ...place,
    figure: oneOf(["status", "boundBy", "cutBy", "calleeResult"]),
  }),
  "attempt-fact": closed({
    kind: exactly("attempt-fact"),
    ...place,
    figure: oneOf(["started", "outcomeUnknown"]),
  }),
  attempts: closed({ kind: exactly("attempts"), that: attemptsThat }),
  "which-attempt": closed({ kind: exactly("which-attempt"), that: attemptsThat }),
  operation: closed({
    kind: exactly("operation"),
    figure: oneOf(["startMs", "endMs", "tookMs", "lateMs", "ghostMs"]),
    operation,
  }),
  "operation-word": closed({
    kind: exactly("operation-word"),
    figure: oneOf(["status", "failedHop", "failedStatus"]),
    operation,
  }),
  operations: closed({
    kind: exactly("operations"),
    status: exactOptional(list(oneOf(OPERATION_STATUSES), 1, OPERATION_STATUSES.length)),
    late: exactOptional(yesNo),
  }),
  total: closed({ kind: exactly("total"), figure: oneOf(["ghostMs", "lateMs"]) }),
  longest: closed({ kind: exactly("longest") }),
  calls: closed({ kind: exactly("calls"), hop: id }),
  moment: closed({ kind: exactly("moment"), frame }),
  pause: closed({ kind: exactly("pause"), hop: id, operation, nth }),
  breaker: closed({
    kind: exactly("breaker"),
    breaker: id,
    figure: oneOf(["dependencyCalls", "refused", "probesOk", "probesFailed", "failures", "opened"]),
  }),
  "breaker-state": closed({ kind: exactly("breaker-state"), breaker: id, atMs: moment }),
  turn: closed({
    kind: exactly("turn"),
    breaker: id,
    to: oneOf(["closed", "open", "half-open"]),
    nth,
  }),
  "operation-setting": closed({
    kind: exactly("operation-setting"),
    figure: oneOf(["deadlineMs", "reserveMs", "finishMs"]),
  }),
  "hop-setting": closed({
    kind: exactly("hop-setting"),
    hop: id,
    figure: oneOf([
      "timeoutMs",
      "marginMs",
      "networkMs",
      "clockSkewMs",
      "maxBudgetMs",
      "maxAttempts",
      "pauseMs",
      "answerMs",
    ]),
  }),
  "breaker-setting": closed({
    kind: exactly("breaker-setting"),
    breaker: id,
    figure: oneOf(["openMs", "threshold", "permits", "successesToClose"]),
  }),
  chance: closed({
    kind: exactly("chance"),
    figure: oneOf(["p50", "p95", "p99", "inTime", "failed", "falseTimeouts"]),
    runs,
  }),
  knee: closed({ kind: exactly("knee"), runs, points: whole(3, MOST_POINTS) }),
};

/** A term of a sum: a question that stands by itself. */
export const plainQuestion = kinds(PLAIN);

export const question = kinds({
  ...PLAIN,
  sum: closed({ kind: exactly("sum"), of: list(plainQuestion, 1, MOST_TERMS) }),
  product: closed({ kind: exactly("product"), of: list(plainQuestion, 1, MOST_TERMS) }),
  less: closed({
    kind: exactly("less"),
    from: plainQuestion,
    take: list(plainQuestion, 1, MOST_TERMS),
  }),
});
