import { memo, useMemo, useState } from "react";
import { NumberField } from "../controls/NumberField";
import { useTexts } from "../TextsContext";
import type { AnswerAt } from "./answerAt";
import { answerWireKnobs } from "./answerWire";
import { KnobSlider } from "./KnobSlider";
import { More } from "./More";
import { useCall } from "./useCall";
import { useKnobFacts } from "./useKnobFacts";

/** How the answer at the cursor, or another of the list, crosses the wire. */
export const AnswerWire = memo(function AnswerWire(props: {
  readonly answer: AnswerAt;
  readonly scaleMs: number;
}) {
  const { answer, scaleMs } = props;
  const texts = useTexts();
  const [picked, setPicked] = useState<number | null>(null);
  const listed = answer.operation === null;
  const last = useCall(answer.hopId, ({ responses }) => responses.length) - 1;
  const index = listed && picked !== null ? Math.min(picked, last) : answer.index;
  const of = useMemo(() => ({ ...answer, index }), [answer, index]);
  const knobs = useMemo(() => answerWireKnobs(of, texts, scaleMs), [of, texts, scaleMs]);
  return (
    <More title={texts.knobs.answerWire} facts={useKnobFacts(knobs)}>
      {listed && last > 0 && (
        <div className="hw-knobs-row">
          <span aria-hidden="true">{texts.knobs.whichAnswer}</span>
          <NumberField
            label={texts.knobs.whichAnswer}
            value={index + 1}
            from={1}
            to={last + 1}
            onCommit={(place) => setPicked(place - 1)}
          />
        </div>
      )}
      {knobs.map((knob) => (
        <KnobSlider key={knob.id} knob={knob} />
      ))}
    </More>
  );
});
