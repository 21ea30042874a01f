import { Suspense } from "react";
import { BreakerPanel } from "../breaker/BreakerPanel";
import { WaterfallOrComparison } from "../compare/WaterfallOrComparison";
import { Decision } from "../decision/Decision";
import { FollowsLater } from "../FollowsLater";
import { Ledger } from "../ledger/Ledger";
import { Part } from "../Part";
import { AfterGesture } from "../SessionContext";
import { useTexts } from "../TextsContext";
import { Transport } from "../transport/Transport";
import { BreakerFacts } from "./BreakerFacts";
import { CompareWithStart } from "./CompareWithStart";
import { useDesk, useStepState } from "./DeskContext";
import { LATER } from "./laterPanels";
import { PressedBars } from "./PressedBars";
import { RequestsSoFar } from "./RequestsSoFar";
import { RunSoFar } from "./RunSoFar";
import { StepsSoFar } from "./StepsSoFar";
import { partsOf } from "./stepDesk";
import { useLessonTexts } from "./useLessonTexts";
import "./LessonStage.css";

/** The parts of the stage that the step shows; as words and tables where no picture is wanted. */
export function LessonStage({ textOnly }: { readonly textOnly: boolean }) {
  const { stage, analysis } = useTexts();
  const texts = useLessonTexts().player;
  const { step } = useDesk();
  const done = useStepState((state) => state.done);
  const shown = partsOf(step, done);
  const shows = (part: (typeof shown)[number]) => shown.includes(part);
  const later = LATER.filter(([part]) => shows(part));
  return (
    <section
      className="hw-lesson-stage"
      aria-label={texts.picture}
      data-settings={step.may === "everything"}
      data-held={!done && !shows("transport")}
    >
      {(shows("decision") || textOnly) && (
        <Part place="decision" name={stage.decision}>
          <Decision />
        </Part>
      )}
      {shows("run") && (
        <Part place="run" name={stage.run}>
          {textOnly ? <RequestsSoFar /> : <RunSoFar />}
        </Part>
      )}
      {shows("waterfall") && (
        <Part place="waterfall" name={stage.waterfall}>
          {textOnly ? (
            <StepsSoFar />
          ) : (
            <PressedBars>
              <WaterfallOrComparison />
            </PressedBars>
          )}
        </Part>
      )}
      {shows("compare") && <CompareWithStart />}
      {shows("breaker") && (
        <Part place="breaker" name={stage.breaker} titled>
          <AfterGesture>{textOnly ? <BreakerFacts /> : <BreakerPanel />}</AfterGesture>
        </Part>
      )}
      {(shows("ledger") || (textOnly && shows("waterfall"))) && (
        <Part place="ledger" name={stage.ledger} titled>
          <FollowsLater>
            <Ledger />
          </FollowsLater>
        </Part>
      )}
      {later.map(([part, Panel]) => (
        <Part key={part} place={part} name={analysis[part]} titled>
          <Suspense fallback={<p>{texts.loading}</p>}>
            <Panel />
          </Suspense>
        </Part>
      ))}
      {shows("transport") && (
        <Part place="transport" name={stage.transport}>
          <AfterGesture>
            <Transport />
          </AfterGesture>
        </Part>
      )}
    </section>
  );
}
