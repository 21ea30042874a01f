import { useMemo } from "react";
import { explained } from "../../lessons/explain";
import { judge } from "../../lessons/judge";
import { toldTruth, toldWrong } from "../../lessons/truth";
import { useDesk, useStepState } from "./DeskContext";
import { useFilled } from "./useFilled";
import { useLessonTexts, useLessonWords } from "./useLessonTexts";

/** What is said to an answer, with the reader's own number; a region that stands there from the start. */
export function Feedback() {
  const { player: texts, judging } = useLessonTexts();
  const words = useLessonWords();
  const { step, played } = useDesk();
  const given = useStepState((state) => state.given);
  // Judged by the step as it reads now: what it says to a wrong answer follows the language.
  const verdict = useMemo(
    () => (given === null ? null : judge(step, played, given)),
    [step, played, given],
  );
  const done = useStepState((state) => state.done);
  const fill = useFilled();
  const isRight = verdict?.right ?? false;
  const isWrong = verdict !== null && !isRight;

  const lines: (string | null)[] = [];
  if (given !== null && verdict !== null && isRight) {
    lines.push(...explained(step, played, given, verdict, words).slice(1));
  } else {
    if (given !== null && verdict !== null) {
      lines.push(toldWrong(step, played, given, verdict, { ...words, off: texts.off }));
    }
    if (done) lines.push(...toldTruth(step, played, words));
    else if (isWrong) lines.push(texts.tryAgain);
  }
  if (done && step.after !== undefined) lines.push(fill(step.after));
  return (
    <div role="status" className="hw-feedback" data-right={isRight} data-empty={lines.length === 0}>
      {verdict !== null && (
        <p className="hw-feedback-head">
          <span className="hw-feedback-mark" aria-hidden="true">
            {isRight ? "✓" : "✕"}
          </span>
          {isRight ? judging.right : judging.wrong}
        </p>
      )}
      {lines.map((line) => line !== null && <p key={line}>{line}</p>)}
    </div>
  );
}
