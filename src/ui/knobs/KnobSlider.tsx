import { memo } from "react";
import { planOf } from "../../session/derived";
import { useSession } from "../SessionContext";
import type { Knob } from "./knob";
import { useOpened } from "./OpenedContext";
import { TurnedKnob } from "./TurnedKnob";

/** One knob of the open scenario. Of an edit it only hears whether its value is another one now. */
export const KnobSlider = memo(function KnobSlider({ knob }: { readonly knob: Knob }) {
  const opened = useOpened();
  const value = useSession(({ scenario }) => knob.read(planOf(scenario), scenario));
  const before = knob.read(opened.plan, opened.scenario);
  const usual = knob.usual === undefined ? value : knob.usual;
  const resetTo = before === undefined ? usual : before;
  const moved = useSession(({ scenario }) =>
    knob.restore === undefined
      ? value !== resetTo
      : knob.restore(scenario, opened.scenario) !== scenario,
  );
  if (value === undefined || resetTo === undefined) return null;
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
});
