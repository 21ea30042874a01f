import type { Lesson } from "../../lessons/lesson";
import { isStepDone, type Progress } from "../../lessons/progress";
import { useTexts } from "../TextsContext";
import { useLessonTexts } from "./useLessonTexts";
import "./StepList.css";

/** All steps in a row: where one is, what is done, and the way to each. */
export function StepList({
  lesson,
  at,
  progress,
  onStep,
}: {
  readonly lesson: Lesson;
  readonly at: number;
  readonly progress: Progress;
  readonly onStep: (index: number) => void;
}) {
  const { format } = useTexts();
  const texts = useLessonTexts().player;
  return (
    <nav className="hw-step-list" aria-label={texts.steps}>
      <ol>
        {lesson.steps.map(({ id, title }, index) => {
          const isDone = isStepDone(progress, lesson.id, id);
          return (
            <li key={id}>
              <button
                type="button"
                aria-label={texts.step(index + 1, title, isDone)}
                aria-current={index === at ? "step" : undefined}
                title={title}
                data-done={isDone}
                onClick={() => onStep(index)}
              >
                {isDone && index !== at ? "✓" : format.number(index + 1)}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
