import { useMemo } from "react";
import { useTexts } from "../TextsContext";
import { DurationKnobs } from "./DurationKnobs";
import { workPlace } from "./knobsOfHop";
import { useOpened } from "./OpenedContext";

export function WorkKnobs({ hopId }: { readonly hopId: string }) {
  const { duration } = useTexts().knobs;
  const { scaleMs } = useOpened();
  const place = useMemo(() => workPlace(hopId, duration), [hopId, duration]);
  return <DurationKnobs place={place} scaleMs={scaleMs} />;
}
