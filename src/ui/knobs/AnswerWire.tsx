import { useMemo, useState } from "react";
import type { CallPlan } from "../../engine/plan";
import { NumberField } from "../controls/NumberField";
import { usePlan, useSession } from "../SessionContext";
import { useTexts } from "../TextsContext";
import type { AnswerAt } from "./answerAt";
import { answerWireKnobs } from "./answerWire";
import { KnobSlider } from "./KnobSlider";
import { knobFacts } from "./knobFacts";
import { More } from "./More";

/** How the answer at the cursor, or another of the list, crosses the wire. */
export function AnswerWire({
  hop,
  answer,
  scaleMs,
}: {
  readonly hop: CallPlan;
  readonly answer: AnswerAt;
  readonly scaleMs: number;
}) {
  const texts = useTexts();
  const plan = usePlan();
  const scenario = useSession((session) => session.scenario);
  const [picked, setPicked] = useState<number | null>(null);
  const listed = answer.operation === null;
  const last = hop.responses.length - 1;
  const index = listed && picked !== null ? Math.min(picked, last) : answer.index;
  const of = useMemo(() => ({ ...answer, index }), [answer, index]);
  const knobs = useMemo(() => answerWireKnobs(of, texts, scaleMs), [of, texts, scaleMs]);
  return (
    <More title={texts.knobs.answerWire} facts={knobFacts(knobs, plan, scenario, texts.format)}>
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
}
