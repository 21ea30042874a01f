import { useState } from "react";
import type { Scenario } from "../../engine/scenario";
import { useSnapshot } from "../SessionContext";
import { useTexts } from "../TextsContext";
import { OutageRow } from "./OutageRow";
import { isBackwards, nextOutage, withOutages } from "./outageEdit";
import type { HopOutage } from "./outagesOf";
import { useEdit } from "./useEdit";
import "./Outages.css";

type Outages = readonly HopOutage[];

/** Its place is what an outage is called by: editing its moments must not make it another one. */
function numbered(outage: HopOutage, index: number) {
  return { outage, index, number: index + 1 };
}

/** The periods themselves, to change, add and remove. */
export function Outages({ hopId, outages }: { readonly hopId: string; readonly outages: Outages }) {
  const texts = useTexts().outages;
  const edit = useEdit();
  const [wrong, setWrong] = useState<number | null>(null);
  const write = (next: Outages) => edit((now: Scenario) => withOutages(now, hopId, next));
  const change = (index: number, outage: HopOutage) => {
    const backwards = isBackwards(outage);
    setWrong(backwards ? index : null);
    if (!backwards) write(outages.with(index, outage));
  };
  return (
    <>
      <p className="hw-knobs-note">{outages.length === 0 ? texts.none : texts.explained}</p>
      {outages.length > 0 && (
        <ol className="hw-outages">
          {outages.map(numbered).map(({ outage, index, number }) => (
            <OutageRow
              key={number}
              number={number}
              outage={outage}
              isBackwards={wrong === index}
              onChange={(changed) => change(index, changed)}
              onRemove={() => {
                setWrong(null);
                write(outages.toSpliced(index, 1));
              }}
            />
          ))}
        </ol>
      )}
      <AddOutage outages={outages} onAdd={(added) => write([...outages, added])} />
    </>
  );
}

/** From the moment at the cursor on; only it follows the cursor. */
function AddOutage(props: {
  readonly outages: Outages;
  readonly onAdd: (added: HopOutage) => void;
}) {
  const { add } = useTexts().outages;
  const added = nextOutage(props.outages, useSnapshot().atMs);
  return (
    <button
      type="button"
      disabled={added === null}
      onClick={() => added !== null && props.onAdd(added)}
    >
      {add}
    </button>
  );
}
