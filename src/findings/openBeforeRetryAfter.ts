import { setBreaker } from "../engine/edit";
import type { BreakerPlan, Plan } from "../engine/plan";
import type { Arrival, Arrivals, Ms, Response } from "../engine/scenario";
import { callsOf } from "./caps";
import type { Rule } from "./finding";

/** A breaker that probes again before the moment that an answer of its dependency asks to wait for. */
export const openBeforeRetryAfter: Rule<"open-before-retry-after"> = (scenario, _run, plan) =>
  Object.values(plan.breakers).flatMap((breaker) => {
    const asked = longestAsked(breaker, plan, scenario.arrivals);
    if (asked === null || asked.retryAfterMs <= breaker.openMs) return [];
    return [
      {
        rule: "open-before-retry-after",
        // When it is honoured the dependency is spared all the same.
        severity: breaker.honourRetryAfter ? "info" : "warning",
        hop: asked.hop,
        operation: null,
        attempt: null,
        figures: {
          name: asked.name,
          breaker: breaker.key,
          openMs: breaker.openMs,
          retryAfterMs: asked.retryAfterMs,
          honoured: breaker.honourRetryAfter ? "yes" : "no",
        },
        fix: (edited) => setBreaker(edited, breaker.key, { openMs: asked.retryAfterMs }),
      },
    ];
  });

interface Asked {
  readonly hop: string;
  readonly name: string;
  readonly retryAfterMs: Ms;
}

function longestAsked(breaker: BreakerPlan, plan: Plan, arrivals: Arrivals): Asked | null {
  const given = byHand(arrivals);
  return callsOf(plan.hops)
    .filter((hop) => hop.breaker === breaker.key)
    .flatMap(({ id, name, responses }) =>
      [...responses, ...given.flatMap((answers) => answers[id] ?? [])].flatMap((response) =>
        "retryAfterMs" in response && response.retryAfterMs !== undefined
          ? [{ hop: id, name, retryAfterMs: response.retryAfterMs }]
          : [],
      ),
    )
    .reduce<Asked | null>((most, one) => {
      return most === null || one.retryAfterMs > most.retryAfterMs ? one : most;
    }, null);
}

function byHand(arrivals: Arrivals): readonly { readonly [hop: string]: readonly Response[] }[] {
  if (!("map" in arrivals)) return [];
  return arrivals.flatMap((arrival: Arrival) =>
    typeof arrival === "number" || arrival.answers === undefined ? [] : [arrival.answers],
  );
}
