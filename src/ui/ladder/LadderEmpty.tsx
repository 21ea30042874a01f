import { setLadder } from "../../engine/ladderEdit";
import { useEdit } from "../knobs/useEdit";
import { useAllTexts } from "../useAllTexts";
import { usualChain } from "./usualChain";

/** No layers yet: what they would show, and a chain to begin with. */
export function LadderEmpty() {
  const words = useAllTexts().ladder;
  const edit = useEdit();
  return (
    <div className="hw-ladder-empty">
      <p>{words.empty}</p>
      <button
        type="button"
        onClick={() => edit((scenario) => setLadder(scenario, usualChain(words.kinds)))}
      >
        {words.start}
      </button>
    </div>
  );
}
