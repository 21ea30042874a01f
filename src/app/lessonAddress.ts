/** The lessons' part of the address: `#lessons`, `#lesson=three-states`, `#lesson=three-states&step=3`. */

export type LessonPlace =
  | { readonly kind: "course" }
  /** `step` counts from 1; null: where the reader was last. */
  | { readonly kind: "lesson"; readonly lesson: string; readonly step: number | null };

const LESSON = /^#?lesson=([a-z][a-z0-9-]*)(?:&step=(\d{1,3}))?$/;

/** null: it is an address of the explorer. */
export function lessonPlaceOf(hash: string): LessonPlace | null {
  if (hash === "#lessons" || hash === "lessons") return { kind: "course" };
  const [found, lesson = "", step] = LESSON.exec(hash) ?? [];
  if (found === undefined) return null;
  return { kind: "lesson", lesson, step: step === undefined ? null : Number(step) };
}

/** With its `#`. */
export function lessonHash(lesson: string, step: number | null = null): string {
  return `#lesson=${lesson}${step === null ? "" : `&step=${step}`}`;
}

export const COURSE_HASH = "#lessons";
