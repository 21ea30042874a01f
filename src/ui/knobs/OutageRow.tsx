import { LIMITS } from "../../engine/limits";
import type { AnswerResult } from "../../engine/scenario";
import { IconButton } from "../controls/IconButton";
import { NumberField } from "../controls/NumberField";
import { useTexts } from "../TextsContext";
import { DurationFields } from "./DurationFields";
import type { HopOutage } from "./outagesOf";

const RESULTS: readonly AnswerResult[] = ["unavailable", "rate_limited", "rejected", "local", "ok"];

export function OutageRow({
  number,
  outage,
  isBackwards,
  onChange,
  onRemove,
}: {
  readonly number: number;
  readonly outage: HopOutage;
  /** The last change would have ended it before it begins, and was not taken. */
  readonly isBackwards: boolean;
  readonly onChange: (outage: HopOutage) => void;
  readonly onRemove: () => void;
}) {
  const texts = useTexts();
  const words = texts.outages;
  const { fromMs, toMs, result, durationMs } = outage;
  const moment = { unit: texts.controls.ms, from: 0, to: LIMITS.momentMs };
  return (
    <li aria-label={words.outage(number)}>
      <div className="hw-outage-row">
        <NumberField
          label={words.from(number)}
          value={fromMs}
          {...moment}
          unit=""
          onCommit={(ms) => onChange({ ...outage, fromMs: ms })}
        />
        <span aria-hidden="true">–</span>
        <NumberField
          label={words.to(number)}
          value={toMs}
          {...moment}
          onCommit={(ms) => onChange({ ...outage, toMs: ms })}
        />
        <IconButton label={words.remove(number)} onPress={onRemove}>
          <path d="M4 4l8 8M12 4l-8 8" />
        </IconButton>
      </div>
      {isBackwards && (
        <p className="hw-knobs-note" role="alert">
          {words.backwards}
        </p>
      )}
      <div className="hw-outage-answer">
        <select
          aria-label={words.result(number)}
          value={result}
          onChange={(event) => {
            const chosen = RESULTS.find((one) => one === event.target.value);
            if (chosen !== undefined) onChange({ ...outage, result: chosen });
          }}
        >
          {RESULTS.map((one) => (
            <option key={one} value={one}>
              {texts.status.attempt[one]}
            </option>
          ))}
        </select>
        <DurationFields
          label={words.duration(number)}
          duration={durationMs}
          onChange={(next) => onChange({ ...outage, durationMs: next })}
        />
      </div>
    </li>
  );
}
