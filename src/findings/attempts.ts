/** The attempts of a run with the operation each belongs to. */
import type { Attempt, Operation, Run } from "../engine/result";

export interface OwnedAttempt extends Attempt {
  readonly operation: number;
}

/** Those of every operation that `wanted` says yes to, in the order in which they were asked for. */
export function attemptsOf(
  run: Run,
  wanted: (attempt: Attempt, operation: Operation) => boolean,
): readonly OwnedAttempt[] {
  return run.operations.flatMap((operation) =>
    operation.attempts
      .filter((attempt) => wanted(attempt, operation))
      .map((attempt) => ({ ...attempt, operation: operation.id })),
  );
}

/** The attempts after this one in the same call. */
export function laterInCall(attempt: Attempt, operation: Operation): readonly Attempt[] {
  return operation.attempts.filter(
    (other) =>
      other.hop === attempt.hop &&
      other.parent === attempt.parent &&
      other.attempt > attempt.attempt,
  );
}
