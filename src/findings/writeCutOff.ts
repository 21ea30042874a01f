import { attemptsOf, laterAtHop } from "./attempts";
import { byHop } from "./byHop";
import { callsOf } from "./caps";
import type { Rule } from "./finding";

/**
 * Writes of this run whose outcome nobody knows. One with an idempotency key that was sent again and
 * then answered is settled: the key has done its work.
 */
export const writeCutOff: Rule<"write-cut-off"> = (_scenario, run, plan) => {
  const hops = new Map(callsOf(plan.hops).map((hop) => [hop.id, hop]));
  const cut = attemptsOf(run, (attempt, operation) => {
    if (!attempt.outcomeUnknown) return false;
    const keyed = hops.get(attempt.hop)?.idempotencyKey === true;
    return !keyed || !laterAtHop(attempt, operation).some((later) => later.status === "ok");
  });
  return byHop(cut).map(([hop, first, all]) => {
    const keyed = hops.get(hop)?.idempotencyKey === true;
    return {
      rule: "write-cut-off",
      severity: keyed ? "warning" : "error",
      hop,
      operation: first.operation,
      attempt: first.attempt,
      figures: {
        name: hops.get(hop)?.name ?? hop,
        times: all.length,
        spentMs: first.spentMs ?? 0,
        key: keyed ? "yes" : "no",
      },
    };
  });
};
