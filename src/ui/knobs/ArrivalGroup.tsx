import { useMemo } from "react";
import { setOperation } from "../../engine/edit";
import { LIMITS } from "../../engine/limits";
import { NumberField } from "../controls/NumberField";
import { SelectField } from "../controls/SelectField";
import { usePlan, useSession } from "../SessionContext";
import { useTexts } from "../TextsContext";
import { ArrivalList } from "./ArrivalList";
import { evenly, listed } from "./arrivalEdit";
import { KnobSlider } from "./KnobSlider";
import { arrivalKnobs, everyOf } from "./knobsOfArrivals";
import { useOpened } from "./OpenedContext";
import { useEdit } from "./useEdit";

type Way = "every" | "list";
const WAYS: readonly Way[] = ["every", "list"];

/** When requests come, and how long the run is watched. */
export function ArrivalGroup() {
  const texts = useTexts();
  const words = texts.knobs;
  const { untilMs } = usePlan();
  const opened = useOpened();
  const edit = useEdit();
  const arrivals = useSession((session) => session.scenario.arrivals);
  const every = everyOf(arrivals);
  const knobs = useMemo(
    () => arrivalKnobs(texts, arrivals, opened.scenario.arrivals),
    [texts, arrivals, opened],
  );
  const set = (way: Way) =>
    edit((now) =>
      setOperation(now, {
        arrivals: way === "every" ? evenly(now.arrivals) : listed(now.arrivals),
      }),
    );
  if ("poissonPerSecond" in arrivals) return <p>{words.random}</p>;
  return (
    <>
      <SelectField
        label={words.come}
        value={every === null ? "list" : "every"}
        options={WAYS.map((value) => ({ value, label: words.comeWays[value] }))}
        onSelect={set}
      />
      {knobs.map((knob) => (
        <KnobSlider key={knob.id} knob={knob} />
      ))}
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
    </>
  );
}
