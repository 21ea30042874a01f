import { type KeyboardEvent, useId, useState } from "react";
import { setOperation } from "../../engine/edit";
import { LIMITS } from "../../engine/limits";
import { cleanName } from "../../engine/name";
import { useTexts } from "../TextsContext";
import { useEdit } from "./useEdit";
import "./NoteField.css";

/** The note under the title: Enter or leaving the field keeps it, Esc takes it back, none is none. */
export function NoteField({ note }: { readonly note: string }) {
  const texts = useTexts().knobs;
  const edit = useEdit();
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const commit = () => {
    if (draft === null) return;
    const clean = cleanName(draft, LIMITS.noteLength);
    setDraft(null);
    if (clean === note) return;
    edit((scenario) => setOperation(scenario, { note: clean === "" ? undefined : clean }));
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === "Enter") {
      event.preventDefault();
      commit();
    }
    if (event.key !== "Escape" || draft === null) return;
    event.stopPropagation();
    setDraft(null);
  };
  return (
    <div className="hw-note-field">
      <label htmlFor={id}>{texts.note}</label>
      <textarea
        id={id}
        rows={3}
        maxLength={LIMITS.noteLength}
        value={draft ?? note}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={commit}
        onKeyDown={press}
      />
    </div>
  );
}
