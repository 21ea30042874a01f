/** A step as it is printed: what its texts, its pictures and its answer are made from. */
import { galleryScenario } from "../../gallery/gallery";
import { type Figures, figuresOf, type LessonWords } from "../../lessons/figures";
import type { Lesson, StagePart, Step } from "../../lessons/lesson";
import { type Played, played, startOf } from "../../lessons/play";
import { createSession, type SessionStore } from "../../session/session";

export interface Scene {
  readonly step: Step;
  readonly played: Played;
  readonly figures: Figures;
  /** Its cursor stands where the picture is taken. */
  readonly store: SessionStore;
  readonly shows: readonly StagePart[];
  readonly answers: boolean;
}

/** With answers it is the picture once the task is done. null: the step starts nowhere. */
export function sceneOf(
  lesson: Lesson,
  step: Step,
  answers: boolean,
  words: LessonWords,
): Scene | null {
  const scenario = startOf(lesson, step, galleryScenario);
  if (scenario === null) return null;
  const { frame = step.frame, shows = step.shows } = (answers ? step.reveals : undefined) ?? {};
  const store = createSession(scenario, frame);
  const run = played(scenario, store.getState().run);
  return { step, played: run, figures: figuresOf(step, run, words), store, shows, answers };
}
