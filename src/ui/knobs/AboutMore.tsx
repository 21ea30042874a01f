import { useSession } from "../SessionContext";
import { useTexts } from "../TextsContext";
import { More } from "./More";
import { NoteField } from "./NoteField";
import { OpensAt } from "./OpensAt";
import { SeedRow } from "./SeedRow";

/** What a scenario says of itself, what chance begins with, and the step it opens at. */
export function AboutMore() {
  const { knobs: texts, format } = useTexts();
  const note = useSession(({ scenario }) => scenario.note ?? "");
  const seed = useSession(({ scenario }) => scenario.seed);
  const facts = [
    ...(note === "" ? [] : [texts.hasNote]),
    texts.named(texts.seed, format.number(seed)),
  ];
  return (
    <More title={texts.about} facts={facts}>
      <NoteField note={note} />
      <SeedRow />
      <OpensAt />
    </More>
  );
}
