import { memo, Suspense, useMemo, useState } from "react";
import { lazyPart } from "../lazyPart";
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
import { useCall } from "./useCall";
import { WireMore } from "./WireMore";

const RetryLikeMore = lazyPart(async () => (await import("./RetryLikeMore")).RetryLikeMore);

/** The settings of one call: what decides most is in sight, the rest one press away. */
export const CallKnobs = memo(function CallKnobs({ hopId }: { readonly hopId: string }) {
  const texts = useTexts();
  const { scaleMs } = useOpened();
  const answer = useAnswerAt(hopId);
  const { common, retries, wire, told } = useMemo(
    () => callKnobs(hopId, texts, scaleMs),
    [hopId, texts, scaleMs],
  );
  const library = useState<string | null>(null);
  const retried = useCall(hopId, ({ retry }) => retry.maxAttempts > 1);
  const [timeout, attempts] = common;
  const [pause, ...rarely] = retries;
  return (
    <RetryLibraryContext value={library}>
      {timeout && <KnobSlider knob={timeout} />}
      <AnswerKnobs answer={answer} scaleMs={scaleMs} />
      {attempts && <RetryKnob hopId={hopId} knob={attempts} />}
      {retried && pause && <RetryKnob hopId={hopId} knob={pause} />}
      <FanOut hopId={hopId} />
      <div className="hw-knobs-more">
        <AnswersMore answer={answer} />
        {retried && (
          <>
            <RetriesMore hopId={hopId} knobs={rarely} />
            <Suspense fallback={null}>
              <RetryLikeMore hopId={hopId} />
            </Suspense>
          </>
        )}
        <FailureMore hopId={hopId} />
        <ToldMore hopId={hopId} knobs={told} />
        <WireMore knobs={wire} />
        <AnswerWire answer={answer} scaleMs={scaleMs} />
        <OutagesMore hopId={hopId} />
      </div>
      <BreakerOfHop hopId={hopId} />
    </RetryLibraryContext>
  );
});
