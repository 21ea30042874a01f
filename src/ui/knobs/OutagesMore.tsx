import { memo, Suspense, useState } from "react";
import { lazyPart } from "../lazyPart";
import { useSnapshot } from "../SessionContext";
import { useTexts } from "../TextsContext";
import { useScenario } from "../useScenario";
import { More } from "./More";
import { type HopOutage, isBackwards, nextOutage, outagesOf, withOutages } from "./outageEdit";
import { useEdit } from "./useEdit";
import "./OutagesMore.css";

const OutageRow = lazyPart(async () => (await import("./OutageRow")).OutageRow);

/** Its place is what an outage is called by: editing its moments must not make it another one. */
function numbered(outage: HopOutage, index: number) {
  return { outage, index, number: index + 1 };
}

/** Periods in which this hop answers otherwise than its list says. */
export const OutagesMore = memo(function OutagesMore({ hopId }: { readonly hopId: string }) {
  const texts = useTexts().outages;
  const edit = useEdit();
  const [wrong, setWrong] = useState<number | null>(null);
  const outages = useScenario((scenario) => outagesOf(scenario, hopId));
  const write = (next: readonly HopOutage[]) => edit((now) => withOutages(now, hopId, next));
  const change = (index: number, outage: HopOutage) => {
    const backwards = isBackwards(outage);
    setWrong(backwards ? index : null);
    if (!backwards) write(outages.with(index, outage));
  };
  return (
    <More title={texts.title} facts={outages.length === 0 ? [] : [texts.summary(outages.length)]}>
      <p className="hw-knobs-note">{outages.length === 0 ? texts.none : texts.explained}</p>
      {outages.length > 0 && (
        <ol className="hw-outages">
          <Suspense fallback={null}>
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
          </Suspense>
        </ol>
      )}
      <AddOutage outages={outages} onAdd={(added) => write([...outages, added])} />
    </More>
  );
});

/** From the moment at the cursor on; only it follows the cursor. */
function AddOutage(props: {
  readonly outages: readonly HopOutage[];
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
