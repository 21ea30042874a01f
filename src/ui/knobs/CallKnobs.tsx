import { Suspense, useMemo, useState } from "react";
import type { CallPlan } from "../../engine/plan";
import { lazyPart } from "../lazyPart";
import { useSession } from "../SessionContext";
import { useTexts } from "../TextsContext";
import { AnswerKnobs } from "./AnswerKnobs";
import { AnswersMore } from "./AnswersMore";
import { AnswerWire } from "./AnswerWire";
import { BreakerOfHop } from "./BreakerOfHop";
import { FailureMore } from "./FailureMore";
import { FanOut } from "./FanOut";
import { KnobSlider } from "./KnobSlider";
import { callKnobs } from "./knobsOfHop";
import { useOpened } from "./OpenedContext";
import { OutagesMore } from "./OutagesMore";
import { RetriesMore } from "./RetriesMore";
import { RetryKnob } from "./RetryKnob";
import { RetryLibraryContext } from "./RetryLibraryContext";
import { ToldMore } from "./ToldMore";
import { useAnswerAt } from "./useAnswerAt";
import { WireMore } from "./WireMore";

const RetryLikeMore = lazyPart(async () => (await import("./RetryLikeMore")).RetryLikeMore);

/** The settings of one call: what decides most is in sight, the rest one press away. */
export function CallKnobs({ hop }: { readonly hop: CallPlan }) {
  const texts = useTexts();
  const { scaleMs } = useOpened();
  const scenario = useSession((session) => session.scenario);
  const answer = useAnswerAt(hop.id);
  const { common, retries, wire, told } = useMemo(
    () => callKnobs(hop.id, texts, scaleMs),
    [hop.id, texts, scaleMs],
  );
  const library = useState<string | null>(null);
  const retried = hop.retry.maxAttempts > 1;
  const [timeout, attempts] = common;
  const [pause, ...rarely] = retries;
  return (
    <RetryLibraryContext value={library}>
      {timeout && <KnobSlider knob={timeout} />}
      <AnswerKnobs answer={answer} scaleMs={scaleMs} />
      {attempts && <RetryKnob hop={hop} knob={attempts} />}
      {retried && pause && <RetryKnob hop={hop} knob={pause} />}
      <FanOut hop={hop} />
      <div className="hw-knobs-more">
        <AnswersMore hop={hop} answer={answer} />
        {retried && (
          <>
            <RetriesMore hop={hop} knobs={rarely} scenario={scenario} />
            <Suspense fallback={null}>
              <RetryLikeMore hop={hop} />
            </Suspense>
          </>
        )}
        <FailureMore hop={hop} />
        <ToldMore hop={hop} knobs={told} scenario={scenario} />
        <WireMore knobs={wire} scenario={scenario} />
        <AnswerWire hop={hop} answer={answer} scaleMs={scaleMs} />
        <OutagesMore hopId={hop.id} />
      </div>
      <BreakerOfHop hop={hop} />
    </RetryLibraryContext>
  );
}
