import { useId } from "react";
import { type SelectOption, SelectOptions } from "../controls/SelectOptions";

/** A select whose name is for readers: what it shows says enough, and the row is short of room. */
export function TransportSelect<T extends string>({
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
    <span className="hw-transport-select">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        title={label}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen) onSelect(chosen.value);
        }}
      >
        <SelectOptions options={options} />
      </select>
    </span>
  );
}
