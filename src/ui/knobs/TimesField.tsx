import { type KeyboardEvent, useId, useState } from "react";
import type { Ms } from "../../engine/scenario";
import { useTexts } from "../TextsContext";
import { readSamples } from "./samplesText";
import "./TimesField.css";

/** A short list of times in one line: taken on Enter or on leaving it, as a number is; Esc takes back. */
export function TimesField({
  label,
  times,
  most,
  hint,
  expected,
  onCommit,
}: {
  readonly label: string;
  readonly times: readonly Ms[];
  readonly most: number;
  readonly hint: string;
  /** Said where what was typed cannot be taken. */
  readonly expected: string;
  readonly onCommit: (times: readonly Ms[]) => void;
}) {
  const texts = useTexts().controls;
  const id = useId();
  const written = times.join(" ");
  const [draft, setDraft] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  const [shown, setShown] = useState(written);
  const takeBack = () => {
    setDraft(null);
    setWrong(false);
  };
  // Changed from outside, by undo say: the new times win.
  if (shown !== written) {
    setShown(written);
    takeBack();
  }
  const commit = () => {
    if (draft === null) return;
    const { samples, unread, left } = readSamples(draft, most);
    const taken = samples.length > 0 && unread.length === 0 && left === 0;
    setWrong(!taken);
    if (!taken) return;
    setDraft(null);
    if (samples.join(" ") !== written) onCommit(samples);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === "Enter") commit();
    if (event.key !== "Escape" || draft === null) return;
    event.stopPropagation();
    takeBack();
  };
  return (
    <div className="hw-times">
      <label htmlFor={id}>
        {label}, {texts.ms}
      </label>
      <input
        id={id}
        type="text"
        autoComplete="off"
        spellCheck={false}
        aria-invalid={isWrong}
        aria-describedby={`${id}-hint${isWrong ? ` ${id}-wrong` : ""}`}
        value={draft ?? written}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={commit}
        onKeyDown={press}
      />
      {isWrong && (
        <p id={`${id}-wrong`} className="hw-times-wrong" role="alert">
          {expected}
        </p>
      )}
      <p id={`${id}-hint`} className="hw-knobs-note">
        {hint}
      </p>
    </div>
  );
}
