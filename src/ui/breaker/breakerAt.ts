import type { Plan } from "../../engine/plan";
import type { Snapshot } from "../../engine/snapshot";

/**
 * The breaker that the cursor is about: the step's own, its hop's, else the one last asked in this
 * request, else the first. Null when there is none.
 */
export function breakerAt(plan: Plan, { event, operation }: Snapshot): string | null {
  if ("breaker" in event && event.breaker !== null) return event.breaker;
  const hop = plan.hops.find(({ id }) => id === event.hop);
  if (hop?.kind === "call" && hop.breaker !== null) return hop.breaker;
  const asked = operation?.attempts.findLast((attempt) => attempt.breaker !== null);
  return asked?.breaker ?? Object.keys(plan.breakers)[0] ?? null;
}
