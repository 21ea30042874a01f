import { useId } from "react";

/** Radio buttons, one a line. */
export function Choices({
  legend,
  options,
  chosen,
  onChoose,
}: {
  readonly legend: string;
  readonly options: readonly { readonly key: string; readonly text: string }[];
  readonly chosen: string | null;
  readonly onChoose: (key: string) => void;
}) {
  const name = useId();
  return (
    <fieldset className="hw-choices">
      <legend className="hw-hidden">{legend}</legend>
      {options.map(({ key, text }) => (
        <label key={key} className="hw-choice" data-chosen={key === chosen}>
          <input type="radio" name={name} checked={key === chosen} onChange={() => onChoose(key)} />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}
