import { useMemo } from "react";
import { setOperation } from "../../engine/edit";
import type { Budget } from "../../engine/scenario";
import type { OperationKey } from "../../lessons/lesson";
import { SelectField } from "../controls/SelectField";
import { KnobSlider } from "../knobs/KnobSlider";
import { operationKnobs } from "../knobs/knobsOfOperation";
import { useOpened } from "../knobs/OpenedContext";
import { PROPAGATIONS } from "../knobs/propagations";
import { useEdit } from "../knobs/useEdit";
import { usePlan } from "../SessionContext";
import { useTexts } from "../TextsContext";

const BUDGETS: readonly Budget[] = ["shared", "local"];
/** The knobs' ids by the keys they turn. */
const KNOBS: { readonly [id: string]: OperationKey } = {
  deadline: "deadlineMs",
  reserve: "reserveMs",
  closing: "finishMs",
};
export const OPERATION_CONTROLS: readonly OperationKey[] = [
  ...Object.values(KNOBS),
  "budget",
  "propagation",
];

export function AllowedOperation({ keys }: { readonly keys: readonly OperationKey[] }) {
  const texts = useTexts();
  const { budget, propagation } = usePlan();
  const { scaleMs } = useOpened();
  const edit = useEdit();
  const knobs = useMemo(
    () => operationKnobs(texts, scaleMs).filter(({ id }) => keys.some((key) => key === KNOBS[id])),
    [texts, scaleMs, keys],
  );
  return (
    <section className="hw-allowed" aria-label={texts.knobs.operation}>
      <h3>{texts.knobs.operation}</h3>
      {knobs.map((knob) => (
        <KnobSlider key={knob.id} knob={knob} />
      ))}
      {keys.includes("budget") && (
        <SelectField
          label={texts.knobs.budget}
          value={budget}
          options={BUDGETS.map((value) => ({ value, label: texts.knobs.budgets[value] }))}
          onSelect={(next) => edit((scenario) => setOperation(scenario, { budget: next }))}
        />
      )}
      {keys.includes("propagation") && (
        <SelectField
          label={texts.told.propagation}
          value={propagation}
          options={PROPAGATIONS.map((value) => ({ value, label: texts.told.ways[value] }))}
          onSelect={(next) => edit((scenario) => setOperation(scenario, { propagation: next }))}
        />
      )}
    </section>
  );
}
