import { useCallback } from "react";
import type { Example } from "../../engine/chance";
import { setOperation } from "../../engine/edit";
import { stepOf } from "../../engine/frame";
import { useSessionStore } from "../SessionContext";

/** Opens one of the runs that were counted: its seed, with the cursor where its request is answered. */
export function useOpenRun(): (example: Example) => void {
  const store = useSessionStore();
  return useCallback(
    ({ seed, operation }) => {
      const { scenario, run, open, goTo } = store.getState();
      const frame = { operation, moment: "finish" } as const;
      // The run that is open already is no other one: nothing to undo.
      if (scenario.seed === seed) goTo(stepOf(run.events, frame));
      else open(setOperation(scenario, { seed }), frame);
    },
    [store],
  );
}
