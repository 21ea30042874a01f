import { setHop } from "../engine/edit";
import type { Attempt, Operation } from "../engine/result";
import { attemptsOf, laterAtHop } from "./attempts";
import type { Rule } from "./finding";
import { placesOf } from "./places";

/** A write that may be sent more than once, by its own retries or those above, with nothing that tells the copies apart. */
export const writeRetriedWithoutKey: Rule<"write-retried-without-key"> = (_scenario, run, plan) =>
  placesOf(plan)
    .map(({ hop, callers }) => ({
      hop,
      maxAttempts: [...callers, hop].reduce((count, one) => count * one.retry.maxAttempts, 1),
    }))
    .filter(({ hop, maxAttempts }) => {
      return hop.effect === "write" && !hop.idempotencyKey && maxAttempts > 1;
    })
    .map(({ hop, maxAttempts }) => {
      const repeated = attemptsOf(
        run,
        (attempt, operation) => attempt.hop === hop.id && isRepeated(attempt, operation),
      );
      return {
        rule: "write-retried-without-key",
        severity: repeated.length > 0 ? "error" : "warning",
        hop: hop.id,
        operation: repeated[0]?.operation ?? null,
        attempt: repeated[0]?.attempt ?? null,
        figures: { name: hop.name, maxAttempts, times: repeated.length },
        fix: (scenario) => setHop(scenario, hop.id, { idempotencyKey: true }),
      };
    });

/** It was written, or may have been, and was sent again. */
function isRepeated(attempt: Attempt, operation: Operation): boolean {
  if (!attempt.outcomeUnknown && attempt.calleeResult !== "ok") return false;
  return laterAtHop(attempt, operation).some((later) => later.started);
}
