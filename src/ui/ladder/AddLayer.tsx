import { useId, useState } from "react";
import { addLayer, LAYER_KINDS, type Ladder, type Layer } from "../../engine/ladder";
import { placeOf } from "../../engine/ladderEdit";
import { LIMITS } from "../../engine/limits";
import { LAYER_PROFILES, layerProfile } from "../../profiles/layers";
import { useEdit } from "../knobs/useEdit";
import { useAllTexts } from "../useAllTexts";
import { ProfileNote } from "./ProfileNote";
import "./AddLayer.css";

/** One more layer, at the place that its kind usually has: bare, or as a product comes. */
export function AddLayer({
  ladder,
  onSay,
}: {
  readonly ladder: Ladder;
  readonly onSay: (what: string) => void;
}) {
  const words = useAllTexts().ladder;
  const edit = useEdit();
  const id = useId();
  const [which, setWhich] = useState<string>(LAYER_PROFILES[0]?.id ?? "");
  const profile = layerProfile(which);
  const kind = LAYER_KINDS.find((one) => one === which);
  const layer: Layer | null =
    profile?.layer ?? (kind === undefined ? null : { kind, name: words.kinds[kind] });
  const isFull = ladder.length >= LIMITS.layers;

  const add = () => {
    if (layer === null || isFull) return;
    const at = placeOf(ladder, layer.kind);
    edit((scenario) => addLayer(scenario, at, layer));
    onSay(words.added(layer.name, at + 1, ladder.length + 1));
  };
  return (
    <div className="hw-ladder-add">
      <div className="hw-ladder-add-row">
        <label htmlFor={id}>{words.which}</label>
        <select id={id} value={which} onChange={(event) => setWhich(event.target.value)}>
          <optgroup label={words.asProduct}>
            {LAYER_PROFILES.map((one) => (
              <option key={one.id} value={one.id}>
                {one.layer.name}
              </option>
            ))}
          </optgroup>
          <optgroup label={words.asKind}>
            {LAYER_KINDS.map((one) => (
              <option key={one} value={one}>
                {words.kinds[one]}
              </option>
            ))}
          </optgroup>
        </select>
        <button type="button" disabled={isFull} onClick={add}>
          {words.add}
        </button>
      </div>
      {isFull && <p className="hw-ladder-note">{words.tooMany(LIMITS.layers)}</p>}
      {profile !== null && <ProfileNote profile={profile} />}
    </div>
  );
}
