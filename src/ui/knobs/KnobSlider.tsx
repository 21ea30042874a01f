import { usePlan, useSession } from "../SessionContext";
import type { Knob } from "./knob";
import { useOpened } from "./OpenedContext";
import { TurnedKnob } from "./TurnedKnob";

/**
 * One knob of the open scenario. Renders at every edit, so it only reads two numbers; what is drawn
 * is `TurnedKnob`'s, which renders when one of them changed.
 */
export function KnobSlider({ knob }: { readonly knob: Knob }) {
  const plan = usePlan();
  const scenario = useSession((session) => session.scenario);
  const opened = useOpened();
  const value = knob.read(plan, scenario);
  if (value === undefined) return null;
  const before = knob.read(opened.plan, opened.scenario);
  const usual = knob.usual === undefined ? value : knob.usual;
  const resetTo = before === undefined ? usual : before;
  const moved =
    knob.restore === undefined
      ? value !== resetTo
      : knob.restore(scenario, opened.scenario) !== scenario;
  return (
    <TurnedKnob
      key={knob.id}
      knob={knob}
      value={value}
      resetTo={resetTo}
      moved={moved}
      opened={opened.scenario}
    />
  );
}
