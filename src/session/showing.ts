/** What a session shows next: run at once, or later where that would hold the page up. */
import { stepOf } from "../engine/frame";
import { RunRefused } from "../engine/refusal";
import type { Run } from "../engine/result";
import type { Frame, Scenario } from "../engine/scenario";
import { simulate } from "../engine/simulate";
import { isLongRun, startLongRun } from "./longRun";
import type { Entry, Session } from "./session";
import { firstStep } from "./steps";

/** What is shown, and with what: asked for when it is, since the cursor may have moved. */
export interface Showing {
  /** `edit`: of what is shown. The others put something else in its place. */
  readonly kind: "edit" | "open" | "travel";
  readonly entryNow: () => Partial<Entry> & Pick<Entry, "scenario">;
  readonly changesNow: () => Partial<Session>;
  /** Taken where it cannot run. */
  readonly otherwise?: Partial<Session>;
}

export function createShowing(set: (changes: Partial<Session>) => void, get: () => Session) {
  /** A run that is on the page already is not made again: while one half is edited, the other is as it was. */
  const runOf = (wanted: Scenario): Run => {
    const { scenario: current, run, against: other } = get();
    if (wanted === current) return run;
    return wanted === other?.scenario ? other.run : simulate(wanted);
  };
  let halt = () => {};
  /** What opens. An edit made meanwhile is of what is shown, and comes before it. */
  let opening: Showing | null = null;

  const stopRun = () => {
    opening = null;
    halt();
    if (get().pending !== null) set({ pending: null });
  };
  /** Gives up an edit that is on its way; what opens does. */
  const takeBack = () => {
    const { pending } = get();
    if (pending === null || pending.opens) return;
    halt();
    set({ pending: null });
    openNext();
  };
  const openNext = () => {
    if (opening !== null) start(opening, missingOf(opening));
  };
  const missingOf = ({ entryNow }: Showing): readonly Scenario[] => {
    const { scenario: next, against: other } = entryNow();
    const { scenario: current, against: old } = get();
    return [next, ...(other === undefined || other === next ? [] : [other])].filter(
      (wanted) => wanted !== current && wanted !== old?.scenario,
    );
  };
  /** Shows it or says why it cannot be; the rest of `pending` is what goes on after it. */
  const finish = (what: Showing, runs: (wanted: Scenario) => Run, pending: Session["pending"]) => {
    try {
      const { scenario: next, against: other, frame: at } = what.entryNow();
      const shown = shownOf(next, at, other, runs);
      set({ ...shown, gesture: null, refusal: null, ...what.changesNow(), pending });
    } catch (error) {
      refuse(what, error, pending);
    }
  };
  const refuse = (what: Showing, error: unknown, pending: Session["pending"]) => {
    set({ pending });
    if (!(error instanceof RunRefused)) throw error;
    set({ refusal: error, ...what.otherwise });
  };
  const start = (what: Showing, missing: readonly Scenario[]) => {
    halt();
    const pending = {
      scenario: what.entryNow().scenario,
      opens: what === opening,
      done: 0,
      total: 0,
    };
    set({ pending });
    const over = (end: () => void) => {
      if (what === opening) opening = null;
      end();
      openNext();
    };
    halt = startLongRun(missing, {
      progress: (done, total) => set({ pending: { ...pending, done, total } }),
      over: (runs) => over(() => finish(what, (wanted) => runs.get(wanted) ?? runOf(wanted), null)),
      failed: (error) => over(() => refuse(what, error, null)),
    });
  };

  /** Runs both and shows them, or says why one cannot. Long runs are shown later. */
  const show = (what: Showing) => {
    const isMeanwhile = what.kind === "edit" && opening !== null;
    if (!isMeanwhile) stopRun();
    const missing = missingOf(what);
    if (missing.some(isLongRun)) {
      if (what.kind === "open") opening = what;
      set({ refusal: null });
      return start(what, missing);
    }
    const { pending } = get();
    if (pending?.opens === true) return finish(what, runOf, pending);
    halt();
    finish(what, runOf, null);
    openNext();
  };
  return { show, stopRun, takeBack };
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
