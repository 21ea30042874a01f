import "./Toggle.css";

export function Toggle({
  label,
  name,
  checked,
  disabled = false,
  onChange,
}: {
  readonly label: string;
  /** What is read instead of a label that is clear only where it stands. */
  readonly name?: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => void;
}) {
  return (
    <label className="hw-toggle">
      <input
        type="checkbox"
        aria-label={name}
        checked={checked}
        disabled={disabled}
        onChange={(event) => {
          const wanted = event.target.checked;
          // Until the change is taken: what is refused must not stay on the screen.
          event.target.checked = checked;
          onChange(wanted);
        }}
      />
      <span>{label}</span>
    </label>
  );
}
