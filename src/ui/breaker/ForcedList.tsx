import { useState } from "react";
import { useEdit } from "../knobs/useEdit";
import { useSession, useSnapshot } from "../SessionContext";
import { useAllTexts } from "../useAllTexts";
import { ForcedPeriod } from "./ForcedPeriod";
import {
  type ForcedProblem,
  nextPeriod,
  type Period,
  periodsOf,
  problemOf,
  withPeriods,
} from "./forcedEdit";
import "./ForcedList.css";

/** Its place is what a period is called by: editing its moments must not make it another one. */
function numbered(period: Period, index: number) {
  return { period, index, number: index + 1 };
}

/** The periods themselves, to be changed, added and removed. */
export function ForcedList({ breaker }: { readonly breaker: string }) {
  const texts = useAllTexts().forcedPeriods;
  const edit = useEdit();
  const scenario = useSession((session) => session.scenario);
  const { atMs } = useSnapshot();
  const [problem, setProblem] = useState<{ index: number; what: ForcedProblem } | null>(null);
  const periods = periodsOf(scenario, breaker);
  const added = nextPeriod(periods, atMs);

  const write = (next: readonly Period[]) => edit((now) => withPeriods(now, breaker, next));
  const change = (index: number, period: Period) => {
    const next = periods.with(index, period);
    const what = problemOf(next);
    setProblem(what === null ? null : { index, what });
    if (what === null) write(next);
  };
  return (
    <>
      {periods.length === 0 && <p className="hw-forced-none">{texts.none}</p>}
      {periods.length > 0 && <p className="hw-forced-none">{texts.columns}</p>}
      {periods.length > 0 && (
        <ol className="hw-forced">
          {periods.map(numbered).map(({ period, index, number }) => (
            <ForcedPeriod
              key={number}
              number={number}
              period={period}
              problem={problem?.index === index ? problem.what : null}
              onChange={(changed) => change(index, changed)}
              onRemove={() => {
                setProblem(null);
                write(periods.toSpliced(index, 1));
              }}
            />
          ))}
        </ol>
      )}
      <button
        type="button"
        className="hw-forced-add"
        disabled={added === null}
        onClick={() => added !== null && write([...periods, added])}
      >
        {texts.add}
      </button>
    </>
  );
}
