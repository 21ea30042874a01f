/** A lesson of the course on the page, its step and progress held as the page holds them. */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import type { Lesson } from "../../../src/lessons/lesson";
import { NO_PROGRESS, type Progress, stepDone } from "../../../src/lessons/progress";
import { LessonPlayer } from "../../../src/ui/lesson/LessonPlayer";
import type { StepDesk } from "../../../src/ui/lesson/stepDesk";
import { COURSE } from "../../lessons/lessonText";

interface Options {
  readonly textOnly?: boolean;
  readonly presents?: boolean;
  readonly progress?: Progress;
  readonly link?: string;
}

export interface Watched {
  desk: StepDesk | null;
  finished: boolean;
  explored: boolean;
}

/** Opens a step by `lesson/step`. */
export function openStep(place: string, options: Options = {}) {
  const [lessonId, stepId] = place.split("/");
  const lesson = COURSE.find(({ id }) => id === lessonId);
  const at = lesson?.steps.findIndex(({ id }) => id === stepId) ?? -1;
  if (lesson === undefined || at === -1) throw new Error(`no step ${place}`);
  const watched: Watched = { desk: null, finished: false, explored: false };
  render(<Held lesson={lesson} first={at} watched={watched} {...options} />);
  return { user: userEvent.setup(), watched };
}

function Held({
  lesson,
  first,
  watched,
  textOnly = false,
  presents: presentsFirst = false,
  progress: progressFirst = NO_PROGRESS,
  link = "https://example.org/#lesson=one",
}: Options & { readonly lesson: Lesson; readonly first: number; readonly watched: Watched }) {
  const [at, setAt] = useState(first);
  const [progress, setProgress] = useState(progressFirst);
  const [presents, setPresents] = useState(presentsFirst);
  return (
    <LessonPlayer
      lesson={lesson}
      at={at}
      progress={progress}
      textOnly={textOnly}
      singleKeys
      arrives
      presents={presents}
      link={link}
      keptOf={() => null}
      onDesk={(desk) => {
        watched.desk = desk;
        return () => {};
      }}
      onStep={setAt}
      onDone={(step) => setProgress(stepDone(progress, lesson.id, step))}
      onFinish={() => {
        watched.finished = true;
      }}
      onExplore={() => {
        watched.explored = true;
      }}
      onPresents={setPresents}
    />
  );
}

export const press = (name: string | RegExp) =>
  userEvent.click(screen.getByRole("button", { name }));

/** The heading of the open step. */
export const title = () => screen.getByRole("heading", { level: 2, name: /./, hidden: false });

export const plain = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim();
