/** What in a scenario is left to chance: without any of it, every seed gives the same run. */
import { flatHops } from "../engine/hopTree";
import type { Arrival, Arrivals, Duration, Hop, Response, Scenario } from "../engine/scenario";

export type ChanceSource =
  | { readonly kind: "duration" | "jitter" | "outage"; readonly name: string }
  | { readonly kind: "arrivals" | "byHand" };

export function chanceSources(scenario: Scenario): readonly ChanceSource[] {
  const hops = flatHops(scenario.hops);
  const drawn = hops.filter(drawsDuration);
  const jittered = hops.filter(drawsJitter);
  const hit = hops.filter(({ id }) =>
    scenario.outages?.some((outage) => outage.hop === id && isDrawn(outage.durationMs)),
  );
  const named = (kind: "duration" | "jitter" | "outage", from: readonly Hop[]) =>
    from.map(({ name }) => ({ kind, name }));
  return [
    ...("poissonPerSecond" in scenario.arrivals ? [{ kind: "arrivals" as const }] : []),
    ...named("duration", drawn),
    ...named("jitter", jittered),
    ...named("outage", hit),
    ...(drawsByHand(scenario) ? [{ kind: "byHand" as const }] : []),
  ];
}

function isDrawn(duration: Duration): boolean {
  return typeof duration !== "number";
}

function isDrawnAnswer(response: Response): boolean {
  return "durationMs" in response && isDrawn(response.durationMs);
}

function drawsDuration(hop: Hop): boolean {
  return hop.kind === "work" ? isDrawn(hop.durationMs) : hop.responses.some(isDrawnAnswer);
}

function drawsJitter(hop: Hop): boolean {
  if (hop.kind === "work" || hop.retry === undefined) return false;
  return hop.retry.maxAttempts > 1 && (hop.retry.backoff.jitter ?? "none") !== "none";
}

function drawsByHand({ arrivals }: Scenario): boolean {
  return isList(arrivals) && arrivals.some(answersByChance);
}

function answersByChance(arrival: Arrival): boolean {
  if (typeof arrival === "number") return false;
  return Object.values(arrival.answers ?? {}).some((answers) => answers.some(isDrawnAnswer));
}

function isList(arrivals: Arrivals): arrivals is readonly Arrival[] {
  return Array.isArray(arrivals);
}
