/** What the page of a frame and the script of the lessons say to each other. */
import type { Language } from "../../texts/language";
import type { Listeners } from "../tellSteps";

export interface LessonOptions {
  /** An id of the course. */
  readonly lesson: string;
  /** From 1. */
  readonly step: number;
  readonly theme: "light" | "dark";
  readonly language: Language;
  /** Where Hopwatch is; null: nothing leads there. */
  readonly site: string | null;
}

export interface PlayedLesson {
  draw(options: LessonOptions): void;
}

/** null: the course has no such lesson; then it names those it has. */
export type PlayLesson = (
  root: HTMLElement,
  lesson: string,
  listeners: Listeners,
) => PlayedLesson | { readonly names: readonly string[] };
