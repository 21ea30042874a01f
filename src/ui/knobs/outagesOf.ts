import type { Outage, Scenario } from "../../engine/scenario";

export type HopOutage = Omit<Outage, "hop">;

export function outagesOf(scenario: Scenario, hopId: string): readonly HopOutage[] {
  return (scenario.outages ?? []).filter(({ hop }) => hop === hopId);
}
