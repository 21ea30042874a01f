import { attachBreaker, detachBreaker } from "../../engine/edit";
import type { CallPlan } from "../../engine/plan";
import { SelectField } from "../controls/SelectField";
import { usePlan } from "../SessionContext";
import { useTexts } from "../TextsContext";
import { freeBreakerKey } from "./breakerKey";
import { useEdit } from "./useEdit";

/** Not keys: a key begins with a letter. */
const NONE = "-none";
const NEW = "-new";

/** Which breaker guards a hop: none, a shared one, or one of its own. */
export function BreakerOfHop({ hop }: { readonly hop: CallPlan }) {
  const texts = useTexts().knobs;
  const plan = usePlan();
  const edit = useEdit();
  const options = [
    { value: NONE, label: texts.noBreaker },
    ...Object.keys(plan.breakers).map((key) => ({ value: key, label: key })),
    { value: NEW, label: texts.newBreaker },
  ];
  return (
    <SelectField
      label={texts.itsBreaker}
      value={hop.breaker ?? NONE}
      options={options}
      onSelect={(chosen) =>
        edit((scenario) => {
          if (chosen === NONE) return detachBreaker(scenario, hop.id);
          const key = chosen === NEW ? freeBreakerKey(scenario, hop.id) : chosen;
          return attachBreaker(scenario, hop.id, key);
        })
      }
    />
  );
}
