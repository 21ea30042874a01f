/** Instances and their restarts, as edits of the scenario that always leave one that can be opened. */
import { setOperation } from "../../engine/edit";
import { LIMITS } from "../../engine/limits";
import type { Instances, Ms, Restart, Scenario } from "../../engine/scenario";

export function countOf({ instances }: Scenario): number {
  return instances?.count ?? 1;
}

/** The highest that a restart names; 1 when none names any. */
export function highestNamed({ restarts = [] }: Scenario): number {
  return restarts.reduce((most, { instance = 1 }) => Math.max(most, instance), 1);
}

/** Never fewer than a restart names: it would be of no instance then. */
export function withCount(scenario: Scenario, count: number): Scenario {
  const wanted = Math.max(count, highestNamed(scenario));
  return withInstances(scenario, { count: Math.min(LIMITS.instances, wanted) });
}

/** What holds anyway is not written down. */
export function withInstances(scenario: Scenario, change: Partial<Instances>): Scenario {
  const { count = 1, breakers, persisted } = { ...USUAL, ...scenario.instances, ...change };
  const isUsual = count === 1 && breakers === USUAL.breakers && !persisted;
  if (isUsual) return setOperation(scenario, { instances: undefined });
  return setOperation(scenario, {
    instances: { ...(count > 1 && { count }), breakers, ...(persisted && { persisted }) },
  });
}

const USUAL: Instances = { breakers: "shared" };

/** Of all instances, at `atMs`; null when there is no room for one. */
export function nextRestart({ restarts = [] }: Scenario, atMs: Ms): Restart | null {
  return restarts.length >= LIMITS.restarts ? null : { atMs: Math.min(atMs, LIMITS.momentMs) };
}

/** The key goes with the last one. */
export function withRestarts(scenario: Scenario, restarts: readonly Restart[]): Scenario {
  return setOperation(scenario, { restarts: restarts.length === 0 ? undefined : restarts });
}
