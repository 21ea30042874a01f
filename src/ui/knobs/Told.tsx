import { setHop } from "../../engine/edit";
import type { Propagation } from "../../engine/scenario";
import { SelectField } from "../controls/SelectField";
import { Toggle } from "../controls/Toggle";
import { useTexts } from "../TextsContext";
import { KnobSlider } from "./KnobSlider";
import type { Knob } from "./knob";
import { PROPAGATIONS } from "./propagations";
import type { ToldFacts } from "./ToldMore";
import { ToldNote } from "./ToldNote";
import { useEdit } from "./useEdit";

/** What all calls are told, unless this one has a word of its own. */
const AS_ALL = "as-all";

export function Told(props: {
  readonly hopId: string;
  readonly knobs: readonly Knob[];
  readonly facts: ToldFacts;
}) {
  const { hopId: id, knobs, facts } = props;
  const texts = useTexts().told;
  const edit = useEdit();
  const options: readonly {
    readonly value: Propagation | typeof AS_ALL;
    readonly label: string;
  }[] = [
    { value: AS_ALL, label: texts.asAll(facts.all) },
    ...PROPAGATIONS.map((value) => ({ value, label: texts.ways[value] })),
  ];
  return (
    <>
      <SelectField
        label={texts.tells}
        value={facts.own ?? AS_ALL}
        options={options}
        onSelect={(chosen) =>
          edit((now) => setHop(now, id, { tells: chosen === AS_ALL ? undefined : chosen }))
        }
      />
      <ToldNote hopId={id} />
      {knobs.map((knob) => (
        <KnobSlider key={knob.id} knob={knob} />
      ))}
      <Toggle
        label={texts.stopsAtDeadline}
        checked={facts.stopsAtDeadline}
        onChange={(on) => edit((now) => setHop(now, id, { stopsAtDeadline: on }))}
      />
      <Toggle
        label={texts.stopsOnCancel}
        checked={facts.stopsOnCancel}
        onChange={(on) => edit((now) => setHop(now, id, { stopsOnCancel: on }))}
      />
    </>
  );
}
