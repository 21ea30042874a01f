import { memo } from "react";
import { sameData } from "../../engine/sameData";

export interface SelectOption<T extends string = string> {
  readonly value: T;
  readonly label: string;
}

/** Of its own, so that many of them are not gone through again when another one is chosen. */
export const SelectOptions = memo(function SelectOptions(props: {
  readonly options: readonly SelectOption[];
}) {
  return props.options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}, sameData);
