import { createElement, Fragment, memo, useRef, useState } from "react";
import { useAllTexts } from "../useAllTexts";
import { codeTokens, type Token } from "./codeTokens";

/** What scrolls takes the focus, and the keys that scroll, or the keyboard could not scroll it. */
const SCROLLED_BY_KEY = { tabIndex: 0, "data-scrolls": true };

/** The code to read, to select and to copy; where the page may not copy, it is selected for a key press. */
export const CodeBlock = memo(function CodeBlock({
  name,
  code,
}: {
  readonly name: string;
  readonly code: string;
}) {
  const words = useAllTexts().codePanel;
  const block = useRef<HTMLElement>(null);
  const [said, setSaid] = useState("");
  const copy = async () => {
    setSaid("");
    try {
      await navigator.clipboard.writeText(code);
      setSaid(words.copied);
    } catch {
      // No permission, or a page that is not served securely: then by hand.
      setSaid(select() ? words.cannotCopy : words.cannotSelect);
    }
  };
  const select = (): boolean => {
    const selection = window.getSelection();
    if (block.current === null || selection === null) return false;
    block.current.focus();
    selection.selectAllChildren(block.current);
    return true;
  };
  return (
    <>
      <div className="hw-code-copy">
        <button type="button" onClick={copy}>
          {words.copy}
        </button>
        <span role="status" className="hw-code-copied">
          {said}
        </span>
      </div>
      <section
        className="hw-code-block"
        ref={block}
        aria-label={words.code(name)}
        {...SCROLLED_BY_KEY}
      >
        <pre>
          <code>{createElement(Fragment, null, ...codeTokens(code).map(shown))}</code>
        </pre>
      </section>
    </>
  );
});

/** Tokens have no names of their own: they are children in their order, not a list. */
const shown = ({ kind, text }: Token) =>
  kind === "plain" ? text : createElement("span", { "data-token": kind }, text);
