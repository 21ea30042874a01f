import { useMemo } from "react";
import { isToldByState, rulesOf } from "../../engine/breakerReplay";
import { breakerMoment } from "../../layout/breakerMoment";
import { memoryOf } from "../../session/derived";
import { usePlan, useSession, useSnapshot } from "../SessionContext";
import { breakerAt } from "./breakerAt";

/** What there is to show of a breaker at the cursor: `picked`, or the one that the cursor is about; null: none. */
export function useBreakerView(picked: string | null = null) {
  const plan = usePlan();
  const snapshot = useSnapshot();
  const run = useSession((session) => session.run);
  const forced = useSession((session) => session.scenario.forced);
  const { step, atMs } = snapshot;
  const name = picked ?? breakerAt(plan, snapshot);
  const rules = name === null ? undefined : rulesOf(plan, name);
  const view = name === null ? undefined : snapshot.breakers[name];
  const memory = useMemo(
    () =>
      name === null || rules === undefined || isToldByState(rules)
        ? null
        : memoryOf(plan, run, name, step),
    [plan, run, name, rules, step],
  );
  if (name === null || rules === undefined || view === undefined) return null;
  const moment = breakerMoment(rules.key, view.state, atMs, forced, memory);
  return { name, rules, view, memory, moment };
}
