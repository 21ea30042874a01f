import { setOperation } from "../../engine/edit";
import { LIMITS } from "../../engine/limits";
import { NumberField } from "../controls/NumberField";
import { useSession } from "../SessionContext";
import { useTexts } from "../TextsContext";
import { useEdit } from "./useEdit";

/** Which of all possible runs is shown. The next number is as good as any other seed, and can be said aloud. */
export function SeedRow() {
  const texts = useTexts().knobs;
  const edit = useEdit();
  const seed = useSession((session) => session.scenario.seed);
  const set = (next: number) => edit((now) => setOperation(now, { seed: next }));
  return (
    <div className="hw-knobs-row" title={texts.seedExplained}>
      <span aria-hidden="true">{texts.seed}</span>
      <NumberField
        label={texts.seed}
        value={seed}
        from={0}
        to={LIMITS.seed}
        onCommit={(next) => set(next)}
      />
      <button type="button" onClick={() => set(seed === LIMITS.seed ? 0 : seed + 1)}>
        {texts.anotherSeed}
      </button>
    </div>
  );
}
