/** What counts, as edits; a choice that says what holds anyway is not written down. */

import { DEFAULT_COUNTS } from "../../engine/callPlan";
import { setBreaker, setHop } from "../../engine/edit";
import { findHop } from "../../engine/hopTree";
import { plan } from "../../engine/plan";
import type { Counted, CountedStatus, Counts, Scenario } from "../../engine/scenario";

export const COUNTED_STATUSES = Object.keys(DEFAULT_COUNTS) as readonly CountedStatus[];

export const HOWS: readonly Counted[] = ["failure", "ignored", "success"];

/** The results for which a hop has its own word. */
export function exceptionsOf(scenario: Scenario, hopId: string): readonly CountedStatus[] {
  const hop = findHop(scenario.hops, hopId);
  if (hop?.kind !== "call" || hop.counts === undefined) return [];
  const { counts } = hop;
  return COUNTED_STATUSES.filter((status) => counts[status] !== undefined);
}

export function countForBreaker(
  scenario: Scenario,
  key: string,
  status: CountedStatus,
  how: Counted,
): Scenario {
  const before = scenario.breakers[key]?.counts;
  return setBreaker(scenario, key, {
    counts: changed(before, status, how, DEFAULT_COUNTS[status]),
  });
}

/** Overrides the breaker's word for one hop. */
export function countForHop(
  scenario: Scenario,
  hopId: string,
  status: CountedStatus,
  how: Counted,
): Scenario {
  const hop = findHop(scenario.hops, hopId);
  if (hop?.kind !== "call" || hop.breaker === undefined) return scenario;
  const usual = plan(scenario).breakers[hop.breaker]?.counts[status];
  return setHop(scenario, hopId, { counts: changed(hop.counts, status, how, usual) });
}

function changed(
  before: Counts | undefined,
  status: CountedStatus,
  how: Counted,
  usual: Counted | undefined,
): Counts | undefined {
  const { [status]: _, ...rest } = before ?? {};
  const counts: Counts = how === usual ? rest : { ...rest, [status]: how };
  return Object.keys(counts).length === 0 ? undefined : counts;
}
