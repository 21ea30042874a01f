import { type RefObject, useCallback } from "react";
import type { Finding } from "../../findings/finding";
import { snapshotOf } from "../../session/derived";
import { REST_MS } from "../../session/restedSession";
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
      const isRowless = snapshotOf(run, to).event.hop === null;
      const untilMs = isRowless ? 0 : performance.now() + LONGEST_MS;
      if (stage) requestAnimationFrame(() => bringToBar(stage, untilMs));
      return true;
    },
    [store, playback, panel],
  );
}

/** A row out of sight is drawn when the steps before it have rested: see `useUnhurried`. */
const LONGEST_MS = 2 * REST_MS;

/** A moment of the whole request has no row: then the scrubber, which is the cursor itself. */
function bringToBar(stage: Element, untilMs: number): void {
  const row = stage.querySelector<HTMLElement>('[data-place="waterfall"] [aria-current="step"]');
  const isPictured = stage.querySelector('[data-place="waterfall"]') !== null;
  if (row === null && isPictured && performance.now() < untilMs) {
    requestAnimationFrame(() => bringToBar(stage, untilMs));
    return;
  }
  stage.querySelector('[data-place="decision"]')?.scrollIntoView?.({ block: "nearest" });
  const to = row ?? stage.querySelector<HTMLElement>('[data-place="transport"] [role="slider"]');
  to?.focus();
}
