import { Suspense } from "react";
import { FollowsLater } from "../FollowsLater";
import { Ledger } from "../ledger/Ledger";
import { Part } from "../Part";
import { useTexts } from "../TextsContext";
import { useDesk, useStepState } from "./DeskContext";
import { LATER } from "./laterPanels";
import { partsOf } from "./stepDesk";
import { useLessonTexts } from "./useLessonTexts";

/** What is read after the picture and the task: the tables, and the analysis. */
export function LessonMore({ textOnly }: { readonly textOnly: boolean }) {
  const { stage, analysis } = useTexts();
  const texts = useLessonTexts().player;
  const { step } = useDesk();
  const done = useStepState((state) => state.done);
  const shown = partsOf(step, done);
  const shows = (part: (typeof shown)[number]) => shown.includes(part);
  const later = LATER.filter(([part]) => shows(part));
  const ledger = shows("ledger") || (textOnly && shows("waterfall"));
  if (!ledger && later.length === 0) return null;
  return (
    <div className="hw-lesson-more">
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
    </div>
  );
}
