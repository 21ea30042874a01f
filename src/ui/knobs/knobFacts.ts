import type { Plan } from "../../engine/plan";
import type { Scenario } from "../../engine/scenario";
import type { Format } from "../../texts/format";
import type { Knob } from "./knob";

/** The knobs that are not as usual, with their values: `Margin 20 ms`. */
export function knobFacts(
  knobs: readonly Knob[],
  plan: Plan,
  scenario: Scenario,
  format: Format,
): readonly string[] {
  return knobs.flatMap((knob) => {
    const value = knob.read(plan, scenario);
    if (value === undefined || value === null || value === knob.usual) return [];
    return [`${knob.label} ${format.amount(value, knob.unit)}`];
  });
}
