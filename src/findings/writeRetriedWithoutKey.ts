import { setHop } from "../engine/edit";
import type { CallPlan } from "../engine/plan";
import type { Attempt, Operation } from "../engine/result";
import { attemptsOf, laterAtHop, type OwnedAttempt } from "./attempts";
import type { FindingOf, PausingRule } from "./finding";
import { placesOf } from "./places";
import { stretches } from "./stretches";

type Found = FindingOf<"write-retried-without-key">;

/** A write that may be sent more than once, by its own retries or those above, with nothing that tells the copies apart. */
export const writeRetriedWithoutKey: PausingRule<"write-retried-without-key"> = function* (
  _scenario,
  run,
  plan,
) {
  const found: Found[] = [];
  for (const { hop, callers } of placesOf(plan)) {
    const maxAttempts = [...callers, hop].reduce((count, one) => count * one.retry.maxAttempts, 1);
    if (hop.effect !== "write" || hop.idempotencyKey || maxAttempts === 1) continue;
    const repeated: OwnedAttempt[] = [];
    for (const operations of stretches(run.operations)) {
      const some = attemptsOf(
        { operations },
        (attempt, operation) => attempt.hop === hop.id && isRepeated(attempt, operation),
      );
      for (const attempt of some) repeated.push(attempt);
      yield;
    }
    found.push(finding(hop, maxAttempts, repeated));
  }
  return found;
};

function finding(hop: CallPlan, maxAttempts: number, repeated: readonly OwnedAttempt[]): Found {
  return {
    rule: "write-retried-without-key",
    severity: repeated.length > 0 ? "error" : "warning",
    hop: hop.id,
    operation: repeated[0]?.operation ?? null,
    attempt: repeated[0]?.attempt ?? null,
    figures: { name: hop.name, maxAttempts, times: repeated.length },
    fix: (scenario) => setHop(scenario, hop.id, { idempotencyKey: true }),
  };
}

/** It was written, or may have been, and was sent again. */
function isRepeated(attempt: Attempt, operation: Operation): boolean {
  if (!attempt.outcomeUnknown && attempt.calleeResult !== "ok") return false;
  return laterAtHop(attempt, operation).some((later) => later.started);
}
