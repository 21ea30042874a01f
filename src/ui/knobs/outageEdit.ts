/** Outages of one hop, as edits of the scenario. */
import { setOperation } from "../../engine/edit";
import { LIMITS } from "../../engine/limits";
import type { Ms, Outage, Scenario } from "../../engine/scenario";
import type { HopOutage } from "./outagesOf";

/** What a new one lasts, and how it answers. */
const LENGTH_MS = 1_000;
const USUAL: Pick<Outage, "result" | "durationMs"> = { result: "unavailable", durationMs: 10 };

/** A second from `atMs` on, after those there already; null when no time is left for one. */
export function nextOutage(outages: readonly HopOutage[], atMs: Ms): HopOutage | null {
  const after = outages.reduce((latest, { toMs }) => Math.max(latest, toMs), atMs);
  const toMs = after + LENGTH_MS;
  return toMs > LIMITS.momentMs ? null : { fromMs: after, toMs, ...USUAL };
}

export function isBackwards({ fromMs, toMs }: HopOutage): boolean {
  return fromMs >= toMs;
}

/** In place of this hop's; those of other hops keep their order, and the key goes with the last one. */
export function withOutages(
  scenario: Scenario,
  hopId: string,
  outages: readonly HopOutage[],
): Scenario {
  const others = (scenario.outages ?? []).filter(({ hop }) => hop !== hopId);
  const next = [...others, ...outages.map((outage) => ({ ...outage, hop: hopId }))];
  return setOperation(scenario, { outages: next.length === 0 ? undefined : next });
}
