import { type KeyboardEvent, useId, useState } from "react";
import { LIMITS } from "../../engine/limits";
import { cleanName } from "../../engine/name";
import "./NameField.css";

/** The name of something: Enter or leaving the field renames, Esc takes back, an empty name never does. */
export function NameField({
  label,
  name,
  expected,
  onRename,
}: {
  readonly label: string;
  readonly name: string;
  /** Said where nothing was typed. */
  readonly expected: string;
  readonly onRename: (name: string) => void;
}) {
  const messageId = useId();
  const [draft, setDraft] = useState(name);
  const [isWrong, setWrong] = useState(false);
  const [shown, setShown] = useState(name);
  const takeBack = () => {
    setDraft(name);
    setWrong(false);
  };
  // Renamed or moved elsewhere, by undo say.
  if (shown !== name) {
    setShown(name);
    takeBack();
  }
  const commit = () => {
    const isEmpty = cleanName(draft) === "";
    setWrong(isEmpty);
    if (!isEmpty && draft !== name) onRename(draft);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === "Enter") commit();
    if (event.key !== "Escape" || draft === name) return;
    event.stopPropagation();
    takeBack();
  };
  return (
    <span className="hw-name-field">
      <input
        type="text"
        aria-label={label}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? messageId : undefined}
        maxLength={LIMITS.nameLength}
        autoComplete="off"
        spellCheck={false}
        title={name}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={commit}
        onKeyDown={press}
      />
      {isWrong && (
        <span id={messageId} role="alert">
          {expected}
        </span>
      )}
    </span>
  );
}
