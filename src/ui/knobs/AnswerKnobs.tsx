import { memo, useMemo } from "react";
import { useSession } from "../SessionContext";
import { useTexts } from "../TextsContext";
import { AnswerResult } from "./AnswerResult";
import { type AnswerAt, answerOf, setAnswer } from "./answerAt";
import { DurationKnobs } from "./DurationKnobs";
import { answerPlace } from "./knobsOfHop";
import { useEdit } from "./useEdit";

/** How the attempt at the cursor is answered, and how long that takes. */
export const AnswerKnobs = memo(function AnswerKnobs(props: {
  readonly answer: AnswerAt;
  readonly scaleMs: number;
}) {
  const { answer, scaleMs } = props;
  const texts = useTexts();
  const edit = useEdit();
  const response = useSession(({ scenario }) => answerOf(scenario, answer));
  const many =
    useSession(({ scenario }) => answerOf(scenario, { ...answer, index: 1 })) !== undefined;
  const label =
    answer.operation !== null
      ? texts.knobs.answerByHand
      : many
        ? texts.knobs.answerTakesNth(answer.index + 1)
        : texts.knobs.answerTakes;
  const place = useMemo(() => answerPlace(answer, label), [answer, label]);
  if (response === undefined) return null;
  return (
    <>
      <DurationKnobs place={place} scaleMs={scaleMs} />
      <div className="hw-knobs-row">
        <span aria-hidden="true">{texts.knobs.answerEnds}</span>
        <AnswerResult
          label={texts.knobs.answerEnds}
          retryAfterLabel={texts.knobs.retryAfter}
          response={response}
          onChange={(change) => edit((scenario) => setAnswer(scenario, answer, change))}
        />
      </div>
    </>
  );
});
