import { TracksProvider } from "../controls/TracksContext";
import { Knobs } from "../knobs/Knobs";
import { Part } from "../Part";
import { AfterGesture, useSession } from "../SessionContext";
import { useTexts } from "../TextsContext";
import { TryByHand } from "../tryByHand/TryByHand";
import { AllowedKnobs } from "./AllowedKnobs";
import { useDesk, useStepState } from "./DeskContext";
import { partsOf } from "./stepDesk";
import { useLessonTexts } from "./useLessonTexts";

/** What the step lets its reader change, and the way back. */
export function LessonControls() {
  const { stage, app } = useTexts();
  const texts = useLessonTexts().player;
  const { step, played } = useDesk();
  const done = useStepState((state) => state.done);
  const touched = useSession((session) => session.scenario !== played.scenario);
  const canUndo = useSession((session) => session.past.length > 0);
  const canRedo = useSession((session) => session.future.length > 0);
  const undo = useSession((session) => session.undo);
  const redo = useSession((session) => session.redo);
  const edit = useSession((session) => session.edit);
  const parts = partsOf(step, done);
  const { may } = step;
  const turns = parts.includes("knobs") && may !== undefined && may.length > 0;
  const sends = parts.includes("send") && may === "everything";
  if (!turns && !sends) return null;
  return (
    <TracksProvider>
      <div className="hw-lesson-controls" data-free={may === "everything"}>
        {may === "everything" && <p className="hw-task-note">{texts.everything}</p>}
        {sends && (
          <Part place="send" name={stage.send} titled>
            <AfterGesture>
              <TryByHand />
            </AfterGesture>
          </Part>
        )}
        {turns && (
          <Part place="knobs" name={texts.mayChange} titled>
            {may === "everything" ? <Knobs /> : <AllowedKnobs may={may} />}
          </Part>
        )}
        <div className="hw-task-buttons">
          <button type="button" disabled={!canUndo} onClick={undo}>
            {app.bar.undo}
          </button>
          <button type="button" disabled={!canRedo} onClick={redo}>
            {app.bar.redo}
          </button>
          <button type="button" disabled={!touched} onClick={() => edit(played.scenario)}>
            {texts.startAgain}
          </button>
        </div>
      </div>
    </TracksProvider>
  );
}
