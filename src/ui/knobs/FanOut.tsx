import { memo } from "react";
import type { CallPlan } from "../../engine/plan";
import { setFanOut } from "../../engine/treeEdit";
import { SelectField } from "../controls/SelectField";
import { useTexts } from "../TextsContext";
import { useCall } from "./useCall";
import { useEdit } from "./useEdit";

const WAYS = ["inOrder", "atOnce"] as const;

/** Whether a callee makes its calls in order or all at once; nothing where it makes none. */
export const FanOut = memo(function FanOut({ hopId }: { readonly hopId: string }) {
  const texts = useTexts().told;
  const edit = useEdit();
  const way = useCall(hopId, wayOf);
  if (way === null) return null;
  return (
    <SelectField
      label={texts.fanOut}
      value={way}
      options={WAYS.map((value) => ({ value, label: texts.fanOuts[value] }))}
      onSelect={(chosen) => edit((now) => setFanOut(now, hopId, chosen === "atOnce"))}
    />
  );
});

function wayOf({ calls, fanOut }: CallPlan): (typeof WAYS)[number] | null {
  if (fanOut) return "atOnce";
  return calls.length === 0 ? null : "inOrder";
}
