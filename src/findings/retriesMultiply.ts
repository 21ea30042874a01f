import { setHop } from "../engine/edit";
import { findHop } from "../engine/hopTree";
import type { CallPlan } from "../engine/plan";
import type { Run } from "../engine/result";
import type { Scenario } from "../engine/scenario";
import type { FindingOf, Rule } from "./finding";
import { type Place, placesOf } from "./places";

/** Several layers above a dependency retry, so the attempts at it are their product. */
export const retriesMultiply: Rule<"retries-multiply"> = (_scenario, run, plan) => {
  const places = placesOf(plan);
  return places.flatMap((place) => {
    const layers = [...place.callers, place.hop].filter(retries);
    // The innermost layer speaks for all of them.
    const isLast = !places.some(({ hop, callers }) => callers.includes(place.hop) && retries(hop));
    if (layers.length < 2 || !retries(place.hop) || !isLast) return [];
    return [ofPlace(place, layers, places, run)];
  });
};

function retries(hop: CallPlan): boolean {
  return hop.retry.maxAttempts > 1;
}

function ofPlace(
  { hop }: Place,
  layers: readonly CallPlan[],
  places: readonly Place[],
  run: Run,
): FindingOf<"retries-multiply"> {
  const { most, operation } = mostCalls(hop.id, run);
  const happened = most > hop.retry.maxAttempts;
  // Callers that look at a deadline deny what does not fit.
  const isBounded = places.every(({ hop: one, usableMs }) => {
    return !layers.includes(one) || usableMs !== null;
  });
  const upper = layers.filter((layer) => layer !== hop).map(({ id }) => id);
  return {
    rule: "retries-multiply",
    severity: happened && !isBounded ? "error" : "warning",
    hop: hop.id,
    operation: happened ? operation : null,
    attempt: null,
    figures: {
      name: hop.name,
      layers: layers.length,
      names: layers.map((layer) => layer.name).join(", "),
      factors: layers.map((layer) => layer.retry.maxAttempts).join(" × "),
      product: layers.reduce((product, layer) => product * layer.retry.maxAttempts, 1),
      calls: most,
    },
    fix: (scenario) => upper.reduce(withoutRetry, scenario),
  };
}

/** The most attempts that one operation of this run sent to the hop. */
function mostCalls(hopId: string, run: Run) {
  let most = 0;
  let operation: number | null = null;
  for (const { id, attempts } of run.operations) {
    const calls = attempts.filter((attempt) => attempt.hop === hopId && attempt.started).length;
    if (calls > most) {
      most = calls;
      operation = id;
    }
  }
  return { most, operation };
}

function withoutRetry(scenario: Scenario, hopId: string): Scenario {
  return findHop(scenario.hops, hopId)?.kind === "call"
    ? setHop(scenario, hopId, { retry: undefined })
    : scenario;
}
