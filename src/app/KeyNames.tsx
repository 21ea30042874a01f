import { Fragment } from "react";
import { useTexts } from "../ui/TextsContext";
import { KeyName } from "./KeyName";

/** More keys than this in a row are shown as a range. */
const MOST = 4;

/** Keys of the table as they are printed on the keyboard: `. or →`, `1 to 9`. */
export function KeyNames({ keys }: { readonly keys: readonly string[] }) {
  const texts = useTexts().keys;
  const isRange = keys.length > MOST;
  const shown = isRange ? [keys[0] ?? "", keys.at(-1) ?? ""] : keys;
  return shown.map((key, index) => (
    <Fragment key={key}>
      {index > 0 && ` ${isRange ? texts.to : texts.or} `}
      <KeyName text={key} />
    </Fragment>
  ));
}
