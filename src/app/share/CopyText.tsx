import { useId, useRef, useState } from "react";
import { useAllTexts } from "../../ui/useAllTexts";
import "./CopyText.css";

/** Text to take away; where the page may not copy, it is selected for a key press. */
export function CopyText({
  label,
  text,
  rows,
}: {
  readonly label: string;
  readonly text: string;
  readonly rows: number;
}) {
  const words = useAllTexts().share;
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [said, setSaid] = useState("");
  const copy = async () => {
    setSaid("");
    try {
      await navigator.clipboard.writeText(text);
      setSaid(words.copied);
    } catch {
      // No permission, or a page that is not served securely: then by hand.
      field.current?.select();
      setSaid(words.notCopied);
    }
  };
  return (
    <div className="hw-copy-text-block">
      <label htmlFor={id}>{label}</label>
      <button type="button" aria-label={`${words.copy}: ${label}`} onClick={copy}>
        {words.copy}
      </button>
      <textarea
        ref={field}
        id={id}
        readOnly
        rows={rows}
        value={text}
        spellCheck={false}
        onFocus={(event) => event.currentTarget.select()}
      />
      <span role="status">{said}</span>
    </div>
  );
}
