import { useMemo } from "react";
import type { BreakerPlan, CallPlan } from "../../engine/plan";
import type { BreakerKey } from "../../lessons/lesson";
import { Classifier } from "../breaker/Classifier";
import { SelectField } from "../controls/SelectField";
import { KnobSlider } from "../knobs/KnobSlider";
import { breakerKnobs } from "../knobs/knobsOfBreaker";
import { FIRST_TRIP, withTrip } from "../knobs/knobsOfTrip";
import { useOpened } from "../knobs/OpenedContext";
import { useEdit } from "../knobs/useEdit";
import { usePlan } from "../SessionContext";
import { useTexts } from "../TextsContext";

const NO_HOPS: readonly CallPlan[] = [];
const TRIPS = ["consecutive", "count", "time"] as const;
/** The ends of the knobs' ids by the keys they turn; the other knobs are the trip's. */
const ENDS: { readonly [end: string]: BreakerKey } = {
  open: "openMs",
  permits: "halfOpen",
  successes: "halfOpen",
};
export const BREAKER_CONTROLS: readonly BreakerKey[] = ["trip", "openMs", "halfOpen", "counts"];

/** The named rules of one breaker. */
export function AllowedBreaker({
  rules,
  keys,
}: {
  readonly rules: BreakerPlan;
  readonly keys: readonly BreakerKey[];
}) {
  const texts = useTexts();
  const words = texts.knobs;
  const plan = usePlan();
  const opened = useOpened();
  const edit = useEdit();
  const { key } = rules;
  const openedMs = opened.plan.breakers[key]?.openMs ?? 10_000;
  const knobs = useMemo(
    () =>
      breakerKnobs(key, texts, openedMs).common.filter(({ id }) =>
        keys.includes(ENDS[id.slice(`breaker ${key} `.length)] ?? "trip"),
      ),
    [key, texts, openedMs, keys],
  );
  const hops = plan.hops.filter((hop) => hop.kind === "call").filter((hop) => hop.breaker === key);
  // Not its key alone, by which a hop may be called too.
  const name = texts.breaker.guards(key, hops.map((hop) => hop.name).join(", "));
  return (
    <section className="hw-allowed" aria-label={name}>
      <h3>{name}</h3>
      {keys.includes("trip") && (
        <SelectField
          label={words.opensBy}
          value={rules.trip.kind}
          options={TRIPS.map((value) => ({ value, label: words.tripKinds[value] }))}
          onSelect={(kind) =>
            edit((now) =>
              withTrip(now, key, (trip) => (trip.kind === kind ? trip : FIRST_TRIP[kind])),
            )
          }
        />
      )}
      {knobs.map((knob) => (
        <KnobSlider key={knob.id} knob={knob} />
      ))}
      {keys.includes("counts") && (
        <div ref={unfold}>
          {/* Its own rules alone: what a hop says against them is the hop's to change. */}
          <Classifier rules={rules} hops={NO_HOPS} />
        </div>
      )}
    </section>
  );
}

/** What a step is about is not behind a fold. */
function unfold(element: HTMLElement | null): void {
  const details = element?.querySelector("details");
  if (details) details.open = true;
}
