import type { Scenario } from "../../engine/scenario";
import type { Entry } from "../../session/session";

/**
 * The scenario as it was opened: the oldest one before this that bears the same title, since
 * opening another one changes it and turning knobs does not.
 */
export function openedWith(past: readonly Entry[], scenario: Scenario): Scenario {
  const other = past.findLastIndex((entry) => entry.scenario.title !== scenario.title);
  return past[other + 1]?.scenario ?? scenario;
}
