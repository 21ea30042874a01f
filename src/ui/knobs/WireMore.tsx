import { memo } from "react";
import { useTexts } from "../TextsContext";
import { KnobSlider } from "./KnobSlider";
import type { Knob } from "./knob";
import { More } from "./More";
import { useKnobFacts } from "./useKnobFacts";

export const WireMore = memo(function WireMore({ knobs }: { readonly knobs: readonly Knob[] }) {
  return (
    <More title={useTexts().knobs.wire} facts={useKnobFacts(knobs)}>
      {knobs.map((knob) => (
        <KnobSlider key={knob.id} knob={knob} />
      ))}
    </More>
  );
});
