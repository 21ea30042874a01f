/** A run as one who has seen it up to a step knows it. */
import type { RunEvent } from "../../engine/event";
import type { AttemptView, OperationView } from "../../engine/operationView";
import type { Attempt, Operation, Run } from "../../engine/result";
import type { Ms } from "../../engine/scenario";
import type { Snapshot } from "../../engine/snapshot";

/** The requests that have ended, and what breakers did. */
export function runSoFar(run: Run, { step, atMs }: Pick<Snapshot, "step" | "atMs">): Run {
  const events = run.events.slice(0, step + 1);
  const ended = new Set(
    events.flatMap((event) => (event.type === "finish" ? [event.operation] : [])),
  );
  return {
    ...run,
    endMs: atMs,
    events,
    operations: run.operations.filter(({ id }) => ended.has(id)),
    breakers: Object.fromEntries(
      Object.entries(run.breakers).map(([name, breaker]) => [
        name,
        { ...breaker, transitions: breaker.transitions.filter((turn) => turn.atMs <= atMs) },
      ]),
    ),
  };
}

/**
 * The request at the cursor: the attempts that have begun, as far as they have come. What is left after
 * the latest of them is not said: that is a sum for its reader, as it is in a picture.
 */
export function requestSoFar(run: Run, snapshot: Snapshot): Run {
  const { event, step, atMs, operation: view } = snapshot;
  return {
    ...runSoFar(run, snapshot),
    events: [...run.events.slice(0, step), withoutSum(event)],
    operations: run.operations.map((whole) =>
      view?.id === whole.id ? operationSoFar(whole, view, atMs) : whole,
    ),
  };
}

function withoutSum(event: RunEvent): RunEvent {
  return event.type === "end" ? { ...event, remainingAfterMs: null } : event;
}

function operationSoFar(whole: Operation, view: OperationView, atMs: Ms): Operation {
  const attempts = view.attempts.flatMap((seen) => {
    const made = whole.attempts.find(({ n }) => n === seen.n);
    return made === undefined ? [] : [attemptSoFar(made, seen, atMs)];
  });
  return {
    ...whole,
    endMs: view.finish === null ? atMs : whole.endMs,
    ghostMs: attempts.reduce((sum, attempt) => sum + ghostSoFarMs(attempt, atMs), 0),
    attempts,
    pauses: view.pauses.map(({ after, startMs, endMs, why }) => ({
      after,
      startMs,
      endMs: endMs ?? atMs,
      why,
    })),
    denied: whole.denied.filter(({ after }) => view.denied.some((one) => one.after === after)),
  };
}

/** What is still under way is as if it ended now; a callee that was left goes on. */
function attemptSoFar(made: Attempt, seen: AttemptView, atMs: Ms): Attempt {
  const { endMs, cutBy, calleeEndMs } = seen;
  const { calleeStartMs } = made;
  const left = cutBy !== null || seen.status === "cancelled";
  return {
    ...made,
    started: seen.refused === null,
    status: seen.status,
    endMs: endMs ?? Math.max(atMs, calleeStartMs ?? atMs),
    spentMs: endMs === null ? null : made.spentMs,
    cutBy,
    remainingAfterMs: endMs === null ? null : made.remainingAfterMs,
    outcomeUnknown: seen.outcomeUnknown,
    calleeEndMs:
      calleeEndMs ?? (left || calleeStartMs === null ? null : Math.max(atMs, calleeStartMs)),
    calleeResult: calleeEndMs === null ? null : made.calleeResult,
    calleeDeadlineMs: seen.calleeDeadlineMs,
  };
}

/** How long its callee has gone on since its own caller left. */
function ghostSoFarMs({ cutBy, endMs, calleeStartMs, calleeEndMs }: Attempt, atMs: Ms): Ms {
  if (cutBy === null || endMs === null || calleeStartMs === null) return 0;
  return Math.max(0, (calleeEndMs ?? atMs) - Math.max(endMs, calleeStartMs));
}
