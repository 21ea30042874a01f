import { type RefObject, useCallback } from "react";
import type { Finding } from "../../findings/finding";
import { snapshotOf } from "../../session/derived";
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
      const isWanted = () => store.getState().step === to;
      if (stage) requestAnimationFrame(() => bringToBar(stage, untilMs, isWanted));
      return true;
    },
    [store, playback, panel],
  );
}

/**
 * A row out of sight is drawn when the steps before it have rested (see `useUnhurried`), which takes
 * a slow machine far longer than the rest itself; one that has not come by then never will.
 */
const LONGEST_MS = 5000;

/**
 * A moment of the whole request has no row: then the scrubber, which is the cursor itself. Whoever has
 * stepped on meanwhile is left alone.
 */
function bringToBar(stage: Element, untilMs: number, isWanted: () => boolean): void {
  if (!isWanted()) return;
  const row = stage.querySelector<HTMLElement>('[data-place="waterfall"] [aria-current="step"]');
  const isPictured = stage.querySelector('[data-place="waterfall"]') !== null;
  if (row === null && isPictured && performance.now() < untilMs) {
    requestAnimationFrame(() => bringToBar(stage, untilMs, isWanted));
    return;
  }
  stage.querySelector('[data-place="decision"]')?.scrollIntoView?.({ block: "nearest" });
  const to = row ?? stage.querySelector<HTMLElement>('[data-place="transport"] [role="slider"]');
  to?.focus();
}
