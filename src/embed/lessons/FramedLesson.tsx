import { useEffect, useMemo, useRef, useState } from "react";
import { encodeLink } from "../../codec/link";
import { frameAt } from "../../engine/frame";
import { courseIn } from "../../lessons/course";
import { NO_PROGRESS, opened, stepDone } from "../../lessons/progress";
import { LessonPlayer } from "../../ui/lesson/LessonPlayer";
import type { StepDesk } from "../../ui/lesson/stepDesk";
import { useLessonTexts } from "../../ui/lesson/useLessonTexts";
import { useTexts } from "../../ui/TextsContext";
import { useEvent } from "../../ui/useEvent";
import type { StepDetail } from "../contract";
import { type Listeners, stepDetail, tellSteps } from "../tellSteps";
import type { LessonOptions } from "./playLesson";

/** The lesson itself: nothing is kept, and what was made of a step goes with the page. */
export function FramedLesson({
  lesson: id,
  step,
  site,
  listeners,
}: Pick<LessonOptions, "lesson" | "step" | "site"> & { readonly listeners: Listeners }) {
  const texts = useLessonTexts();
  const lesson = useMemo(() => courseIn(texts).find((each) => each.id === id), [texts, id]);
  const [progress, setProgress] = useState(NO_PROGRESS);
  const count = lesson?.steps.length ?? 1;
  const asked = Math.min(Math.max(step, 1), count) - 1;
  const [at, setAt] = useState(asked);
  useEffect(() => setAt(asked), [asked]);
  const onDesk = useTold(at, count, listeners);
  const stepId = lesson?.steps[at]?.id;
  useEffect(() => {
    if (stepId !== undefined) setProgress((before) => opened(before, id, stepId));
  }, [id, stepId]);
  if (lesson === undefined) return null;
  const leave = (hash: string) => {
    if (site !== null) window.open(`${site.replace(/#.*$/, "")}#${hash}`, "_blank", "noopener");
  };
  return (
    <LessonPlayer
      lesson={lesson}
      at={at}
      progress={progress}
      textOnly={false}
      singleKeys
      arrives={false}
      keptOf={() => null}
      onDesk={onDesk}
      onStep={setAt}
      onDone={(done) => setProgress((before) => stepDone(before, id, done))}
      onFinish={() => (site === null ? setAt(0) : leave("lessons"))}
      onExplore={(desk) => leave(linkOf(desk))}
      presents={false}
      link=""
      // A room is presented to from Hopwatch itself.
      onPresents={() => {}}
    />
  );
}

/** Tells as an embed does, but for `step` and `of`: those are of the lesson, and the rest of the run in it. */
function useTold(at: number, count: number, { onStep, onChange }: Listeners) {
  const texts = useTexts();
  const textsNow = useEvent(() => texts);
  const before = useRef(at);
  return ({ session }: StepDesk) => {
    const tell = (detail: StepDetail) => onStep({ ...detail, step: at + 1, of: count });
    // Where it opens is told by nobody, as of an embed.
    if (before.current !== at) tell(stepDetail(session.getState(), texts));
    before.current = at;
    return tellSteps(session, textsNow, { onStep: tell, onChange });
  };
}

function linkOf({ session }: StepDesk): string {
  const { scenario, run, step } = session.getState();
  const source = { kind: "scenario", scenario } as const;
  return encodeLink({ source, frame: frameAt(run.events, step), view: {} });
}
