import { type RefObject, useRef } from "react";
import { PanelBoundary } from "../PanelBoundary";
import { Part } from "../Part";
import { AfterGesture, SessionProvider } from "../SessionContext";
import { useTexts } from "../TextsContext";
import { Transport } from "../transport/Transport";
import { useStageKeys } from "../useStageKeys";
import { DeskProvider, useDesk, useStepState } from "./DeskContext";
import { LessonControls } from "./LessonControls";
import { LessonMore } from "./LessonMore";
import { LessonStage } from "./LessonStage";
import { StepSays } from "./StepSays";
import { StepWay } from "./StepWay";
import { partsOf, type StepDesk } from "./stepDesk";
import { Task } from "./Task";
import "./StepView.css";

export interface StepViewProps {
  readonly desk: StepDesk;
  /** From 0. */
  readonly at: number;
  readonly count: number;
  readonly textOnly: boolean;
  readonly singleKeys: boolean;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onStep: (index: number) => void;
  readonly onFinish: () => void;
  readonly onExplore: (desk: StepDesk) => void;
}

/** One step for one reader: what it says, the run, the task, the way on. */
export function StepView(props: StepViewProps) {
  return (
    <DeskProvider value={props.desk}>
      <SessionProvider store={props.desk.session}>
        <PanelBoundary name={props.desk.step.title}>
          <StepBody {...props} />
        </PanelBoundary>
      </SessionProvider>
    </DeskProvider>
  );
}

function StepBody(props: StepViewProps) {
  const { at, count, textOnly, singleKeys, heading } = props;
  const body = useRef<HTMLDivElement>(null);
  const { stage } = useTexts();
  const desk = useDesk();
  const done = useStepState((state) => state.done);
  const hasTransport = partsOf(desk.step, done).includes("transport");
  useStageKeys(body, { listenOn: hasTransport ? "page" : "stage", singleKeys });
  return (
    <div className="hw-step" ref={body} data-transport={hasTransport}>
      <StepSays at={at} count={count} heading={heading} />
      <LessonStage textOnly={textOnly} />
      <div className="hw-step-task">
        <Task textOnly={textOnly} />
        <LessonControls />
        <StepWay
          at={at}
          count={count}
          onStep={props.onStep}
          onFinish={props.onFinish}
          onExplore={() => props.onExplore(desk)}
        />
      </div>
      <LessonMore textOnly={textOnly} />
      {hasTransport && (
        <Part place="transport" name={stage.transport}>
          <AfterGesture>
            <Transport />
          </AfterGesture>
        </Part>
      )}
    </div>
  );
}
