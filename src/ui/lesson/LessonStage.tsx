import type { ReactNode } from "react";
import { BreakerPanel } from "../breaker/BreakerPanel";
import { WaterfallOrComparison } from "../compare/WaterfallOrComparison";
import { Decision } from "../decision/Decision";
import { Part } from "../Part";
import { RunStrip } from "../run/RunStrip";
import { AfterGesture } from "../SessionContext";
import { useTexts } from "../TextsContext";
import { BreakerFacts } from "./BreakerFacts";
import { CompareWithStart } from "./CompareWithStart";
import { useDesk, useStepState } from "./DeskContext";
import { PressedBars } from "./PressedBars";
import { RequestsSoFar } from "./RequestsSoFar";
import { requestSoFar, runSoFar } from "./runSoFar";
import { SoFar } from "./SoFar";
import { StepsSoFar } from "./StepsSoFar";
import { isHeld, partsOf } from "./stepDesk";
import { useLessonTexts } from "./useLessonTexts";
import "./LessonStage.css";

/** The pictures of the run that the step shows; as words and tables where none are wanted. */
export function LessonStage({
  textOnly,
  children,
}: {
  readonly textOnly: boolean;
  readonly children?: ReactNode;
}) {
  const { stage } = useTexts();
  const texts = useLessonTexts().player;
  const { step } = useDesk();
  const done = useStepState((state) => state.done);
  const shown = partsOf(step, done);
  const shows = (part: (typeof shown)[number]) => shown.includes(part);
  const held = isHeld(step, done);
  const ofRequest = held ? requestSoFar : null;
  return (
    <section
      className="hw-lesson-stage hw-enlarged"
      aria-label={texts.picture}
      data-settings={step.may === "everything"}
      data-held={held}
    >
      {(shows("decision") || textOnly) && (
        <Part place="decision" name={stage.decision}>
          <SoFar knows={shows("decision") ? null : ofRequest}>
            <Decision />
          </SoFar>
        </Part>
      )}
      {shows("run") && (
        <Part place="run" name={stage.run}>
          <SoFar knows={held ? runSoFar : null}>
            {textOnly ? <RequestsSoFar /> : <RunStrip />}
          </SoFar>
        </Part>
      )}
      {shows("waterfall") && (
        <Part place="waterfall" name={stage.waterfall}>
          {textOnly ? (
            <SoFar knows={ofRequest}>
              <StepsSoFar />
            </SoFar>
          ) : (
            <PressedBars>
              <SoFar knows={ofRequest}>
                <WaterfallOrComparison />
              </SoFar>
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
      {children}
    </section>
  );
}
