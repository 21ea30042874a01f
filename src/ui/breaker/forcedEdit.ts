/** Periods that force a breaker, as edits of the scenario. Those of one breaker never overlap. */
import { setOperation } from "../../engine/edit";
import { LIMITS } from "../../engine/limits";
import type { Forced, Ms, Scenario } from "../../engine/scenario";

export type Period = Omit<Forced, "breaker">;
export type ForcedProblem = "backwards" | "overlaps";

const FIRST_LENGTH_MS = 1_000;

export function periodsOf(scenario: Scenario, key: string): readonly Period[] {
  return (scenario.forced ?? []).filter((period) => period.breaker === key);
}

/** What is wrong with the periods of one breaker; null when nothing is. */
export function problemOf(periods: readonly Period[]): ForcedProblem | null {
  if (periods.some((period) => period.fromMs >= period.toMs)) return "backwards";
  const inOrder = periods.toSorted((a, b) => a.fromMs - b.fromMs);
  const overlaps = inOrder.some((period, index) => {
    const next = inOrder[index + 1];
    return next !== undefined && next.fromMs < period.toMs;
  });
  return overlaps ? "overlaps" : null;
}

/** A second from the cursor on, after the periods there already; null when no time is left for one. */
export function nextPeriod(periods: readonly Period[], atMs: Ms): Period | null {
  let fromMs = atMs;
  let toMs = fromMs + FIRST_LENGTH_MS;
  for (const other of periods.toSorted((a, b) => a.fromMs - b.fromMs)) {
    if (other.fromMs < toMs && fromMs < other.toMs) {
      fromMs = other.toMs;
      toMs = fromMs + FIRST_LENGTH_MS;
    }
  }
  return toMs > LIMITS.momentMs ? null : { state: "open", fromMs, toMs };
}

/** The key goes with the last period. */
export function withPeriods(scenario: Scenario, key: string, periods: readonly Period[]): Scenario {
  const others = (scenario.forced ?? []).filter((period) => period.breaker !== key);
  const forced = [...others, ...periods.map((period) => ({ breaker: key, ...period }))];
  return setOperation(scenario, { forced: forced.length === 0 ? undefined : forced });
}
