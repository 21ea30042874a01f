import { useState } from "react";
import { setOperation } from "../engine/edit";
import { LIMITS } from "../engine/limits";
import { cleanName } from "../engine/name";
import { latestOf } from "../session/latest";
import { titleIn } from "../ui/galleryTitle";
import { useSession, useSessionStore } from "../ui/SessionContext";
import { useTexts } from "../ui/TextsContext";
import "./TitleField.css";

/** The title of the open scenario, changed in place: Enter or leaving keeps it, Esc takes it back. */
export function TitleField() {
  const texts = useTexts();
  const store = useSessionStore();
  const title = useSession((session) => titleIn(texts, session.scenario.title));
  /** What is being typed; null when nobody types. */
  const [draft, setDraft] = useState<string | null>(null);
  const [shown, setShown] = useState(title);
  // Something else was opened, or this was renamed by undo, while somebody typed: it is not that one's.
  if (shown !== title) {
    setShown(title);
    setDraft(null);
  }

  const keep = () => {
    const name = cleanName(draft ?? "");
    setDraft(null);
    const session = store.getState();
    if (name !== "" && draft !== title) {
      session.edit(setOperation(latestOf(session), { title: name }));
    }
  };
  return (
    <input
      className="hw-title-field"
      aria-label={texts.app.bar.title}
      value={draft ?? title}
      maxLength={LIMITS.nameLength}
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={keep}
      onKeyDown={(event) => {
        if (event.key === "Enter") keep();
        if (event.key === "Escape") setDraft(null);
      }}
    />
  );
}
