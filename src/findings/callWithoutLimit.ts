import { callsOf } from "./caps";
import type { Rule } from "./finding";

/** A call of the edge with no timeout of its own, and no deadline that its caller looks at. */
export const callWithoutLimit: Rule<"call-without-limit"> = (_scenario, _run, plan) => {
  if (plan.budget === "shared" && plan.deadlineMs !== null) return [];
  return callsOf(plan.edge)
    .filter((hop) => hop.timeoutMs === null)
    .map((hop) => ({
      rule: "call-without-limit",
      severity: "error",
      hop: hop.id,
      operation: null,
      attempt: null,
      figures: { name: hop.name },
    }));
};
