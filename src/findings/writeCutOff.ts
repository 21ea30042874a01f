import type { Attempt, Operation } from "../engine/result";
import { attemptsOf, laterAtHop, type OwnedAttempt } from "./attempts";
import { byHop } from "./byHop";
import { callsOf } from "./caps";
import type { PausingRule } from "./finding";
import { stretches } from "./stretches";

/**
 * Writes of this run whose outcome nobody knows. One with an idempotency key that was sent again and
 * then answered is settled: the key has done its work.
 */
export const writeCutOff: PausingRule<"write-cut-off"> = function* (_scenario, run, plan) {
  const hops = new Map(callsOf(plan.hops).map((hop) => [hop.id, hop]));
  const isCut = (attempt: Attempt, operation: Operation) => {
    if (!attempt.outcomeUnknown) return false;
    const keyed = hops.get(attempt.hop)?.idempotencyKey === true;
    return !keyed || !laterAtHop(attempt, operation).some((later) => later.status === "ok");
  };
  const cut: OwnedAttempt[] = [];
  for (const operations of stretches(run.operations)) {
    for (const attempt of attemptsOf({ operations }, isCut)) cut.push(attempt);
    yield;
  }
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
