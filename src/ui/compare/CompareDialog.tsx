import { useMemo } from "react";
import { presetsFor } from "../../engine/presets";
import type { Scenario } from "../../engine/scenario";
import { pairsOf } from "../../gallery/pairs";
import { Dialog } from "../Dialog";
import { noteIn, titleIn } from "../galleryTitle";
import { useSession, useSessionStore } from "../SessionContext";
import { useAllTexts } from "../useAllTexts";
import { CompareChoice } from "./CompareChoice";
import { LibraryPair } from "./LibraryPair";
import "./CompareDialog.css";

/** What the open scenario can be compared with: itself as it is now, itself with one thing otherwise, its pairs. */
export function CompareDialog({ onClose }: { readonly onClose: () => void }) {
  const all = useAllTexts();
  const { compare: texts, parting } = all;
  const words = texts.dialog;
  const store = useSessionStore();
  const scenario = useSession((session) => session.scenario);
  const presets = useMemo(() => presetsFor(scenario), [scenario]);
  const pairs = pairsOf(scenario);
  const choose = (other: Scenario) => {
    onClose();
    store.getState().compareWith(other);
  };
  return (
    <Dialog title={words.title} onClose={onClose}>
      <p>{words.lead}</p>
      <ul className="hw-compare-choices" aria-label={words.pinTitle}>
        <CompareChoice
          title={words.pinTitle}
          note={words.pinNote}
          onChoose={() => choose(scenario)}
        />
      </ul>
      {presets.length > 0 && (
        <>
          <h3>{words.presets}</h3>
          <ul className="hw-compare-choices" aria-label={words.presets}>
            {presets.map(({ id, scenario: other }) => (
              <CompareChoice key={id} {...texts.presets[id]} onChoose={() => choose(other)} />
            ))}
          </ul>
        </>
      )}
      {pairs.length > 0 && (
        <>
          <h3>{words.gallery}</h3>
          <ul className="hw-compare-choices" aria-label={words.gallery}>
            {pairs.map((other) => (
              <CompareChoice
                key={other.title}
                title={titleIn(all, other.title)}
                note={other.note && noteIn(all, other.note)}
                onChoose={() => choose(other)}
              />
            ))}
          </ul>
        </>
      )}
      {Object.keys(scenario.breakers).length > 0 && (
        <section aria-label={parting.dialog.title}>
          <h3>{parting.dialog.title}</h3>
          <LibraryPair onDone={onClose} />
        </section>
      )}
    </Dialog>
  );
}
