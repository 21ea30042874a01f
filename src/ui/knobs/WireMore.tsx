import type { Scenario } from "../../engine/scenario";
import { usePlan } from "../SessionContext";
import { useTexts } from "../TextsContext";
import { KnobSlider } from "./KnobSlider";
import type { Knob } from "./knob";
import { knobFacts } from "./knobFacts";
import { More } from "./More";

export function WireMore({
  knobs,
  scenario,
}: {
  readonly knobs: readonly Knob[];
  readonly scenario: Scenario;
}) {
  const { knobs: texts, format } = useTexts();
  const plan = usePlan();
  return (
    <More title={texts.wire} facts={knobFacts(knobs, plan, scenario, format)}>
      {knobs.map((knob) => (
        <KnobSlider key={knob.id} knob={knob} />
      ))}
    </More>
  );
}
