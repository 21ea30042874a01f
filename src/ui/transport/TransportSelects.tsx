import { memo } from "react";
import { usePlayback } from "../PlaybackContext";
import { SPEEDS } from "../playback";
import { useSession } from "../SessionContext";
import { useTexts } from "../TextsContext";
import { TransportSelect } from "./TransportSelect";

/** How far a step goes, and how fast they follow each other. */
export const TransportSelects = memo(function TransportSelects() {
  const words = useTexts().transport;
  const stepSize = useSession((session) => session.stepSize);
  const setStepSize = useSession((session) => session.setStepSize);
  const speed = usePlayback((playback) => playback.speed);
  const setSpeed = usePlayback((playback) => playback.setSpeed);
  return (
    <>
      <TransportSelect
        label={words.stepSize}
        value={stepSize}
        options={[
          { value: "decision", label: words.stepSizes.decision },
          { value: "event", label: words.stepSizes.event },
        ]}
        onSelect={setStepSize}
      />
      <TransportSelect
        label={words.speed}
        value={String(speed)}
        options={SPEEDS.map((each) => ({ value: String(each), label: words.times(each) }))}
        onSelect={(chosen) => setSpeed(Number(chosen))}
      />
    </>
  );
});
