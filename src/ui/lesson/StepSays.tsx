import type { RefObject } from "react";
import { useDesk } from "./DeskContext";
import { useFilled } from "./useFilled";
import { useLessonTexts } from "./useLessonTexts";

/** The narration of a step. */
export function StepSays({
  at,
  count,
  heading,
}: {
  readonly at: number;
  readonly count: number;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}) {
  const texts = useLessonTexts().player;
  const { step } = useDesk();
  const fill = useFilled();
  return (
    <div className="hw-step-says">
      <p className="hw-step-position">{texts.position(at + 1, count)}</p>
      <h2 ref={heading} tabIndex={-1} className="hw-step-title">
        {fill(step.title)}
      </h2>
      <p className="hw-step-words">{fill(step.says)}</p>
    </div>
  );
}
