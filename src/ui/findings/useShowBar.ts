import { type RefObject, useCallback } from "react";
import type { Finding } from "../../findings/finding";
import { operationAt } from "../../session/steps";
import { usePlaybackStore } from "../PlaybackContext";
import { useSessionStore } from "../SessionContext";
import { stepOfFinding } from "./stepOfFinding";

/**
 * Moves the cursor to the bar of a finding, and the focus and the window with it. False when this
 * run has no such bar.
 */
export function useShowBar(panel: RefObject<HTMLElement | null>): (finding: Finding) => boolean {
  const store = useSessionStore();
  const playback = usePlaybackStore();
  return useCallback(
    (finding) => {
      const { run, step, goTo } = store.getState();
      const to = stepOfFinding(finding, run, operationAt(run.events, step));
      if (to === null) return false;
      playback.getState().pause();
      goTo(to);
      const stage = panel.current?.closest(".hw-stage");
      // Its row is drawn by then.
      if (stage) requestAnimationFrame(() => bringToBar(stage));
      return true;
    },
    [store, playback, panel],
  );
}

/** A moment of the whole request has no row: then the scrubber, which is the cursor itself. */
function bringToBar(stage: Element): void {
  const row = stage.querySelector<HTMLElement>('[data-place="waterfall"] [aria-current="step"]');
  stage.querySelector('[data-place="decision"]')?.scrollIntoView?.({ block: "nearest" });
  const to = row ?? stage.querySelector<HTMLElement>('[data-place="transport"] [role="slider"]');
  to?.focus();
}
