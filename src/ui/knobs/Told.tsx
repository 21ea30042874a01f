import { setHop } from "../../engine/edit";
import type { Propagation } from "../../engine/scenario";
import { SelectField } from "../controls/SelectField";
import { Toggle } from "../controls/Toggle";
import { useTexts } from "../TextsContext";
import { KnobSlider } from "./KnobSlider";
import type { Knob } from "./knob";
import { PROPAGATIONS } from "./propagations";
import { ToldNote } from "./ToldNote";
import { useEdit } from "./useEdit";

/** What all calls are told, unless this one has a word of its own. */
const AS_ALL = "as-all";

/** The knobs of what one call's callee is told. */
export function Told(props: {
  readonly hopId: string;
  readonly knobs: readonly Knob[];
  /** Its own word; undefined: what all calls are told. */
  readonly own: Propagation | undefined;
  readonly all: Propagation;
  readonly stopsAtDeadline: boolean;
  readonly stopsOnCancel: boolean;
}) {
  const { hopId: id, knobs, own, all, stopsAtDeadline, stopsOnCancel } = props;
  const texts = useTexts().told;
  const edit = useEdit();
  const options: readonly {
    readonly value: Propagation | typeof AS_ALL;
    readonly label: string;
  }[] = [
    { value: AS_ALL, label: texts.asAll(all) },
    ...PROPAGATIONS.map((value) => ({ value, label: texts.ways[value] })),
  ];
  return (
    <>
      <SelectField
        label={texts.tells}
        value={own ?? AS_ALL}
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
        checked={stopsAtDeadline}
        onChange={(on) => edit((now) => setHop(now, id, { stopsAtDeadline: on }))}
      />
      <Toggle
        label={texts.stopsOnCancel}
        checked={stopsOnCancel}
        onChange={(on) => edit((now) => setHop(now, id, { stopsOnCancel: on }))}
      />
    </>
  );
}
