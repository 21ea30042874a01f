import type { Quantiles } from "../../engine/chance";
import { setOperation } from "../../engine/edit";
import type { Ms } from "../../engine/scenario";
import { useEdit } from "../knobs/useEdit";
import { useAllTexts } from "../useAllTexts";

/** Deadlines that stand to reason, one press away: the one that is read off, the knee, p95 and p99. */
export function DeadlinePicks({
  readMs,
  kneeMs,
  unhurried,
  isOld,
}: {
  readonly readMs: Ms;
  readonly kneeMs: Ms | null;
  readonly unhurried: Quantiles | null;
  readonly isOld: boolean;
}) {
  const texts = useAllTexts().chance;
  const edit = useEdit();
  const use = (deadlineMs: Ms) => edit((now) => setOperation(now, { deadlineMs }));
  const named = [
    ...(kneeMs === null ? [] : [[texts.knee, kneeMs] as const]),
    ...(unhurried === null
      ? []
      : [["p95", unhurried.p95] as const, ["p99", unhurried.p99] as const]),
  ];
  return (
    <fieldset className="hw-picks">
      <legend className="hw-hidden">{texts.useAs}</legend>
      <button type="button" disabled={isOld} onClick={() => use(readMs)}>
        {texts.use}
      </button>
      {named.map(([name, ms]) => (
        <button key={name} type="button" disabled={isOld} onClick={() => use(ms)}>
          {texts.pick(name, ms)}
        </button>
      ))}
    </fieldset>
  );
}
