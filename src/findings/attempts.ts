/** The attempts of a run with the operation each belongs to, and how they hang together. */
import type { Attempt, Operation, Run } from "../engine/result";
import type { Ms } from "../engine/scenario";

export interface OwnedAttempt extends Attempt {
  readonly operation: number;
}

/** Those of every operation that `wanted` says yes to, in the order in which they were asked for. */
export function attemptsOf(
  run: Pick<Run, "operations">,
  wanted: (attempt: Attempt, operation: Operation) => boolean,
): readonly OwnedAttempt[] {
  const found: OwnedAttempt[] = [];
  for (const operation of run.operations) {
    for (const attempt of operation.attempts) {
      if (wanted(attempt, operation)) found.push({ ...attempt, operation: operation.id });
    }
  }
  return found;
}

/** The attempts of the operation at the same hop after this one: retries of it, or of a call above it. */
export function laterAtHop(attempt: Attempt, operation: Operation): readonly Attempt[] {
  return operation.attempts.filter((other) => other.hop === attempt.hop && other.n > attempt.n);
}

/** What the callee of attempt `n` asked for. */
export function childrenOf(n: number, operation: Operation): readonly Attempt[] {
  return operation.attempts.filter(({ parent }) => parent === n);
}

/** The attempt and those it was made for, innermost first. */
export function wayUp(attempt: Attempt, operation: Operation): readonly Attempt[] {
  const way: Attempt[] = [];
  let at: Attempt | undefined = attempt;
  while (at !== undefined) {
    way.push(at);
    const { parent }: Attempt = at;
    at = parent === null ? undefined : operation.attempts[parent - 1];
  }
  return way;
}

/** Who on the way up stopped listening first: that attempt; null when all listened to its end. */
export function givenUpFirst(attempt: Attempt, operation: Operation): Attempt | null {
  return wayUp(attempt, operation)
    .filter((one) => one.cutBy !== null || one.status === "cancelled")
    .reduce<Attempt | null>((first, one) => {
      // Of those of one moment the outermost, which comes last, gave up; the others followed.
      return first === null || endOf(one) <= endOf(first) ? one : first;
    }, null);
}

function endOf({ endMs }: Attempt): Ms {
  return endMs ?? Number.POSITIVE_INFINITY;
}
