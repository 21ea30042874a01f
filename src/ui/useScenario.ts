import { useRef } from "react";
import { kept } from "../engine/sameData";
import type { Scenario } from "../engine/scenario";
import { useSession } from "./SessionContext";

/** As `useKept`, of the open scenario alone: a step does not even ask. */
export function useScenario<T>(read: (scenario: Scenario) => T): T {
  const known = useRef<{ readonly value: T }>(null);
  // Of this render: the next one may mean something else by `read`.
  let asked: Scenario | null = null;
  return useSession(({ scenario }) => {
    const before = known.current;
    if (before !== null && asked === scenario) return before.value;
    asked = scenario;
    const value = kept(before?.value, read(scenario));
    known.current = { value };
    return value;
  });
}
