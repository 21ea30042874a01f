/** One line of a `Menu`. With `checked` it is one of several that exclude each other. */
export function MenuItem({
  text,
  lang,
  note,
  mark,
  checked,
  onChoose,
}: {
  readonly text: string;
  /** Of the text, where it is not the page's. */
  readonly lang?: string | undefined;
  /** A second, smaller line. */
  readonly note?: string | undefined;
  /** Stands before the text: the key that does the same. */
  readonly mark?: string | undefined;
  readonly checked?: boolean;
  readonly onChoose: () => void;
}) {
  const semantics =
    checked === undefined
      ? { role: "menuitem" }
      : { role: "menuitemradio", "aria-checked": checked };
  const sign = checked === true ? "✓" : (mark ?? "");
  return (
    <button type="button" {...semantics} tabIndex={-1} className="hw-menu-item" onClick={onChoose}>
      <span className="hw-menu-mark" aria-hidden="true">
        {sign}
      </span>
      <span lang={lang}>{text}</span>
      {note !== undefined && <span className="hw-menu-note">{note}</span>}
    </button>
  );
}
