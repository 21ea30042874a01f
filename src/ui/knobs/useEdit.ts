import { useCallback } from "react";
import type { Scenario } from "../../engine/scenario";
import { latestOf } from "../../session/latest";
import { useSessionStore } from "../SessionContext";

/** Applies one edit to the open scenario: one undo step. */
export function useEdit(): (edit: (scenario: Scenario) => Scenario) => void {
  const store = useSessionStore();
  return useCallback(
    (change) => {
      const session = store.getState();
      session.edit(change(latestOf(session)));
    },
    [store],
  );
}
