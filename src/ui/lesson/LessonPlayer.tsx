import { useEffect } from "react";
import type { Lesson } from "../../lessons/lesson";
import type { Progress } from "../../lessons/progress";
import type { Entry } from "../../session/session";
import { useEvent } from "../useEvent";
import { LessonWords } from "./LessonWords";
import { Presenter } from "./Presenter";
import { StepList } from "./StepList";
import { StepView } from "./StepView";
import type { StepDesk } from "./stepDesk";
import { useArrival } from "./useArrival";
import { useDesks } from "./useDesks";
import { usePresentKey } from "./usePresentKey";
import "./LessonPlayer.css";

export interface LessonPlayerProps {
  readonly lesson: Lesson;
  /** The step that is open, from 0. */
  readonly at: number;
  readonly progress: Progress;
  readonly textOnly: boolean;
  readonly singleKeys: boolean;
  /** Whether one comes here from another page. */
  readonly arrives: boolean;
  /** What was made of a step before the page was loaded again. */
  readonly keptOf: (step: string) => Entry | null;
  /** Told of the step that is open; what comes back ends that. */
  readonly onDesk: (desk: StepDesk) => () => void;
  readonly onStep: (index: number) => void;
  readonly onDone: (step: string) => void;
  readonly onFinish: () => void;
  readonly onExplore: (desk: StepDesk) => void;
  /** Before a room. */
  readonly presents: boolean;
  readonly link: string | null;
  readonly onPresents: (presents: boolean) => void;
}

/** A lesson for one reader, step by step. */
export function LessonPlayer(props: LessonPlayerProps) {
  const { lesson, at, progress, textOnly, singleKeys, onStep, onFinish, onExplore } = props;
  const { presents, arrives, onPresents } = props;
  const desk = useDesks(lesson, at, progress, props.keptOf, props.onDone);
  const onDesk = useEvent(props.onDesk);
  useEffect(() => onDesk(desk), [desk, onDesk]);
  const heading = useArrival<HTMLHeadingElement>(arrives, presents ? "room" : at);
  usePresentKey(singleKeys, presents, () => onPresents(true));
  if (presents) {
    return (
      <Presenter
        lesson={lesson}
        desk={desk}
        at={at}
        textOnly={textOnly}
        singleKeys={singleKeys}
        link={props.link}
        onStep={onStep}
        onLeave={() => onPresents(false)}
      />
    );
  }
  return (
    <article className="hw-lesson" aria-label={lesson.title}>
      <header className="hw-lesson-head">
        <h1 className="hw-lesson-title">{lesson.title}</h1>
        <StepList lesson={lesson} at={at} progress={progress} onStep={onStep} />
      </header>
      <StepView
        key={desk.step.id}
        desk={desk}
        at={at}
        count={lesson.steps.length}
        textOnly={textOnly}
        singleKeys={singleKeys}
        heading={heading}
        onStep={onStep}
        onFinish={onFinish}
        onExplore={onExplore}
      />
      <LessonWords lesson={lesson} />
    </article>
  );
}
