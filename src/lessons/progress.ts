/** How far a reader has come: plain data, to be kept as text and read back whatever has become of it. */
import { ID_PATTERN } from "../engine/limits";

/** Lesson id → where the reader is in it. */
export interface Progress {
  readonly [lesson: string]: LessonProgress;
}

export interface LessonProgress {
  /** The step that was open last. */
  readonly at: string | null;
  /** Ids of the steps whose task is done, in the order in which they were. */
  readonly done: readonly string[];
}

export const NO_PROGRESS: Progress = {};
const NOT_BEGUN: LessonProgress = { at: null, done: [] };
const VERSION = 1;
/** Far more than a course has; what is longer was not written by it. */
const MOST_LESSONS = 200;
const MOST_STEPS = 100;
const LONGEST_TEXT = 200_000;

export function progressIn(progress: Progress, lesson: string): LessonProgress {
  return Object.hasOwn(progress, lesson) ? (progress[lesson] ?? NOT_BEGUN) : NOT_BEGUN;
}

export function isStepDone(progress: Progress, lesson: string, step: string): boolean {
  return progressIn(progress, lesson).done.includes(step);
}

/** Every step of it: those that the lesson has lost since do not matter. */
export function isLessonDone(
  progress: Progress,
  lesson: { readonly id: string; readonly steps: readonly { readonly id: string }[] },
): boolean {
  return lesson.steps.every(({ id }) => isStepDone(progress, lesson.id, id));
}

/** Where to go on: the step that was open last, else the first that is not done, else the first. */
export function resumeAt(
  progress: Progress,
  lesson: { readonly id: string; readonly steps: readonly { readonly id: string }[] },
): string | null {
  const { at } = progressIn(progress, lesson.id);
  if (lesson.steps.some(({ id }) => id === at)) return at;
  const next = lesson.steps.find(({ id }) => !isStepDone(progress, lesson.id, id));
  return (next ?? lesson.steps[0])?.id ?? null;
}

export function opened(progress: Progress, lesson: string, step: string): Progress {
  const before = progressIn(progress, lesson);
  return before.at === step ? progress : withLesson(progress, lesson, { ...before, at: step });
}

export function stepDone(progress: Progress, lesson: string, step: string): Progress {
  if (isStepDone(progress, lesson, step)) return progress;
  const before = progressIn(progress, lesson);
  return withLesson(progress, lesson, { ...before, done: [...before.done, step] });
}

export function withoutLesson(progress: Progress, lesson: string): Progress {
  if (!Object.hasOwn(progress, lesson)) return progress;
  return Object.fromEntries(Object.entries(progress).filter(([id]) => id !== lesson));
}

export function progressText(progress: Progress): string {
  return JSON.stringify({ version: VERSION, lessons: progress });
}

/** Never throws: what cannot be read is no progress, and what is damaged in it is left out. */
export function readProgress(text: string | null): Progress {
  if (typeof text !== "string" || text.length > LONGEST_TEXT) return NO_PROGRESS;
  const kept = parsed(text);
  if (!isRecord(kept) || kept.version !== VERSION || !isRecord(kept.lessons)) return NO_PROGRESS;
  const lessons = Object.entries(kept.lessons)
    .slice(0, MOST_LESSONS)
    .flatMap(([id, value]) => {
      const lesson = isId(id) ? readLesson(value) : null;
      return lesson === null ? [] : [[id, lesson] as const];
    });
  return Object.fromEntries(lessons);
}

function readLesson(value: unknown): LessonProgress | null {
  if (!isRecord(value) || !Array.isArray(value.done)) return null;
  const done = [...new Set<unknown>(value.done.slice(0, MOST_STEPS))].filter(isId);
  return { at: isId(value.at) ? value.at : null, done };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function withLesson(progress: Progress, lesson: string, value: LessonProgress): Progress {
  return { ...progress, [lesson]: value };
}

function isRecord(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isId(value: unknown): value is string {
  return typeof value === "string" && ID_PATTERN.test(value);
}
