import type { NewHop } from "../../engine/edit";
import { findHop } from "../../engine/hopTree";
import { addRefusal, type Beside, placeBeside, type TreePlace } from "../../engine/treeEdit";
import { useTexts } from "../TextsContext";
import { useScenario } from "../useScenario";
import { newCall, newWork } from "./newHop";

const BESIDES: readonly Beside[] = ["after", "before", "inside"];

/** One more call, or work, beside the chosen hop or inside it. */
export function HopAdd({
  hopId,
  beside,
  onBeside,
  onAdd,
}: {
  /** null: there is no hop yet. */
  readonly hopId: string | null;
  readonly beside: Beside;
  readonly onBeside: (beside: Beside) => void;
  readonly onAdd: (place: TreePlace, hop: NewHop) => void;
}) {
  const texts = useTexts();
  const call = newCall(texts.knobs);
  const { isCall, where, place, refused } = useScenario((scenario) => {
    const isCall = hopId !== null && findHop(scenario.hops, hopId)?.kind === "call";
    const where = isCall || beside !== "inside" ? beside : "after";
    const place = (hopId !== null && placeBeside(scenario, hopId, where)) || {
      parent: null,
      index: scenario.hops.length,
    };
    return { isCall, where, place, refused: addRefusal(scenario, place, call) };
  });
  return (
    <>
      <div className="hw-hops-add">
        <span aria-hidden="true">{texts.hopTree.add}</span>
        {hopId !== null && (
          <select
            aria-label={texts.hopTree.where}
            value={where}
            onChange={(event) => {
              const chosen = BESIDES.find((one) => one === event.target.value);
              if (chosen !== undefined) onBeside(chosen);
            }}
          >
            {BESIDES.filter((one) => isCall || one !== "inside").map((one) => (
              <option key={one} value={one}>
                {texts.hopTree.wheres[one]}
              </option>
            ))}
          </select>
        )}
        <button
          type="button"
          aria-label={texts.knobs.addCall}
          disabled={refused !== null}
          onClick={() => onAdd(place, call)}
        >
          {texts.knobs.addCallShort}
        </button>
        <button
          type="button"
          aria-label={texts.knobs.addWork}
          disabled={refused !== null}
          onClick={() => onAdd(place, newWork(texts.knobs))}
        >
          {texts.knobs.addWorkShort}
        </button>
      </div>
      {refused !== null && <p className="hw-knobs-note">{texts.hopTree.refusals[refused]("")}</p>}
    </>
  );
}
