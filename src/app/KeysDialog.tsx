import { Toggle } from "../ui/controls/Toggle";
import { Dialog } from "../ui/Dialog";
import { KEY_MAP } from "../ui/keyMap";
import { useTexts } from "../ui/TextsContext";
import { KeyNames } from "./KeyNames";
import "./KeysDialog.css";

/** The keys the page obeys, from the very table it obeys, and the switch for those without a modifier. */
export function KeysDialog({
  singleKeys,
  onSingleKeys,
  onClose,
}: {
  readonly singleKeys: boolean;
  readonly onSingleKeys: (on: boolean) => void;
  readonly onClose: () => void;
}) {
  const texts = useTexts();
  const words = texts.app.keysDialog;
  return (
    <Dialog title={words.title} onClose={onClose}>
      <p>{words.lead}</p>
      <table className="hw-keys">
        <thead>
          <tr>
            <th scope="col">{words.key}</th>
            <th scope="col">{words.does}</th>
          </tr>
        </thead>
        <tbody>
          {KEY_MAP.map(({ action, keys }) => (
            <tr key={action}>
              <th scope="row">
                <KeyNames keys={keys} />
              </th>
              <td>{texts.keys.does[action]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="hw-keys-note">{words.ofHops(texts.hopTree.hint)}</p>
      <Toggle label={words.singleKeys} checked={singleKeys} onChange={onSingleKeys} />
      <p className="hw-keys-note">{words.singleKeysNote}</p>
    </Dialog>
  );
}
