import { setOperation } from "../../engine/edit";
import { LIMITS } from "../../engine/limits";
import { formatNumber } from "../../texts/format";
import { NumberField } from "../controls/NumberField";
import { useSession } from "../SessionContext";
import { useTexts } from "../TextsContext";
import { More } from "./More";
import { NoteField } from "./NoteField";
import { OpensAt } from "./OpensAt";
import { useEdit } from "./useEdit";

/** What a scenario says of itself, what chance begins with, and the step it opens at. */
export function AboutMore() {
  const texts = useTexts().knobs;
  const edit = useEdit();
  const note = useSession(({ scenario }) => scenario.note ?? "");
  const seed = useSession(({ scenario }) => scenario.seed);
  const facts = [
    ...(note === "" ? [] : [texts.hasNote]),
    texts.named(texts.seed, formatNumber(seed)),
  ];
  return (
    <More title={texts.about} facts={facts}>
      <NoteField note={note} />
      <div className="hw-knobs-row">
        <span aria-hidden="true">{texts.seed}</span>
        <NumberField
          label={texts.seed}
          value={seed}
          from={0}
          to={LIMITS.seed}
          onCommit={(next) => edit((scenario) => setOperation(scenario, { seed: next }))}
        />
      </div>
      <OpensAt />
    </More>
  );
}
