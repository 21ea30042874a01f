import { setHop } from "../../engine/edit";
import { findHop } from "../../engine/hopTree";
import type { CallPlan } from "../../engine/plan";
import type { Propagation, Scenario } from "../../engine/scenario";
import { SelectField } from "../controls/SelectField";
import { Toggle } from "../controls/Toggle";
import { usePlan, useSession } from "../SessionContext";
import { useTexts } from "../TextsContext";
import { KnobSlider } from "./KnobSlider";
import type { Knob } from "./knob";
import { knobFacts } from "./knobFacts";
import { More } from "./More";
import { PROPAGATIONS } from "./propagations";
import { toldAt } from "./toldAt";
import { useEdit } from "./useEdit";

/** What all calls are told, unless this one has a word of its own. */
const AS_ALL = "as-all";

/** What the callee is told of its caller's deadline, and what it makes of it. */
export function ToldMore({
  hop,
  knobs,
  scenario,
}: {
  readonly hop: CallPlan;
  readonly knobs: readonly Knob[];
  readonly scenario: Scenario;
}) {
  const { told: texts, format } = useTexts();
  const plan = usePlan();
  const edit = useEdit();
  const { id, stopsAtDeadline, stopsOnCancel } = hop;
  const written = findHop(scenario.hops, id);
  const own = written?.kind === "call" ? written.tells : undefined;
  const believed = useSession(({ run, step }) => toldAt(run, step, id, texts.believed));
  const facts = [
    ...(own === undefined ? [] : [texts.fact(own)]),
    ...knobFacts(knobs, plan, scenario, format),
    ...(stopsAtDeadline ? [] : [texts.worksPast]),
    ...(stopsOnCancel ? [texts.stopsWithCaller] : []),
  ];
  const options: readonly {
    readonly value: Propagation | typeof AS_ALL;
    readonly label: string;
  }[] = [
    { value: AS_ALL, label: texts.asAll(plan.propagation) },
    ...PROPAGATIONS.map((value) => ({ value, label: texts.ways[value] })),
  ];
  return (
    <More title={texts.title} facts={facts}>
      <SelectField
        label={texts.tells}
        value={own ?? AS_ALL}
        options={options}
        onSelect={(chosen) =>
          edit((now) => setHop(now, id, { tells: chosen === AS_ALL ? undefined : chosen }))
        }
      />
      <p className="hw-knobs-note">
        {texts.sentence({ ...hop, deadlineMs: plan.deadlineMs })}{" "}
        {hop.tells === "none" ? null : believed}
      </p>
      {knobs.map((knob) => (
        <KnobSlider key={knob.id} knob={knob} />
      ))}
      <Toggle
        label={texts.stopsAtDeadline}
        checked={stopsAtDeadline}
        onChange={(on) => edit((now) => setHop(now, id, { stopsAtDeadline: on }))}
      />
      <Toggle
        label={texts.stopsOnCancel}
        checked={stopsOnCancel}
        onChange={(on) => edit((now) => setHop(now, id, { stopsOnCancel: on }))}
      />
    </More>
  );
}
