/**
 * One visitor's open work: a scenario that runs, its run, a cursor in it, and the way back.
 * One store per visualiser, so that two on a page never share a cursor.
 */
import { createStore, type StoreApi } from "zustand/vanilla";
import { frameAt } from "../engine/frame";
import type { RunRefused } from "../engine/refusal";
import type { Run } from "../engine/result";
import type { Frame, Scenario } from "../engine/scenario";
import { simulate } from "../engine/simulate";
import { sameStep } from "./sameStep";
import { createShowing, type Showing, shownOf } from "./showing";
import { arrivalStepFrom, edgeStep, nextStep } from "./steps";
import { travel } from "./travel";

export type StepSize = "decision" | "event";

/** A place in the history: what was open, what it was compared with, the frame that was looked at. */
export interface Entry {
  readonly scenario: Scenario;
  /** Absent: it was not compared. */
  readonly against?: Scenario;
  readonly frame: Frame;
}

/** The other half of a comparison: it stays as it was pinned, while the open scenario is edited. */
export interface Against {
  readonly scenario: Scenario;
  readonly run: Run;
}

export interface History {
  /** Oldest first; the last one is what undo goes back to. At most `HISTORY_LIMIT`. */
  readonly past: readonly Entry[];
  /** The first one is what redo goes on to. */
  readonly future: readonly Entry[];
}

export interface Session extends History {
  /** Always one that runs. */
  readonly scenario: Scenario;
  readonly run: Run;
  /** What the open scenario is compared with. Its cursor is the open one's (`sameStep`). */
  readonly against: Against | null;
  /** The cursor: an index into `run.events`. */
  readonly step: number;
  readonly stepSize: StepSize;
  /** The part a narrow stage shows, by the stage's own name for it; null is its first one. */
  readonly pane: string | null;
  /** Edits under the same gesture (a drag, a slider) are one undo step until `endGesture`. */
  readonly gesture: string | null;
  /** Why the last edit was not taken; the open work stayed as it was. */
  readonly refusal: RunRefused | null;
  /** What takes long to run and is shown next; until then all stays as it is. null: nothing is. */
  readonly pending: Pending | null;
}

export interface Pending {
  readonly scenario: Scenario;
  /** Something else is opened, at once or after an edit: that edit is not of it. */
  readonly opens: boolean;
  /** Requests answered so far, of how many. */
  readonly done: number;
  readonly total: number;
}

export interface SessionActions {
  /** The cursor stays on the same frame. A scenario that cannot run sets `refusal` and nothing else. */
  edit(next: Scenario, gesture?: string): void;
  endGesture(): void;
  /** Everything is as it was before the gesture, what could be redone too. */
  cancelGesture(): void;
  /**
   * Undoable like an edit, unless it comes with a history of its own; the cursor goes to `frame`, else to
   * where the scenario opens.
   */
  open(scenario: Scenario, frame?: Frame, against?: Scenario, history?: History): void;
  /** Gives up the run that is on its way, and the edit with it. */
  stopRun(): void;
  /** Undoable, as the next two are: pins `other`, which may be the open scenario as it is now. */
  compareWith(other: Scenario): void;
  /** The other half is the one that is edited from now on. */
  swap(): void;
  stopComparing(): void;
  undo(): void;
  redo(): void;
  dismissRefusal(): void;
  /** Clamped to the run. */
  goTo(step: number): void;
  /** Stays where it is when there is no further step that way. */
  stepBy(direction: 1 | -1, size?: StepSize): void;
  goToFirst(): void;
  goToLast(): void;
  /** To the arrival of the next or previous request. */
  goToOperation(direction: 1 | -1): void;
  setStepSize(size: StepSize): void;
  setPane(pane: string | null): void;
}

export type SessionStore = StoreApi<Session & SessionActions>;

export const HISTORY_LIMIT = 200;

/** What a hand found when it began: what was shown, and the edit that was on its way. */
interface Found {
  readonly shown: Pick<
    Session,
    "scenario" | "run" | "against" | "step" | "past" | "future" | "refusal"
  >;
  readonly coming: Scenario | null;
}

