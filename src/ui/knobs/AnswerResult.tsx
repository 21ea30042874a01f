import { LIMITS } from "../../engine/limits";
import type { Response } from "../../engine/scenario";
import { NumberField } from "../controls/NumberField";
import { SelectOptions } from "../controls/SelectOptions";
import { useTexts } from "../TextsContext";
import { ANSWER_KINDS, type AnswerChange, answerKindOf } from "./answerEdit";
import { answerWord } from "./answerWords";

/** What an answer says; and when to come back, where it says "too many". */
export function AnswerResult({
  label,
  retryAfterLabel,
  response,
  onChange,
}: {
  readonly label: string;
  readonly retryAfterLabel: string;
  readonly response: Response;
  readonly onChange: (change: AnswerChange) => void;
}) {
  const texts = useTexts();
  const kind = answerKindOf(response);
  const retryAfterMs = "never" in response ? undefined : response.retryAfterMs;
  return (
    <span className="hw-answer-result">
      <select
        aria-label={label}
        value={kind}
        onChange={(event) => {
          const chosen = ANSWER_KINDS.find((known) => known === event.target.value);
          if (chosen) onChange({ kind: chosen });
        }}
      >
        <SelectOptions
          options={ANSWER_KINDS.map((value) => ({ value, label: answerWord(value, texts) }))}
        />
      </select>
      {kind === "rate_limited" && (
        <NumberField
          label={retryAfterLabel}
          value={retryAfterMs ?? 0}
          unit={texts.controls.ms}
          from={0}
          to={LIMITS.spanMs}
          onCommit={(ms) => onChange({ retryAfterMs: ms === 0 ? null : ms })}
        />
      )}
    </span>
  );
}
