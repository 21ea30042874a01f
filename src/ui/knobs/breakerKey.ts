import type { Scenario } from "../../engine/scenario";

/** A key that no breaker has: the hop's own id, then `payment-2`. */
export function freeBreakerKey(scenario: Scenario, hopId: string): string {
  const taken = (key: string) => Object.hasOwn(scenario.breakers, key);
  if (!taken(hopId)) return hopId;
  const stem = hopId.slice(0, 36).replace(/-+$/, "");
  let number = 2;
  while (taken(`${stem}-${number}`)) number += 1;
  return `${stem}-${number}`;
}
