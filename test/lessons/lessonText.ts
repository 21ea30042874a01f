/** Lessons as tests need them. */
import { parseLesson } from "../../src/codec/parseLesson";
import { galleryScenario } from "../../src/gallery/gallery";
import { courseIn } from "../../src/lessons/course";
import { lessonFaults } from "../../src/lessons/faults";
import type { LessonWords } from "../../src/lessons/figures";
import type { Lesson, Step } from "../../src/lessons/lesson";
import { type Played, played, startOf } from "../../src/lessons/play";
import { en } from "../../src/texts/en";
import { lessons } from "../../src/texts/en/lessons/lessons";

export const COURSE = courseIn(lessons);

export const WORDS: LessonWords = {
  judging: lessons.judging,
  format: en.format,
  status: en.status,
  decision: en.decision,
};

/** Every step of the course, by `lesson/step`. */
export const STEPS: ReadonlyMap<string, { readonly lesson: Lesson; readonly step: Step }> = new Map(
  COURSE.flatMap((lesson) =>
    lesson.steps.map((step) => [`${lesson.id}/${step.id}`, { lesson, step }] as const),
  ),
);

export function stepAt(place: string): { readonly step: Step; readonly played: Played } {
  const found = STEPS.get(place);
  if (found === undefined) throw new Error(`no step ${place}`);
  const scenario = startOf(found.lesson, found.step, galleryScenario);
  if (scenario === null) throw new Error(`${place} starts nowhere`);
  return { step: found.step, played: played(scenario) };
}

export function read(input: unknown) {
  return parseLesson(input, (lesson, scenarioFaults) =>
    lessonFaults(lesson, galleryScenario, scenarioFaults),
  );
}
