/** Questions about attempts. */
import type { Attempt, Operation, Run } from "../engine/result";
import type { Answer, AttemptPlace, AttemptsThat, Bar, PlainQuestion } from "./question";

export function attemptAt(
  { operation = 1, hop, attempt = 1, nth = 1 }: AttemptPlace,
  run: Run,
): Attempt | undefined {
  return run.operations[operation - 1]?.attempts.filter(
    (each) => each.hop === hop && each.attempt === attempt,
  )[nth - 1];
}

export function answerOfAttempt(
  question: Extract<PlainQuestion, { kind: "attempt" | "attempt-word" | "attempt-fact" }>,
  run: Run,
): Answer | null {
  const attempt = attemptAt(question, run);
  if (attempt === undefined) return null;
  switch (question.kind) {
    case "attempt": {
      const value = attempt[question.figure];
      return value === null ? null : { unit: "ms", value };
    }
    case "attempt-word": {
      const value = attempt[question.figure];
      if (value === null) return null;
      const isLimit = question.figure === "boundBy" || question.figure === "cutBy";
      return { unit: "word", of: isLimit ? "boundBy" : "attempt", value };
    }
    case "attempt-fact":
      return { unit: "fact", value: attempt[question.figure] };
  }
}

export function attemptsThat(that: AttemptsThat, run: Run): readonly Bar[] {
  return run.operations
    .filter(({ id }) => that.operation === undefined || that.operation === id)
    .flatMap((operation) =>
      operation.attempts
        .filter((attempt) => fits(attempt, that, operation))
        .map(({ n }) => ({ operation: operation.id, n })),
    );
}

function fits(attempt: Attempt, that: AttemptsThat, operation: Operation): boolean {
  const { hop, status, boundBy, started, outcomeUnknown, ghost } = that;
  return (
    (hop === undefined || attempt.hop === hop) &&
    (status === undefined || (attempt.status !== null && status.includes(attempt.status))) &&
    (boundBy === undefined || attempt.boundBy === boundBy) &&
    (started === undefined || attempt.started === started) &&
    (outcomeUnknown === undefined || attempt.outcomeUnknown === outcomeUnknown) &&
    (ghost === undefined || isGhost(attempt, operation) === ghost)
  );
}

/** Its callee was busy after its caller, or anyone further up, had stopped listening. */
function isGhost(attempt: Attempt, { attempts }: Operation): boolean {
  const { calleeStartMs } = attempt;
  if (calleeStartMs === null) return false;
  const calleeEndMs = attempt.calleeEndMs ?? Number.MAX_SAFE_INTEGER;
  let above: Attempt | undefined = attempt;
  while (above !== undefined) {
    if (above.endMs !== null && above.endMs < calleeEndMs) return true;
    const { parent }: Attempt = above;
    above = attempts.find(({ n }) => n === parent);
  }
  return false;
}
