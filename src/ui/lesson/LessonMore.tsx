import { Suspense } from "react";
import { FollowsLater } from "../FollowsLater";
import { Ledger } from "../ledger/Ledger";
import { Part } from "../Part";
import { useTexts } from "../TextsContext";
import { useDesk, useStepState } from "./DeskContext";
import { LATER } from "./laterPanels";
import { isHeld, partsOf } from "./stepDesk";
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
  // Before a prediction the table of steps says it all: sums of what is left are for its reader.
  const ledger = shows("ledger") || (textOnly && shows("waterfall") && !isHeld(step, done));
  if (!ledger && later.length === 0) return null;
  return (
    <div className="hw-lesson-more">
      {ledger && (
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
