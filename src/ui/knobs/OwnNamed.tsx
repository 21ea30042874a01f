import { KnobSlider } from "./KnobSlider";
import type { Knob } from "./knob";
import "./OwnNamed.css";

/** A knob under the name its library has for it. A slider that is being dragged stays while names come and go. */
export function OwnNamed({ knob, name }: { readonly knob: Knob; readonly name: string | null }) {
  return (
    <div className="hw-own-named" {...(name !== null && { role: "group", "aria-label": name })}>
      {name !== null && (
        <code className="hw-own-name" aria-hidden="true">
          {name}
        </code>
      )}
      <KnobSlider knob={knob} />
    </div>
  );
}
