import { useEffect } from "react";
import type { Lesson } from "../lessons/lesson";
import { opened, resumeAt, stepDone } from "../lessons/progress";
import { useLanguage } from "../ui/LanguageContext";
import { LessonPlayer } from "../ui/lesson/LessonPlayer";
import { useTexts } from "../ui/TextsContext";
import { useEvent } from "../ui/useEvent";
import { linkOf } from "./address";
import { keepStep, readStep } from "./keepStep";
import { withLanguage } from "./languageChoice";
import { COURSE_HASH, lessonHash, lessonPlaceOf } from "./lessonAddress";
import type { useProgress } from "./useProgress";

/** One lesson and its address: each step has a link, and the browser's Back and Forward walk them. */
export function LessonSite({
  lesson,
  isOwn,
  step,
  kept: { progress, change },
  arrives,
  tab,
  textOnly,
  singleKeys,
  presents,
  onPresents,
}: {
  readonly lesson: Lesson;
  /** From a file of this reader's: the address leads nobody else to it. */
  readonly isOwn: boolean;
  /** From 1, as the address has it; null: where the reader was last. */
  readonly step: number | null;
  readonly kept: ReturnType<typeof useProgress>;
  readonly arrives: boolean;
  readonly tab: Storage | null;
  readonly textOnly: boolean;
  readonly singleKeys: boolean;
  readonly presents: boolean;
  readonly onPresents: (presents: boolean) => void;
}) {
  const texts = useTexts();
  const { language } = useLanguage();
  const { id, steps } = lesson;
  const resumed = Math.max(
    0,
    steps.findIndex((each) => each.id === resumeAt(progress, lesson)),
  );
  const at = step === null ? resumed : Math.min(Math.max(step, 1), steps.length) - 1;
  const openedId = steps[at]?.id;

  const onOpened = useEvent((stepId: string) => change((now) => opened(now, id, stepId)));
  useEffect(() => {
    // The link of a lesson becomes that of the step, without another place to go back to; unless the
    // reader has left it by now, by a quick key or the browser's Back.
    const now = lessonPlaceOf(window.location.hash);
    const isHere = now?.kind === "lesson" && now.lesson === id && now.step === step;
    if (isHere && step !== at + 1) replaceHash(lessonHash(id, at + 1));
    if (openedId !== undefined) onOpened(openedId);
  }, [id, at, step, openedId, onOpened]);

  return (
    <LessonPlayer
      lesson={lesson}
      at={at}
      progress={progress}
      textOnly={textOnly}
      singleKeys={singleKeys}
      arrives={arrives}
      keptOf={(stepId) => readStep(tab, id, stepId, texts)}
      onDesk={(desk) => keepStep(tab, id, desk)}
      onStep={(index) => {
        window.location.hash = lessonHash(id, index + 1);
      }}
      onDone={(stepId) => change((now) => stepDone(now, id, stepId))}
      onFinish={() => {
        window.location.hash = COURSE_HASH;
      }}
      presents={presents}
      link={
        isOwn ? null : new URL(withLanguage(lessonHash(id), language), window.location.href).href
      }
      onPresents={onPresents}
      onExplore={({ session }) => {
        window.location.hash = linkOf({ ...session.getState(), pane: null, against: null });
      }}
    />
  );
}

function replaceHash(hash: string): void {
  try {
    window.history.replaceState(null, "", hash);
  } catch {
    // A browser may refuse, in a frame or too often: then the shorter link stays, which leads here too.
  }
}
