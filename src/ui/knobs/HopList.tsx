import { memo, useId, useRef, useState } from "react";
import type { Beside } from "../../engine/treeEdit";
import { planOf } from "../../session/derived";
import { Toggle } from "../controls/Toggle";
import { useSessionStore } from "../SessionContext";
import { useTexts } from "../TextsContext";
import { useScenario } from "../useScenario";
import { HopAdd } from "./HopAdd";
import { HopTools } from "./HopTools";
import { HopTree } from "./HopTree";
import { holds, hopRows } from "./hopRows";
import { useTreeEdits } from "./useTreeEdits";
import "./HopList.css";

interface HopListProps {
  readonly chosen: string | null;
  readonly atCursor: string | null;
  readonly following: boolean;
  /** null: back to the one at the cursor. */
  readonly onPick: (hopId: string | null) => void;
}

/** The tree of hops: pick one, rename, move, nest, duplicate, remove it, add others beside or inside it. */
export const HopList = memo(function HopList(props: HopListProps) {
  const { chosen, atCursor, following, onPick } = props;
  const texts = useTexts().knobs;
  const store = useSessionStore();
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const [beside, setBeside] = useState<Beside>("after");
  const edits = useTreeEdits(onPick);
  const headId = useId();
  const ref = useRef<HTMLDivElement>(null);
  const rows = useScenario((scenario) => hopRows(planOf(scenario).edge, folded, chosen));
  const hop = rows.find(({ id }) => id === chosen);
  const pick = (hopId: string) => {
    edits.hush();
    onPick(hopId);
  };
  const fold = (hopId: string, open: boolean) => {
    const next = new Set(folded);
    if (open) next.delete(hopId);
    else next.add(hopId);
    setFolded(next);
    // What is folded away cannot stay the chosen one.
    const { hops } = planOf(store.getState().scenario);
    const caller = hops.find(({ id }) => id === hopId);
    if (!open && caller !== undefined && holds(caller, chosen)) pick(hopId);
  };
  return (
    <div className="hw-hops" ref={ref}>
      <div className="hw-hops-head">
        <h3 id={headId}>{texts.hops}</h3>
        <Toggle
          label={texts.follow}
          checked={following}
          onChange={(follow) => onPick(follow ? null : chosen)}
        />
      </div>
      <HopTree
        rows={rows}
        chosen={chosen}
        atCursor={atCursor}
        labelledBy={headId}
        said={edits.said}
        onPick={pick}
        onFold={fold}
        onStep={(step) => hop && edits.step(hop.id, step)}
        onRemove={() => hop && edits.remove(hop.id)}
        onRename={() => ref.current?.querySelector<HTMLElement>(".hw-name-field input")?.focus()}
        onDrop={(hopId, { place }) => edits.move(hopId, place)}
      />
      {hop !== undefined && (
        <HopTools
          hopId={hop.id}
          name={hop.name}
          onStep={(step) => edits.step(hop.id, step)}
          onDuplicate={() => edits.duplicate(hop.id)}
          onRemove={() => edits.remove(hop.id)}
        />
      )}
      <HopAdd hopId={hop?.id ?? null} beside={beside} onBeside={setBeside} onAdd={edits.add} />
    </div>
  );
});
