import { useTexts } from "../TextsContext";
import { useFinder, useLook } from "./FindingsContext";

/** Where there is nothing to list: what was looked at, or why nothing was, and what can be done. */
export function FindingsState() {
  const words = useTexts().findingsPanel;
  const finder = useFinder();
  const state = useLook((look) => look.state);
  const at = useLook((look) => look.at);
  const again = state === "failed" ? words.tryAgain : state === "long" ? words.look : null;
  return (
    <div className="hw-findings-calm">
      {state === "done" && at !== null && <p>{words.lookedAt(at.run.operations.length)}</p>}
      {state === "long" && at !== null && <p>{words.long(at.run.events.length)}</p>}
      {again !== null && (
        <button type="button" onClick={finder.look}>
          {again}
        </button>
      )}
    </div>
  );
}
