/** One thing to compare with. */
export function CompareChoice({
  title,
  note,
  onChoose,
}: {
  readonly title: string;
  readonly note: string | undefined;
  readonly onChoose: () => void;
}) {
  return (
    <li>
      <button type="button" className="hw-compare-choice" onClick={onChoose}>
        <span>{title}</span>
        {note !== undefined && <span className="hw-compare-note">{note}</span>}
      </button>
    </li>
  );
}
