import { breakerNameFor, breakerNames } from "../../engine/breakerReplay";
import type { Plan } from "../../engine/plan";
import type { Snapshot } from "../../engine/snapshot";

/**
 * The breaker that the cursor is about: the step's own, its hop's, else the one last asked in this
 * request, else the first; that of the request's instance. Null when there is none.
 */
export function breakerAt(plan: Plan, { event, operation }: Snapshot): string | null {
  const named = (key: string) => breakerNameFor(plan, key, operation?.id ?? 1);
  if ("breaker" in event && event.breaker !== null) return event.breaker;
  const hop = plan.hops.find(({ id }) => id === event.hop);
  if (hop?.kind === "call" && hop.breaker !== null) return named(hop.breaker);
  const asked = operation?.attempts.findLast((attempt) => attempt.breaker !== null);
  if (asked?.breaker) return named(asked.breaker);
  return breakerNames(plan)[0] ?? null;
}
