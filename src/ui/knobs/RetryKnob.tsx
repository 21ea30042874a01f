import { memo, Suspense } from "react";
import { lazyPart } from "../lazyPart";
import { KnobSlider } from "./KnobSlider";
import type { Knob } from "./knob";
import { useCall } from "./useCall";

const RetryName = lazyPart(async () => (await import("./RetryName")).RetryName);

interface RetryKnobProps {
  readonly hopId: string;
  readonly knob: Knob;
}

/** A knob of retries, under a library's name for it where they are that library's. The slider stays while names come. */
export const RetryKnob = memo(function RetryKnob({ hopId, knob }: RetryKnobProps) {
  const isRetried = useCall(hopId, ({ retry }) => retry.maxAttempts > 1);
  return (
    <div className="hw-own-named">
      {isRetried && (
        <Suspense fallback={null}>
          <RetryName hopId={hopId} knob={knob} />
        </Suspense>
      )}
      <KnobSlider knob={knob} />
    </div>
  );
});
