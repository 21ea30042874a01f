import { useId } from "react";
import { Dialog } from "../Dialog";
import { useTexts } from "../TextsContext";
import "./CopyDialog.css";

/** For a browser that does not let the page copy: the text, selected as soon as it has the focus. */
export function CopyDialog(props: { readonly text: string; readonly onClose: () => void }) {
  const words = useTexts().ledger;
  const id = useId();
  return (
    <Dialog title={words.copyByHand} onClose={props.onClose}>
      <label className="hw-copy" htmlFor={id}>
        {words.cannotCopy}
      </label>
      <textarea
        id={id}
        className="hw-copy-text"
        readOnly
        rows={8}
        value={props.text}
        onFocus={(event) => event.currentTarget.select()}
      />
    </Dialog>
  );
}
