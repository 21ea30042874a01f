/** What a session shows next: run at once, or in slices where that would hold the page up. */
import { stepOf } from "../engine/frame";
import { RunRefused } from "../engine/refusal";
import type { Run } from "../engine/result";
import type { Frame, Scenario } from "../engine/scenario";
import { simulate } from "../engine/simulate";
import { isLongRun, startLongRun } from "./longRun";
import type { Entry, Session } from "./session";
import { firstStep } from "./steps";

type Next = Partial<Entry> & Pick<Entry, "scenario">;

export function createShowing(set: (changes: Partial<Session>) => void, get: () => Session) {
  /** A run that is on the page already is not made again: while one half is edited, the other is as it was. */
  const runOf = (wanted: Scenario): Run => {
    const { scenario: current, run, against: other } = get();
    if (wanted === current) return run;
    return wanted === other?.scenario ? other.run : simulate(wanted);
  };
  let halt = () => {};
  const stopRun = () => {
    halt();
    halt = () => {};
    if (get().pending !== null) set({ pending: null });
  };
  /**
   * Runs both and shows them, or says why one cannot (and takes `otherwise`). Long runs are shown later:
   * what they are shown with is asked for then, since the cursor may have moved.
   */
  const show = (
    entryNow: () => Next,
    changesNow: () => Partial<Session>,
    otherwise: Partial<Session> = {},
  ) => {
    stopRun();
    const take = (runs: (wanted: Scenario) => Run) => {
      const { scenario: next, against: other, frame: at } = entryNow();
      const shown = { gesture: null, refusal: null, pending: null, ...changesNow() };
      set({ ...shownOf(next, at, other, runs), ...shown });
    };
    const refuse = (error: unknown) => {
      set({ pending: null });
      if (!(error instanceof RunRefused)) throw error;
      set({ refusal: error, ...otherwise });
    };
    const { scenario: next, against: other } = entryNow();
    const { scenario: current, against: old } = get();
    const missing = [next, ...(other === undefined || other === next ? [] : [other])].filter(
      (wanted) => wanted !== current && wanted !== old?.scenario,
    );
    if (missing.some(isLongRun)) {
      const pending = { scenario: next, done: 0, total: 0 };
      set({ pending, refusal: null });
      halt = startLongRun(missing, {
        progress: (done, total) => set({ pending: { ...pending, done, total } }),
        over: (runs) => take((wanted) => runs.get(wanted) ?? runOf(wanted)),
        failed: refuse,
      });
      return;
    }
    try {
      take(runOf);
    } catch (error) {
      refuse(error);
    }
  };
  return { show, stopRun };
}

/** A scenario, its run and the cursor in it, and what it is compared with. */
export function shownOf(
  scenario: Scenario,
  frame: Frame | undefined,
  against: Scenario | undefined,
  runOf: (scenario: Scenario) => Run,
) {
  const run = runOf(scenario);
  const at = frame ?? scenario.opensAt;
  return {
    scenario,
    run,
    against: against === undefined ? null : { scenario: against, run: runOf(against) },
    step: at === undefined ? firstStep(run.events) : stepOf(run.events, at),
  };
}
