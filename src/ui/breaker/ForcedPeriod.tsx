import { LIMITS } from "../../engine/limits";
import { IconButton } from "../controls/IconButton";
import { NumberField } from "../controls/NumberField";
import { useTexts } from "../TextsContext";
import { useAllTexts } from "../useAllTexts";
import type { ForcedProblem, Period } from "./forcedEdit";

const STATES: readonly Period["state"][] = ["open", "closed"];

export function ForcedPeriod({
  number,
  period,
  problem,
  onChange,
  onRemove,
}: {
  readonly number: number;
  readonly period: Period;
  /** Why the last change was not taken. */
  readonly problem: ForcedProblem | null;
  readonly onChange: (period: Period) => void;
  readonly onRemove: () => void;
}) {
  const texts = useTexts();
  const words = useAllTexts().forcedPeriods;
  const moment = { from: 0, to: LIMITS.momentMs };
  return (
    <li aria-label={words.period(number)}>
      <div className="hw-forced-row">
        <select
          aria-label={words.state}
          value={period.state}
          onChange={(event) => {
            const state = STATES.find((one) => one === event.target.value);
            if (state !== undefined) onChange({ ...period, state });
          }}
        >
          {STATES.map((state) => (
            <option key={state} value={state}>
              {texts.breaker.kinds[state]}
            </option>
          ))}
        </select>
        <NumberField
          label={words.from}
          value={period.fromMs}
          {...moment}
          onCommit={(fromMs) => onChange({ ...period, fromMs })}
        />
        <span aria-hidden="true">–</span>
        <NumberField
          label={words.to}
          value={period.toMs}
          {...moment}
          onCommit={(toMs) => onChange({ ...period, toMs })}
        />
        <IconButton label={words.remove(number)} onPress={onRemove}>
          <path d="M4 4l8 8M12 4l-8 8" />
        </IconButton>
      </div>
      {problem !== null && (
        <p className="hw-forced-problem" role="alert">
          {words[problem]}
        </p>
      )}
    </li>
  );
}
