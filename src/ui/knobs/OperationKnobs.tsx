import { useMemo } from "react";
import { setOperation } from "../../engine/edit";
import type { Budget } from "../../engine/scenario";
import { SelectField } from "../controls/SelectField";
import { usePlan } from "../SessionContext";
import { useTexts } from "../TextsContext";
import { AboutMore } from "./AboutMore";
import { KnobSlider } from "./KnobSlider";
import { operationKnobs } from "./knobsOfOperation";
import { useOpened } from "./OpenedContext";
import { PROPAGATIONS } from "./propagations";
import { useEdit } from "./useEdit";

const BUDGETS: readonly Budget[] = ["shared", "local"];

export function OperationKnobs() {
  const texts = useTexts();
  const { budget, propagation } = usePlan();
  const { scaleMs } = useOpened();
  const edit = useEdit();
  const knobs = useMemo(() => operationKnobs(texts, scaleMs), [texts, scaleMs]);
  return (
    <>
      {knobs.map((knob) => (
        <KnobSlider key={knob.id} knob={knob} />
      ))}
      <SelectField
        label={texts.knobs.budget}
        value={budget}
        options={BUDGETS.map((value) => ({ value, label: texts.knobs.budgets[value] }))}
        onSelect={(next) => edit((scenario) => setOperation(scenario, { budget: next }))}
      />
      <SelectField
        label={texts.told.propagation}
        value={propagation}
        options={PROPAGATIONS.map((value) => ({ value, label: texts.told.ways[value] }))}
        onSelect={(next) => edit((scenario) => setOperation(scenario, { propagation: next }))}
      />
      <p className="hw-knobs-note">{texts.told.propagates[propagation]}</p>
      <div className="hw-knobs-more">
        <AboutMore />
      </div>
    </>
  );
}
