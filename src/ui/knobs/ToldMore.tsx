import { memo, Suspense } from "react";
import { setHop } from "../../engine/edit";
import { findHop } from "../../engine/hopTree";
import type { CallPlan } from "../../engine/plan";
import type { Propagation } from "../../engine/scenario";
import { planOf } from "../../session/derived";
import { SelectField } from "../controls/SelectField";
import { Toggle } from "../controls/Toggle";
import { lazyPart } from "../lazyPart";
import { useSession } from "../SessionContext";
import { useTexts } from "../TextsContext";
import { KnobSlider } from "./KnobSlider";
import type { Knob } from "./knob";
import { More } from "./More";
import { PROPAGATIONS } from "./propagations";
import { useCall } from "./useCall";
import { useEdit } from "./useEdit";
import { useKnobFacts } from "./useKnobFacts";

const ToldNote = lazyPart(async () => (await import("./ToldNote")).ToldNote);

/** What all calls are told, unless this one has a word of its own. */
const AS_ALL = "as-all";

/** What the callee is told of its caller's deadline, and what it makes of it. */
export const ToldMore = memo(function ToldMore(props: {
  readonly hopId: string;
  readonly knobs: readonly Knob[];
}) {
  const { hopId: id, knobs } = props;
  const texts = useTexts().told;
  const edit = useEdit();
  const { stopsAtDeadline, stopsOnCancel } = useCall(id, stopsOf);
  const own = useSession(({ scenario }) => {
    const written = findHop(scenario.hops, id);
    return written?.kind === "call" ? written.tells : undefined;
  });
  const all = useSession(({ scenario }) => planOf(scenario).propagation);
  const facts = [
    ...(own === undefined ? [] : [texts.fact(own)]),
    ...useKnobFacts(knobs),
    ...(stopsAtDeadline ? [] : [texts.worksPast]),
    ...(stopsOnCancel ? [texts.stopsWithCaller] : []),
  ];
  const options: readonly {
    readonly value: Propagation | typeof AS_ALL;
    readonly label: string;
  }[] = [
    { value: AS_ALL, label: texts.asAll(all) },
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
      <Suspense fallback={null}>
        <ToldNote hopId={id} />
      </Suspense>
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
});

function stopsOf({ stopsAtDeadline, stopsOnCancel }: CallPlan) {
  return { stopsAtDeadline, stopsOnCancel };
}
