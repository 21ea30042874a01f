import { Suspense, useRef, useState } from "react";
import type { Lesson } from "../../lessons/lesson";
import { lazyPart } from "../lazyPart";
import { SessionProvider } from "../SessionContext";
import { DeskProvider } from "./DeskContext";
import { asksRoom } from "./hands";
import { PresentedStep } from "./PresentedStep";
import { PresenterTimer } from "./PresenterTimer";
import type { StepDesk } from "./stepDesk";
import { useArrival } from "./useArrival";
import { useLessonTexts } from "./useLessonTexts";
import { usePresentation } from "./usePresentation";
import { usePresenterKeys } from "./usePresenterKeys";
import { useTimer } from "./useTimer";
import "./Presenter.css";

const QrDialog = lazyPart(async () => (await import("./QrDialog")).QrDialog);

export interface PresenterProps {
  readonly lesson: Lesson;
  readonly desk: StepDesk;
  readonly at: number;
  readonly textOnly: boolean;
  readonly singleKeys: boolean;
  /** The whole address of the lesson; null where nobody else has the lesson. */
  readonly link: string | null;
  readonly onStep: (index: number) => void;
  readonly onLeave: () => void;
}

/** A file on the trainer's own disk is nowhere in the room. */
const canBeShared = (link: string | null) => link?.startsWith("file:") === false;

/** A lesson before a room: large, only what is needed, driven by a clicker. */
export function Presenter(props: PresenterProps) {
  const { lesson, desk, at, textOnly, singleKeys, link, onStep, onLeave } = props;
  const shared = canBeShared(link) ? link : null;
  const { presenter: texts, ...more } = useLessonTexts().player;
  const root = useRef<HTMLElement>(null);
  const heading = useArrival<HTMLHeadingElement>(true, at);
  const timer = useTimer();
  const [showsLink, setShowsLink] = useState(false);
  const count = lesson.steps.length;
  const way = { at, count, onStep, onLeave };
  const { act, addNumber, blank, count: countHands, hands, said } = usePresentation(desk, way);
  usePresenterKeys(root, { singleKeys, blank }, act);

  return (
    <article ref={root} className="hw-present hw-enlarged" aria-label={lesson.title}>
      <header className="hw-present-head">
        <h1>{lesson.title}</h1>
        <PresenterTimer timer={timer} />
        {shared !== null && (
          <button type="button" onClick={() => setShowsLink(true)}>
            {texts.showLink}
          </button>
        )}
        <button type="button" onClick={onLeave}>
          {texts.leave}
        </button>
      </header>
      <DeskProvider value={desk}>
        <SessionProvider key={desk.step.id} store={desk.session}>
          <PresentedStep
            root={root}
            at={at}
            count={count}
            heading={heading}
            textOnly={textOnly}
            hands={hands}
            onCount={countHands}
            onNumber={addNumber}
          />
        </SessionProvider>
      </DeskProvider>
      <footer className="hw-present-foot">
        <p role="status" className="hw-present-said">
          {said}
        </p>
        <p className="hw-present-help">
          {texts.help} {asksRoom(desk.step) && texts.handsHelp}
        </p>
        <button type="button" disabled={at === 0} onClick={() => act({ kind: "back" })}>
          {more.back}
        </button>
        <button type="button" onClick={() => act({ kind: "next" })}>
          {more.next}
        </button>
      </footer>
      {blank && (
        <button type="button" className="hw-present-blank" onClick={() => act({ kind: "blank" })}>
          <span className="hw-hidden" role="status">
            {texts.blank}
          </span>
        </button>
      )}
      {showsLink && shared !== null && (
        <Suspense>
          <QrDialog link={shared} onClose={() => setShowsLink(false)} />
        </Suspense>
      )}
    </article>
  );
}
