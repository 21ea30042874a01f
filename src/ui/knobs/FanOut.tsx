import type { CallPlan } from "../../engine/plan";
import { setFanOut } from "../../engine/treeEdit";
import { SelectField } from "../controls/SelectField";
import { useTexts } from "../TextsContext";
import { useEdit } from "./useEdit";

/** Whether a callee makes its calls in order or all at once; nothing where it makes none. */
export function FanOut({ hop }: { readonly hop: CallPlan }) {
  const texts = useTexts().told;
  const edit = useEdit();
  if (hop.calls.length === 0 && !hop.fanOut) return null;
  return (
    <SelectField
      label={texts.fanOut}
      value={hop.fanOut ? "atOnce" : "inOrder"}
      options={(["inOrder", "atOnce"] as const).map((value) => ({
        value,
        label: texts.fanOuts[value],
      }))}
      onSelect={(chosen) => edit((now) => setFanOut(now, hop.id, chosen === "atOnce"))}
    />
  );
}
