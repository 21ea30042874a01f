import { LIMITS } from "../../engine/limits";
import type { Response } from "../../engine/scenario";
import { IconButton } from "../controls/IconButton";
import { NumberField } from "../controls/NumberField";
import { useTexts } from "../TextsContext";
import { AnswerResult } from "./AnswerResult";
import type { AnswerChange } from "./answerEdit";
import { DurationFields } from "./DurationFields";
import { spreadFrom } from "./durationKind";

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
  const takes = texts.knobs.answerDuration(place);
  const durationMs = "never" in response ? null : response.durationMs;
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
      {typeof durationMs === "number" && (
        <>
          <NumberField
            label={takes}
            value={durationMs}
            unit={texts.controls.ms}
            from={0}
            to={LIMITS.spanMs}
            onCommit={(ms) => onChange({ durationMs: ms })}
          />
          <IconButton
            label={texts.durations.vary(takes)}
            onPress={() => onChange({ durationMs: spreadFrom(durationMs) })}
          >
            <path d="M2 13c4 0 3-10 6-10s2 10 6 10" />
          </IconButton>
        </>
      )}
      <IconButton
        label={texts.knobs.removeAnswer(place)}
        disabled={onRemove === null}
        onPress={() => onRemove?.()}
      >
        <path d="M4 4l8 8M12 4l-8 8" />
      </IconButton>
      {durationMs !== null && typeof durationMs === "object" && (
        <DurationFields
          label={takes}
          duration={durationMs}
          onChange={(next) => onChange({ durationMs: next })}
        />
      )}
    </li>
  );
}
