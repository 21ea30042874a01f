/** Rules replaced as a whole, as an edit. */
import type { BreakerRules, Scenario } from "../../engine/scenario";

export function withRules(scenario: Scenario, key: string, rules: BreakerRules): Scenario {
  if (scenario.breakers[key] === undefined) return scenario;
  return { ...scenario, breakers: { ...scenario.breakers, [key]: rules } };
}
