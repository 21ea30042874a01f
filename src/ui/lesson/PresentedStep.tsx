import { type RefObject, Suspense } from "react";
import { lazyPart } from "../lazyPart";
import { AskRoom } from "./AskRoom";
import { useDesk } from "./DeskContext";
import { asksRoom, type Hands } from "./hands";
import { LessonControls } from "./LessonControls";
import { LessonStage } from "./LessonStage";
import { RoomTold } from "./RoomTold";
import { StepSays } from "./StepSays";
import { Task } from "./Task";
import { useFit } from "./useFit";

const PresentedCurve = lazyPart(async () => (await import("./PresentedCurve")).PresentedCurve);

/** What a step needs, all of it in sight; a new one is mounted for each step. */
export function PresentedStep({
  root,
  at,
  count,
  heading,
  textOnly,
  hands,
  onCount,
  onNumber,
}: {
  readonly root: RefObject<HTMLElement | null>;
  readonly at: number;
  readonly count: number;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly textOnly: boolean;
  readonly hands: Hands;
  readonly onCount: (choice: string, by: number) => void;
  readonly onNumber: (value: number) => void;
}) {
  const { step } = useDesk();
  const asks = asksRoom(step);
  const knee = Object.values(step.figures ?? {}).find((figure) => figure.kind === "knee");
  useFit(root);
  return (
    <div className="hw-step">
      <StepSays at={at} count={count} heading={heading} />
      <LessonStage textOnly={textOnly}>
        {knee !== undefined && (
          <Suspense>
            <PresentedCurve runs={knee.runs} points={knee.points} />
          </Suspense>
        )}
      </LessonStage>
      <div className="hw-step-task">
        {asks ? (
          <AskRoom hands={hands} onCount={onCount} onNumber={onNumber} />
        ) : (
          <Task textOnly={textOnly} />
        )}
      </div>
      {asks && <RoomTold />}
      <LessonControls />
    </div>
  );
}
