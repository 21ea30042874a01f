import type { Scenario } from "../engine/scenario";
import { useKept } from "./useKept";

/** As `useKept`, of the open scenario alone. */
export function useScenario<T>(read: (scenario: Scenario) => T): T {
  return useKept(({ scenario }) => read(scenario));
}
