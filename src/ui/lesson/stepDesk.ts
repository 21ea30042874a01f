/** One step in its reader's hands: its run, what was answered, whether its task is done. */
import { createStore, type StoreApi } from "zustand/vanilla";
import { stepOf } from "../../engine/frame";
import { galleryScenario } from "../../gallery/gallery";
import { edited } from "../../lessons/edits";
import { type Given, judge, type Verdict } from "../../lessons/judge";
import type { Lesson, StagePart, Step } from "../../lessons/lesson";
import { type Played, played as playedOf, startOf } from "../../lessons/play";
import type { Entry, SessionStore } from "../../session/session";
import { createLessonSession } from "./lessonSession";

export interface StepState {
  /** What was said last, and what is to be said to it. */
  readonly given: Given | null;
  readonly verdict: Verdict | null;
  /** The bar that was pressed but not yet checked. */
  readonly pressed: { readonly operation: number; readonly n: number } | null;
  readonly tries: number;
  /** The answer or the solution was asked for. */
  readonly shown: boolean;
  readonly done: boolean;
  /** Counts the changes that the step did not allow. */
  readonly refused: number;
}

interface StepActions {
  press(bar: NonNullable<StepState["pressed"]>): void;
  answer(given: Given): void;
  /** Shows the answer, or makes the change that solves it. */
  show(): void;
  /** The goal is met. */
  meet(): void;
  /** As if the step had never been done. */
  askAgain(): void;
}

export interface StepDesk extends StoreApi<StepState & StepActions> {
  readonly step: Step;
  readonly session: SessionStore;
  /** Of the start, whatever is made of it: what the step says and asks is about that. */
  readonly played: Played;
}

/** The parts of the stage that are shown now. */
export function partsOf({ shows, reveals }: Step, done: boolean): readonly StagePart[] {
  return done ? (reveals?.shows ?? shows) : shows;
}

/** Something of the run is still to be predicted, so nobody steps through it and only its past is shown. */
export function isHeld({ task, shows }: Step, done: boolean): boolean {
  return task.kind === "predict" && !done && !shows.includes("transport");
}

const ASKED: StepState = {
  given: null,
  verdict: null,
  pressed: null,
  tries: 0,
  shown: false,
  done: false,
  refused: 0,
};

export function createStepDesk(
  lesson: Lesson,
  step: Step,
  wasDone: boolean,
  kept: Entry | null = null,
): StepDesk {
  const start = startOf(lesson, step, galleryScenario);
  if (start === null) throw new Error(`${lesson.id}/${step.id} starts nowhere`);
  const { store: session, ...cursor } = createLessonSession(start, step.frame, step.may, kept, () =>
    desk.setState(({ refused }) => ({ refused: refused + 1 })),
  );
  const played = playedOf(start);
  const { task } = step;
  const asks = task.kind === "predict" || task.kind === "find";
  const show = (frame: Step["frame"]) => {
    const { run, goTo } = session.getState();
    if (frame !== undefined) goTo(stepOf(run.events, frame));
  };
  const reveal = () => {
    cursor.release();
    show(step.reveals?.frame);
  };
  const finish = (changes: Partial<StepState>) => {
    const before = desk.getState().done;
    desk.setState({ ...changes, done: true });
    if (!before) reveal();
  };

  const desk = createStore<StepState & StepActions>()((set, get) => ({
    ...ASKED,
    done: wasDone,
    press: (pressed) => set({ pressed }),
    answer(given) {
      const verdict = judge(step, played, given);
      if (verdict === null) return;
      const answered = { given, verdict, tries: get().tries + 1 };
      if (verdict.right) finish(answered);
      else set(answered);
    },
    show() {
      if (task.kind === "change") session.getState().edit(edited(start, task.solution));
      finish({ shown: true });
    },
    meet: () => finish({}),
    askAgain() {
      cursor.release();
      show(step.frame ?? start.opensAt);
      set(ASKED);
      if (isHeld(step, false)) cursor.hold();
    },
  }));
  session.subscribe((now, before) => {
    if (now.run !== before.run) desk.setState({ refused: 0 });
  });
  if (wasDone && asks) reveal();
  else if (isHeld(step, wasDone)) cursor.hold();
  return Object.assign(desk, { step, session, played });
}
