import { Suspense, useState } from "react";
import { lazyPart } from "../lazyPart";
import { useSession, useSnapshot } from "../SessionContext";
import { useTexts } from "../TextsContext";
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
export function OutagesMore({ hopId }: { readonly hopId: string }) {
  const texts = useTexts().outages;
  const edit = useEdit();
  const scenario = useSession((session) => session.scenario);
  const { atMs } = useSnapshot();
  const [wrong, setWrong] = useState<number | null>(null);
  const outages = outagesOf(scenario, hopId);
  const added = nextOutage(outages, atMs);
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
      <button
        type="button"
        disabled={added === null}
        onClick={() => added !== null && write([...outages, added])}
      >
        {texts.add}
      </button>
    </More>
  );
}