/** Throws `RunRefused` when one of the two cannot run: a session always has something to show. */
export function createSession(
  scenario: Scenario,
  frame?: Frame,
  history: History = { past: [], future: [] },
  against?: Scenario,
): SessionStore {
  return createStore<Session & SessionActions>()((set, get) => {
    const here = (): Entry => {
      const { scenario: current, against: other, run, step } = get();
      return {
        scenario: current,
        ...(other !== null && { against: other.scenario }),
        frame: frameAt(run.events, step),
      };
    };
    const withHere = (past: readonly Entry[]) => [...past, here()].slice(-HISTORY_LIMIT);
    /** And the edit that was on its way then: it is undone to, though it was never shown. */
    const withWork = (past: readonly Entry[], edited: Scenario | null) => {
      const way = withHere(past);
      return edited === null
        ? way
        : [...way, { ...here(), scenario: edited }].slice(-HISTORY_LIMIT);
    };
    /** The hand that is still on the last edit, and what it found: a long run may be shown after it was let go. */
    let held: { readonly gesture: string; readonly found: Found } | null = null;
    const found = (): Found => {
      const { scenario: shown, run, against: other, step, past, future, refusal } = get();
      return {
        shown: { scenario: shown, run, against: other, step, past, future, refusal },
        coming: editComing(),
      };
    };
    /** How many steps back the run on its way is; 0: it is no undo or redo. */
    let bound = 0;
    const { show: showNext, stopRun, takeBack } = createShowing(set, get);
    const show: typeof showNext = (what) => {
      bound = 0;
      showNext(what);
    };
    /** The edit that is on its way; null: none is. */
    const editComing = (): Scenario | null => {
      const { pending } = get();
      return pending === null || pending.opens || bound !== 0 ? null : pending.scenario;
    };
    /** Puts something else in place of what is open; an edit that was on its way is undone to. */
    const openInstead = (entry: Showing["entryNow"], kept?: History) => {
      held = null;
      const edited = editComing();
      const { past: pastThen } = get();
      show({
        kind: "open",
        entryNow: entry,
        changesNow: () => {
          const { past } = get();
          if (kept === undefined) return { past: withWork(past, edited), future: [] };
          // What was made before it was there is not lost to the history it brings.
          const made = past.filter((entry) => !pastThen.includes(entry));
          if (made.length === 0 && edited === null) return kept;
          return { past: withWork([...kept.past, ...made], edited), future: kept.future };
        },
      });
    };
    /** One more step back or on: from where a journey through long runs is bound for, if one is on its way. */
    const goBy = (direction: 1 | -1) => {
      const { pending } = get();
      const steps = (pending === null ? 0 : bound) + direction;
      // The last edit is the one that is on its way; after it there is none.
      const isEdit = pending !== null && bound === 0;
      if (isEdit && direction === 1) return pending.opens ? stopRun() : takeBack();
      if (steps === 0) return stopRun();
      if (isEdit) return;
      const there = travel(get(), here(), steps);
      if (there === null) return;
      const { entry, past, future } = there;
      held = null;
      show({
        kind: "travel",
        entryNow: () => entry,
        changesNow: () => {
          const now = travel(get(), here(), steps) ?? there;
          return {
            past: now.past.slice(-HISTORY_LIMIT),
            future: now.future.slice(0, HISTORY_LIMIT),
          };
        },
        // A kept history may hold what cannot run: it does not bar the way to what lies beyond it.
        otherwise: direction === 1 ? { past } : { future },
      });
      bound = steps;
    };
    const goTo = (step: number) => {
      const last = get().run.events.length - 1;
      set({ step: Math.max(0, Math.min(last, Math.trunc(step))) });
    };

    return {
      ...shownOf(scenario, frame, against, simulate),
      stepSize: "decision",
      pane: null,
      past: history.past.slice(-HISTORY_LIMIT),
      future: history.future.slice(0, HISTORY_LIMIT),
      gesture: null,
      refusal: null,
      pending: null,

      edit(next, gesture) {
        const { scenario: current, gesture: going, pending } = get();
        // Back to what is shown: an edit that was on its way is not wanted any more.
        if (next === current) return takeBack();
        if (next === pending?.scenario && !pending.opens) return;
        const goesOn = gesture !== undefined && gesture === going;
        if (gesture === undefined) held = null;
        else if (held?.gesture !== gesture) held = { gesture, found: found() };
        show({
          kind: "edit",
          entryNow: () => ({ ...here(), scenario: next }),
          changesNow: () => ({
            past: goesOn ? get().past : withHere(get().past),
            future: [],
            gesture: held?.gesture ?? null,
          }),
        });
      },
      endGesture() {
        held = null;
        if (get().gesture !== null) set({ gesture: null });
      },
      cancelGesture() {
        if (held === null) return;
        const { shown, coming } = held.found;
        held = null;
        takeBack();
        set({ ...shown, gesture: null });
        if (coming !== null) get().edit(coming);
      },
      open(next, at, other, kept) {
        const entry = {
          scenario: next,
          ...(at !== undefined && { frame: at }),
          ...(other !== undefined && { against: other }),
        };
        openInstead(() => entry, kept);
      },
      stopRun,
      compareWith(other) {
        if (other === get().against?.scenario) return;
        held = null;
        const edited = editComing();
        show({
          kind: "edit",
          entryNow: () => ({
            ...here(),
            ...(edited !== null && { scenario: edited }),
            against: other,
          }),
          changesNow: () => ({ past: withWork(get().past, edited), future: [] }),
        });
      },
      swap() {
        const { scenario: current, run, step, against: other } = get();
        if (other === null) return;
        held = null;
        const edited = editComing();
        const { events } = other.run;
        const frameThere = frameAt(events, sameStep(run.events, step, events).step);
        show({
          kind: "edit",
          entryNow: () => ({
            scenario: other.scenario,
            against: edited ?? current,
            frame: frameThere,
          }),
          changesNow: () => ({ past: withWork(get().past, edited), future: [] }),
        });
      },
      stopComparing() {
        const { against: other, past } = get();
        held = null;
        if (other !== null) {
          set({ against: null, past: withHere(past), future: [], gesture: null, refusal: null });
        }
      },
      undo() {
        goBy(1);
      },
      redo() {
        goBy(-1);
      },
      dismissRefusal() {
        set({ refusal: null });
      },
      goTo,
      stepBy(direction, size) {
        const { run, step, stepSize } = get();
        goTo(nextStep(run.events, step, direction, size ?? stepSize));
      },
      goToFirst() {
        goTo(edgeStep(get().run.events, "first", get().stepSize));
      },
      goToLast() {
        goTo(edgeStep(get().run.events, "last", get().stepSize));
      },
      goToOperation(direction) {
        goTo(arrivalStepFrom(get().run.events, get().step, direction));
      },
      setStepSize(stepSize) {
        set({ stepSize });
      },
      setPane(pane) {
        set({ pane });
      },
    };
  });
}
