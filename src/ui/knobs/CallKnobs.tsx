import { useMemo } from "react";
import type { CallPlan } from "../../engine/plan";
import { useSession } from "../SessionContext";
import { useTexts } from "../TextsContext";
import { AnswerKnobs } from "./AnswerKnobs";
import { AnswersMore } from "./AnswersMore";
import { BreakerOfHop } from "./BreakerOfHop";
import { FailureMore } from "./FailureMore";
import { KnobSlider } from "./KnobSlider";
import { callKnobs } from "./knobsOfHop";
import { useOpened } from "./OpenedContext";
import { OutagesMore } from "./OutagesMore";
import { RetriesMore } from "./RetriesMore";
import { useAnswerAt } from "./useAnswerAt";
import { WireMore } from "./WireMore";

/** The settings of one call: what decides most is in sight, the rest one press away. */
export function CallKnobs({ hop }: { readonly hop: CallPlan }) {
  const texts = useTexts();
  const { scaleMs } = useOpened();
  const scenario = useSession((session) => session.scenario);
  const answer = useAnswerAt(hop.id);
  const { common, retries, wire } = useMemo(
    () => callKnobs(hop.id, texts, scaleMs),
    [hop.id, texts, scaleMs],
  );
  const retried = hop.retry.maxAttempts > 1;
  const [timeout, attempts] = common;
  const [pause, ...rarely] = retries;
  return (
    <>
      {timeout && <KnobSlider knob={timeout} />}
      <AnswerKnobs answer={answer} scaleMs={scaleMs} />
      {attempts && <KnobSlider knob={attempts} />}
      {retried && pause && <KnobSlider knob={pause} />}
      <div className="hw-knobs-more">
        <AnswersMore hop={hop} answer={answer} />
        {retried && <RetriesMore hop={hop} knobs={rarely} scenario={scenario} />}
        <FailureMore hop={hop} />
        <WireMore knobs={wire} scenario={scenario} />
        <OutagesMore hopId={hop.id} />
      </div>
      <BreakerOfHop hop={hop} />
    </>
  );
}
