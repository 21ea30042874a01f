import { memo } from "react";
import { attachBreaker, detachBreaker } from "../../engine/edit";
import { SelectField } from "../controls/SelectField";
import { useSession } from "../SessionContext";
import { useTexts } from "../TextsContext";
import { freeBreakerKey } from "./breakerKey";
import { useCall } from "./useCall";
import { useEdit } from "./useEdit";

/** Not keys: a key begins with a letter. */
const NONE = "-none";
const NEW = "-new";

/** Which breaker guards a hop: none, a shared one, or one of its own. */
export const BreakerOfHop = memo(function BreakerOfHop({ hopId }: { readonly hopId: string }) {
  const texts = useTexts().knobs;
  const edit = useEdit();
  const itsBreaker = useCall(hopId, ({ breaker }) => breaker);
  const breakers = useSession(({ scenario }) => scenario.breakers);
  const options = [
    { value: NONE, label: texts.noBreaker },
    ...Object.keys(breakers).map((key) => ({ value: key, label: key })),
    { value: NEW, label: texts.newBreaker },
  ];
  return (
    <SelectField
      label={texts.itsBreaker}
      value={itsBreaker ?? NONE}
      options={options}
      onSelect={(chosen) =>
        edit((scenario) => {
          if (chosen === NONE) return detachBreaker(scenario, hopId);
          const key = chosen === NEW ? freeBreakerKey(scenario, hopId) : chosen;
          return attachBreaker(scenario, hopId, key);
        })
      }
    />
  );
});
