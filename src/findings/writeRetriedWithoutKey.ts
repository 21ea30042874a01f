import { setHop } from "../engine/edit";
import { attemptsOf, laterInCall } from "./attempts";
import { callsOf } from "./caps";
import type { Rule } from "./finding";

/** A write that may be sent more than once with nothing that tells the copies apart. */
export const writeRetriedWithoutKey: Rule<"write-retried-without-key"> = (_scenario, run, plan) =>
  callsOf(plan.hops)
    .filter((hop) => hop.effect === "write" && !hop.idempotencyKey && hop.retry.maxAttempts > 1)
    .map((hop) => {
      const repeated = attemptsOf(
        run,
        (attempt, operation) =>
          attempt.hop === hop.id &&
          attempt.outcomeUnknown &&
          laterInCall(attempt, operation).some((later) => later.started),
      );
      return {
        rule: "write-retried-without-key",
        severity: repeated.length > 0 ? "error" : "warning",
        hop: hop.id,
        operation: repeated[0]?.operation ?? null,
        attempt: repeated[0]?.attempt ?? null,
        figures: {
          name: hop.name,
          maxAttempts: hop.retry.maxAttempts,
          times: repeated.length,
        },
        fix: (scenario) => setHop(scenario, hop.id, { idempotencyKey: true }),
      };
    });
