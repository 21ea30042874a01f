/** Where a request's axis ends. */

import { deadlineAtMs } from "../engine/arrivals";
import type { Plan } from "../engine/plan";
import type { Operation } from "../engine/result";
import type { Ms } from "../engine/scenario";
import { niceEndMs } from "./axis";

/** A little room behind the last moment that counts. */
const ROOM = 1.02;
/** An own timeout of 10 s on a budget of 800 ms must not crush the picture. */
const MOST = 1.5;
/** Ghost work of nested calls is what such a picture is about: it is shown further. */
const MOST_NESTED = 4;

/** For a request that took no time at all: the scale on which its calls would have waited. */
function longestOwnMs({ hops }: Plan): Ms {
  return hops.reduce((most, hop) => Math.max(most, (hop.kind === "call" && hop.timeoutMs) || 0), 0);
}

/**
 * Holds the deadline and the answer; and what is past them (own timeouts, ghost work) as far as
 * `MOST` times that. From the whole request, so that it stands still while stepping.
 */
export function requestEndMs(operation: Operation, plan: Plan): Ms {
  const { startMs } = operation;
  const tookMs = operation.endMs - startMs;
  const deadlineMs = (deadlineAtMs(plan, startMs) ?? startMs) - startMs;
  const past = operation.attempts.flatMap((attempt) =>
    attempt.started
      ? [
          attempt.startMs - startMs + (attempt.ownTimeoutMs ?? 0),
          (attempt.calleeEndMs ?? attempt.startMs) - startMs,
        ]
      : [],
  );
  const pastMs = past.reduce((most, ms) => Math.max(most, ms), 0);
  const nested = operation.attempts.some(({ parent }) => parent !== null);
  const ghostMs = operation.attempts.reduce(
    (most, { calleeEndMs }) => Math.max(most, (calleeEndMs ?? startMs) - startMs),
    0,
  );
  const countsMs = Math.max(tookMs, deadlineMs) || pastMs || longestOwnMs(plan);
  const shownMs = Math.max(countsMs * ROOM, Math.min(pastMs, countsMs * MOST));
  return niceEndMs(
    nested ? Math.max(shownMs, Math.min(ghostMs * ROOM, countsMs * MOST_NESTED)) : shownMs,
  );
}
