import { Suspense, useMemo } from "react";
import { setOperation } from "../../engine/edit";
import { LIMITS } from "../../engine/limits";
import type { Arrivals, Scenario } from "../../engine/scenario";
import { NumberField } from "../controls/NumberField";
import { SelectField } from "../controls/SelectField";
import { lazyPart } from "../lazyPart";
import { usePlan, useSession } from "../SessionContext";
import { useTexts } from "../TextsContext";
import { ArrivalList } from "./ArrivalList";
import { evenly, listed, poissonFrom } from "./arrivalEdit";
import { KnobSlider } from "./KnobSlider";
import { arrivalKnobs, everyOf, poissonOf } from "./knobsOfArrivals";
import { useOpened } from "./OpenedContext";
import { SeedRow } from "./SeedRow";
import { useEdit } from "./useEdit";

const InstancesMore = lazyPart(async () => (await import("./InstancesMore")).InstancesMore);

type Way = "every" | "list" | "poisson";
const WAYS: readonly Way[] = ["every", "list", "poisson"];

/** When requests come, and how long the run is watched. */
export function ArrivalGroup() {
  const texts = useTexts();
  const words = texts.knobs;
  const { untilMs } = usePlan();
  const opened = useOpened();
  const edit = useEdit();
  const arrivals = useSession((session) => session.scenario.arrivals);
  const count = useSession((session) => session.run.operations.length);
  const knobs = useMemo(
    () => arrivalKnobs(texts, arrivals, opened.scenario.arrivals),
    [texts, arrivals, opened],
  );
  const set = (way: Way) => edit((now) => setOperation(now, { arrivals: inWay(way, now) }));
  return (
    <>
      <SelectField
        label={words.come}
        value={wayOf(arrivals)}
        options={WAYS.map((value) => ({ value, label: words.comeWays[value] }))}
        onSelect={set}
      />
      {knobs.map((knob) => (
        <KnobSlider key={knob.id} knob={knob} />
      ))}
      {poissonOf(arrivals) !== null && <p className="hw-knobs-note">{words.drawn(count)}</p>}
      {Array.isArray(arrivals) && <ArrivalList arrivals={arrivals} />}
      <div className="hw-knobs-row">
        <span aria-hidden="true">{words.until}</span>
        <NumberField
          label={words.until}
          value={untilMs}
          unit={texts.controls.ms}
          from={0}
          to={LIMITS.momentMs}
          onCommit={(ms) =>
            edit((now) => setOperation(now, { untilMs: ms === 0 ? undefined : ms }))
          }
        />
      </div>
      <SeedRow />
      <div className="hw-knobs-more">
        <Suspense fallback={null}>
          <InstancesMore />
        </Suspense>
      </div>
    </>
  );
}

function wayOf(arrivals: Arrivals): Way {
  if (poissonOf(arrivals) !== null) return "poisson";
  return everyOf(arrivals) === null ? "list" : "every";
}

function inWay(way: Way, { arrivals, seed }: Scenario): Arrivals {
  switch (way) {
    case "every":
      return evenly(arrivals);
    case "list":
      return listed(arrivals, seed);
    case "poisson":
      return poissonFrom(arrivals);
  }
}
