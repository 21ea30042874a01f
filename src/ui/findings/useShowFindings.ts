import { useCallback } from "react";
import { useSessionStore } from "../SessionContext";
import { useFinder } from "./FindingsContext";

/** The pane of the session in which the findings are. */
export const FINDINGS_PANE = "findings";

/** Brings the findings to the eye and the focus to them, also where their panel is still to come. */
export function useShowFindings(): () => void {
  const store = useSessionStore();
  const finder = useFinder();
  return useCallback(() => {
    store.getState().setPane(FINDINGS_PANE);
    finder.setWanted(true);
  }, [store, finder]);
}
