import { useId, useRef, useState } from "react";
import { answerOf } from "../../lessons/judge";
import type { NumberAnswer } from "../../lessons/lesson";
import { parseNumber } from "../controls/parseNumber";
import { useTexts } from "../TextsContext";
import { AnswerForm } from "./AnswerForm";
import { useDesk } from "./DeskContext";
import { useLessonTexts } from "./useLessonTexts";

const RANGE = { from: -1e12, to: 1e12, fractional: true };

/** A number in the unit of what the engine will answer. */
export function NumberTask({
  asks,
  answer,
}: {
  readonly asks: string;
  readonly answer: NumberAnswer;
}) {
  const { format } = useTexts();
  const texts = useLessonTexts().player;
  const desk = useDesk();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState("");
  const [error, setError] = useState<string | null>(null);
  const unit = answerOf(desk.step, desk.played)?.unit;
  const unitText = unit === "ms" || unit === "percent" ? texts.units[unit] : texts.units.count;
  const { tolerance = 0 } = answer;

  const check = () => {
    const value = parseNumber(draft, RANGE);
    setError(value === null ? texts.notANumber : null);
    if (value === null) field.current?.focus();
    else desk.getState().answer({ kind: "number", value });
  };
  return (
    <AnswerForm asks={asks} onCheck={check} error={error}>
      <div className="hw-task-number">
        <label htmlFor={id}>{texts.yourAnswer}</label>
        <span className="hw-task-entry">
          <input
            id={id}
            ref={field}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            spellCheck={false}
            aria-invalid={error !== null}
            value={draft}
            onChange={(event) => {
              setDraft(event.target.value);
              setError(null);
            }}
          />
          {unitText !== "" && <span>{unitText}</span>}
        </span>
        {tolerance > 0 && (
          <p className="hw-task-note">
            {texts.tolerance(
              unit === "ms" ? format.ms(tolerance) : format.amount(tolerance, unitText),
            )}
          </p>
        )}
      </div>
    </AnswerForm>
  );
}
