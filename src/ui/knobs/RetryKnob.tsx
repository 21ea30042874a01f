import { Suspense } from "react";
import type { CallPlan } from "../../engine/plan";
import { lazyPart } from "../lazyPart";
import { KnobSlider } from "./KnobSlider";
import type { Knob } from "./knob";

const RetryName = lazyPart(async () => (await import("./RetryName")).RetryName);

/** A knob of retries, under a library's name for it where they are that library's. The slider stays while names come. */
export function RetryKnob({ hop, knob }: { readonly hop: CallPlan; readonly knob: Knob }) {
  return (
    <div className="hw-own-named">
      {hop.retry.maxAttempts > 1 && (
        <Suspense fallback={null}>
          <RetryName hop={hop} knob={knob} />
        </Suspense>
      )}
      <KnobSlider knob={knob} />
    </div>
  );
}
