import { useSession } from "../SessionContext";
import { useAllTexts } from "../useAllTexts";
import "./LongRun.css";

/** Parts of the way that are said aloud. */
const SAID_STEPS = 4;

/** A run that takes long: how far it is, and the way to give it up. */
export function LongRun() {
  const words = useAllTexts().longRun;
  const pending = useSession((session) => session.pending);
  const stop = useSession((session) => session.stopRun);
  if (pending === null) return null;
  const { done, total } = pending;
  const part = total === 0 ? 0 : done / total;
  return (
    <div className="hw-long-run">
      <p className="hw-long-run-words" aria-hidden="true">
        {words.working(done, total)} {words.before}
      </p>
      <p className="hw-hidden" role="status">
        {words.part(Math.floor(part * SAID_STEPS) / SAID_STEPS)} {words.before}
      </p>
      <progress
        className="hw-long-run-progress"
        aria-label={words.progress}
        max={1}
        {...(total > 0 && { value: part })}
      />
      <button type="button" onClick={stop}>
        {words.stop}
      </button>
    </div>
  );
}
