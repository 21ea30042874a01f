import { useId } from "react";
import "./SelectField.css";

export function SelectField<T extends string>({
  label,
  value,
  options,
  onSelect,
}: {
  readonly label: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly onSelect: (value: T) => void;
}) {
  const id = useId();
  return (
    <div className="hw-select">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          // Until the change is taken: what is refused must not stay on the screen.
          event.target.value = value;
          if (chosen) onSelect(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
