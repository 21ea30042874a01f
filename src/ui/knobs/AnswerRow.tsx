import { LIMITS } from "../../engine/limits";
import type { Response } from "../../engine/scenario";
import { IconButton } from "../controls/IconButton";
import { NumberField } from "../controls/NumberField";
import { useTexts } from "../TextsContext";
import { AnswerResult } from "./AnswerResult";
import { type AnswerChange, answerMs } from "./answerEdit";

export function AnswerRow({
  place,
  response,
  current,
  onChange,
  onRemove,
}: {
  readonly place: number;
  readonly response: Response;
  readonly current: boolean;
  readonly onChange: (change: AnswerChange) => void;
  /** null: the last one stays. */
  readonly onRemove: (() => void) | null;
}) {
  const texts = useTexts();
  const ms = answerMs(response);
  return (
    <li aria-label={texts.knobs.answerRow(place)} aria-current={current ? "true" : undefined}>
      <span className="hw-answers-place" aria-hidden="true">
        {place}
      </span>
      <AnswerResult
        label={texts.knobs.answerResult(place)}
        retryAfterLabel={texts.knobs.answerRetryAfter(place)}
        response={response}
        onChange={onChange}
      />
      {ms !== null && (
        <NumberField
          label={texts.knobs.answerDuration(place)}
          value={ms}
          unit={texts.controls.ms}
          from={0}
          to={LIMITS.spanMs}
          onCommit={(durationMs) => onChange({ durationMs })}
        />
      )}
      <IconButton
        label={texts.knobs.removeAnswer(place)}
        disabled={onRemove === null}
        onPress={() => onRemove?.()}
      >
        <path d="M4 4l8 8M12 4l-8 8" />
      </IconButton>
    </li>
  );
}
