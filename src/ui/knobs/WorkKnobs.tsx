import { useMemo } from "react";
import { useTexts } from "../TextsContext";
import { KnobSlider } from "./KnobSlider";
import { workKnobs } from "./knobsOfHop";
import { useOpened } from "./OpenedContext";

export function WorkKnobs({ hopId }: { readonly hopId: string }) {
  const texts = useTexts();
  const { scaleMs } = useOpened();
  const knobs = useMemo(() => workKnobs(hopId, texts, scaleMs), [hopId, texts, scaleMs]);
  return knobs.map((knob) => <KnobSlider key={knob.id} knob={knob} />);
}
