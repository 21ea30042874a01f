import { type KeyboardEvent, useId, useState } from "react";
import { renameHop } from "../../engine/edit";
import { LIMITS } from "../../engine/limits";
import { cleanName } from "../../engine/name";
import { useTexts } from "../TextsContext";
import { useEdit } from "./useEdit";
import "./HopName.css";

/** Enter or leaving the field renames; an empty name never does. */
export function HopName({ hopId, name }: { readonly hopId: string; readonly name: string }) {
  const texts = useTexts().knobs;
  const edit = useEdit();
  const messageId = useId();
  const [draft, setDraft] = useState(name);
  const [wrong, setWrong] = useState(false);
  const [shown, setShown] = useState(name);
  // Renamed elsewhere, by undo say.
  if (shown !== name) {
    setShown(name);
    setDraft(name);
  }
  const commit = () => {
    const empty = cleanName(draft) === "";
    setWrong(empty);
    if (!empty && draft !== name) edit((scenario) => renameHop(scenario, hopId, draft));
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === "Enter") commit();
    if (event.key !== "Escape" || draft === name) return;
    event.stopPropagation();
    setDraft(name);
    setWrong(false);
  };
  return (
    <span className="hw-hop-name">
      <input
        type="text"
        aria-label={texts.name}
        aria-invalid={wrong}
        aria-describedby={wrong ? messageId : undefined}
        maxLength={LIMITS.nameLength}
        autoComplete="off"
        spellCheck={false}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={commit}
        onKeyDown={press}
      />
      {wrong && (
        <span id={messageId} role="alert">
          {texts.nameExpected}
        </span>
      )}
    </span>
  );
}
