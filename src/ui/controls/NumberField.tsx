import { type KeyboardEvent, useId, useState } from "react";
import { useTexts } from "../TextsContext";
import { parseNumber } from "./parseNumber";
import "./NumberField.css";

export interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly unit?: string;
  readonly from: number;
  readonly to: number;
  /** Decimals are allowed. */
  readonly fractional?: boolean;
  readonly disabled?: boolean;
  readonly onCommit: (value: number) => void;
}

/**
 * A number is taken on Enter or on leaving the field. One that is half typed or out of range is
 * never taken: the field says what it expects and keeps the text until it is mended or Esc pressed.
 */
export function NumberField({
  label,
  value,
  unit = "",
  from,
  to,
  fractional = false,
  disabled = false,
  onCommit,
}: NumberFieldProps) {
  const { controls: texts, format } = useTexts();
  const messageId = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const [wrong, setWrong] = useState(false);
  const [shown, setShown] = useState(value);
  // Changed from outside (a slider, undo) while something stood in the field: the new value wins.
  if (shown !== value) {
    setShown(value);
    setDraft(null);
    setWrong(false);
  }

  const restore = () => {
    setDraft(null);
    setWrong(false);
  };
  const commit = () => {
    if (draft === null) return;
    const parsed = parseNumber(draft, { from, to, fractional });
    setWrong(parsed === null);
    if (parsed === null) return;
    setDraft(null);
    if (parsed !== value) onCommit(parsed);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Enter") {
      event.preventDefault();
      commit();
    } else if (event.key === "Escape" && draft !== null) {
      // Esc closes things elsewhere; here it only takes the text back.
      event.stopPropagation();
      restore();
    }
  };

  return (
    <span className="hw-number">
      <span className="hw-number-entry">
        <input
          type="text"
          inputMode={fractional ? "decimal" : "numeric"}
          autoComplete="off"
          spellCheck={false}
          aria-label={texts.fieldOf(label, unit)}
          aria-invalid={wrong}
          aria-describedby={wrong ? messageId : undefined}
          disabled={disabled}
          value={draft ?? format.number(value)}
          onChange={(event) => {
            setDraft(event.target.value);
            if (wrong) setWrong(parseNumber(event.target.value, { from, to, fractional }) === null);
          }}
          onFocus={(event) => event.target.select()}
          onBlur={commit}
          onKeyDown={press}
        />
        <span className="hw-number-unit" aria-hidden="true">
          {unit}
        </span>
      </span>
      {wrong && (
        <span className="hw-number-message" id={messageId} role="alert">
          {texts.expected(fractional ? texts.number(from, to) : texts.wholeNumber(from, to))}
        </span>
      )}
    </span>
  );
}
