import { type KeyboardEvent, useId, useState } from "react";
import { renameLayer } from "../../engine/ladderEdit";
import { LIMITS } from "../../engine/limits";
import { cleanName } from "../../engine/name";
import { useEdit } from "../knobs/useEdit";
import { useAllTexts } from "../useAllTexts";

/** Enter or leaving the field renames; an empty name never does. */
export function LayerName({ index, name }: { readonly index: number; readonly name: string }) {
  const words = useAllTexts().ladder;
  const edit = useEdit();
  const messageId = useId();
  const [draft, setDraft] = useState(name);
  const [isWrong, setWrong] = useState(false);
  const [shown, setShown] = useState(name);
  // Renamed or moved elsewhere, by undo say.
  if (shown !== name) {
    setShown(name);
    setDraft(name);
    setWrong(false);
  }
  const commit = () => {
    const isEmpty = cleanName(draft) === "";
    setWrong(isEmpty);
    if (!isEmpty && draft !== name) edit((scenario) => renameLayer(scenario, index, draft));
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === "Enter") commit();
    if (event.key !== "Escape" || draft === name) return;
    event.stopPropagation();
    setDraft(name);
    setWrong(false);
  };
  return (
    <>
      <input
        type="text"
        className="hw-layer-name"
        aria-label={words.name(index + 1)}
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
        <span className="hw-layer-message" id={messageId} role="alert">
          {words.nameExpected}
        </span>
      )}
    </>
  );
}
