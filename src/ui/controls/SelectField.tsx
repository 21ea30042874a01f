import { useId } from "react";
import { type SelectOption, SelectOptions } from "./SelectOptions";
import "./SelectField.css";

export function SelectField<T extends string>({
  label,
  value,
  options,
  onSelect,
}: {
  readonly label: string;
  readonly value: T;
  readonly options: readonly SelectOption<T>[];
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
        <SelectOptions options={options} />
      </select>
    </div>
  );
}
