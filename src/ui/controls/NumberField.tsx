import { type KeyboardEvent, useId, useReducer, useRef } from "react";
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

/** What is being typed over a value. */
interface Entry {
  readonly of: number;
  readonly draft: string | null;
  readonly wrong: boolean;
}
const untouched = (of: number): Entry => ({ of, draft: null, wrong: false });

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
  const entry = useRef<Entry>(untouched(value));
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  // Changed from outside (a slider, undo) while something stood in the field: the new value wins. Not by
  // a state, which would have a slider's field drawn twice in every frame.
  if (entry.current.of !== value) entry.current = untouched(value);
  const { draft, wrong } = entry.current;
  const enter = (next: string | null, isWrong: boolean) => {
    entry.current = { of: value, draft: next, wrong: isWrong };
    redraw();
  };
  const parsedOf = (text: string) => parseNumber(text, { from, to, fractional });
  const commit = () => {
    if (draft === null) return;
    const parsed = parsedOf(draft);
    enter(parsed === null ? draft : null, parsed === null);
    if (parsed !== null && parsed !== value) onCommit(parsed);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Enter") {
      event.preventDefault();
      commit();
    } else if (event.key === "Escape" && draft !== null) {
      // Esc closes things elsewhere; here it only takes the text back.
      event.stopPropagation();
      enter(null, false);
    }
  };

  return (
    <span className="hw-number">
      <span className="hw-number-entry">
        <span className="hw-number-box">
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
            onChange={({ target }) => enter(target.value, wrong && parsedOf(target.value) === null)}
            onFocus={(event) => event.target.select()}
            onBlur={commit}
            onKeyDown={press}
          />
        </span>
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
