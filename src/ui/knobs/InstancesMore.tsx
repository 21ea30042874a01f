import { useMemo } from "react";
import { LIMITS } from "../../engine/limits";
import type { Instances } from "../../engine/scenario";
import { SelectField } from "../controls/SelectField";
import { Toggle } from "../controls/Toggle";
import { usePlan, useSession } from "../SessionContext";
import { useAllTexts } from "../useAllTexts";
import { countOf, highestNamed, withCount, withInstances } from "./instanceEdit";
import { KnobSlider } from "./KnobSlider";
import type { Knob } from "./knob";
import { More } from "./More";
import { RestartList } from "./RestartList";
import { useEdit } from "./useEdit";

const WAYS: readonly Instances["breakers"][] = ["shared", "each"];

/** How many instances answer, whether each has breakers of its own, and when they forget. */
export function InstancesMore() {
  const words = useAllTexts().instances;
  const { instances, restarts } = usePlan();
  const named = useSession(({ scenario }) => highestNamed(scenario));
  const edit = useEdit();
  const { count, breakers, persisted } = instances;
  const knob = useMemo<Knob>(
    () => ({
      id: "instances",
      label: words.count,
      unit: "",
      from: named,
      to: Math.max(10, named),
      limit: LIMITS.instances,
      step: 1,
      usual: 1,
      read: (_, scenario) => countOf(scenario),
      edit: (scenario, value) => withCount(scenario, value ?? 1),
    }),
    [words, named],
  );
  const facts = [
    ...(count === 1 ? [] : [words.instancesFact(count)]),
    ...(breakers === "shared" ? [] : [words.eachFact]),
    ...(restarts.length === 0 ? [] : [words.restartsFact(restarts.length)]),
    ...(persisted ? [words.persistedFact] : []),
  ];
  return (
    <More title={words.title} facts={facts}>
      <p className="hw-knobs-note">{words.explained}</p>
      <KnobSlider knob={knob} />
      {named > 1 && <p className="hw-knobs-note">{words.namedByRestart(named)}</p>}
      <SelectField
        label={words.breakers}
        value={breakers}
        options={WAYS.map((value) => ({ value, label: words.breakersWays[value] }))}
        onSelect={(chosen) => edit((now) => withInstances(now, { breakers: chosen }))}
      />
      <RestartList />
      <Toggle
        label={words.persisted}
        checked={persisted}
        onChange={(on) => edit((now) => withInstances(now, { persisted: on }))}
      />
    </More>
  );
}
