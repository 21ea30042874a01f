import type { ReactNode } from "react";
import type { Lesson } from "../../lessons/lesson";
import {
  isLessonDone,
  isStepDone,
  type Progress,
  progressIn,
  resumeAt,
} from "../../lessons/progress";
import { useTexts } from "../TextsContext";
import { useLessonTexts } from "./useLessonTexts";
import "./LessonRow.css";

/** One lesson of the course: what it teaches, how long it takes, where one is in it. */
export function LessonRow({
  lesson,
  n,
  progress,
  href,
  onReset,
  children,
}: {
  readonly lesson: Lesson;
  /** Its number in the course; null: it has none. */
  readonly n: number | null;
  readonly progress: Progress;
  readonly href: string;
  readonly onReset: () => void;
  readonly children?: ReactNode;
}) {
  const { format } = useTexts();
  const texts = useLessonTexts().player;
  const { id, title, outcomes, minutes, steps } = lesson;
  const { at, done } = progressIn(progress, id);
  const begun = at !== null || done.length > 0;
  const isDone = isLessonDone(progress, lesson);
  const step = steps.findIndex((each) => each.id === resumeAt(progress, lesson)) + 1;
  const verb = isDone ? texts.again : begun ? texts.resume : texts.begin;
  const state = isDone ? texts.finished : begun ? texts.atStep(step, steps.length) : texts.notBegun;
  return (
    <li className="hw-lesson-row" data-done={isDone}>
      <span className="hw-lesson-row-n" aria-hidden="true">
        {n === null ? "" : format.number(n)}
      </span>
      <div className="hw-lesson-row-what">
        <h2>{title}</h2>
        <ul aria-label={texts.afterwards}>
          {outcomes.map((outcome) => (
            <li key={outcome}>{outcome}</li>
          ))}
        </ul>
      </div>
      <div className="hw-lesson-row-way">
        <span className="hw-lesson-row-ticks" aria-hidden="true">
          {steps.map((each) => (
            <span key={each.id} data-done={isStepDone(progress, id, each.id)} />
          ))}
        </span>
        <p>
          {texts.minutes(minutes)} · {state}
        </p>
        <div className="hw-lesson-row-buttons">
          <a className="hw-lesson-link" href={href} aria-label={texts.named(verb, title)}>
            {verb}
          </a>
          {begun && (
            <button type="button" aria-label={texts.resetOf(title)} onClick={onReset}>
              {texts.reset}
            </button>
          )}
          {children}
        </div>
      </div>
    </li>
  );
}
