import { planOf } from "../../session/derived";
import { useTexts } from "../TextsContext";
import { useScenario } from "../useScenario";
import type { Knob } from "./knob";

/** The knobs that are not as usual, with their values: `Margin 20 ms`. */
export function useKnobFacts(knobs: readonly Knob[]): readonly string[] {
  const { format } = useTexts();
  return useScenario((scenario) => {
    const plan = planOf(scenario);
    return knobs.flatMap((knob) => {
      const value = knob.read(plan, scenario);
      if (value === undefined || value === null || value === knob.usual) return [];
      return [`${knob.label} ${format.amount(value, knob.unit)}`];
    });
  });
}
