import { useCallback, useMemo, useState } from "react";
import type { Scenario } from "../../engine/scenario";
import { latestOf } from "../../session/latest";
import { SliderField } from "../controls/SliderField";
import { useTrack } from "../controls/TracksContext";
import { widened } from "../controls/widened";
import { useSessionStore } from "../SessionContext";
import type { Knob } from "./knob";

interface TurnedKnobProps {
  readonly knob: Knob;
  readonly value: number | null;
  readonly resetTo: number | null;
  readonly moved: boolean;
  readonly opened: Scenario;
}

/** Slider, field, reset and painted track of one knob; every movement is an edit of the scenario. */
export function TurnedKnob(props: TurnedKnobProps) {
  const { knob, value, resetTo, moved, opened } = props;
  const store = useSessionStore();
  // It only widens: a slider that shrank while it is dragged would run away from the hand.
  const [widest, setWidest] = useState(knob.to);
  const to = widened(Math.max(widest, knob.to), value, knob.limit);
  if (to !== widest) setWidest(to);
  const least = knob.least ?? knob.from;
  const [lowest, setLowest] = useState(knob.from);
  const from = -widened(-Math.min(lowest, knob.from), value === null ? null : -value, -least);
  if (from !== lowest) setLowest(from);

  const ask = useMemo(
    () => ({
      edit: knob.edit,
      from,
      to,
      step: knob.step,
      ...(knob.weight && { weight: knob.weight }),
    }),
    [knob, from, to],
  );
  const track = useTrack(knob.id, ask);

  const onEdit = (next: number | null) => {
    const session = store.getState();
    session.edit(knob.edit(latestOf(session), next), knob.id);
  };
  const onReset = useCallback(() => {
    const session = store.getState();
    const scenario = latestOf(session);
    session.edit(knob.restore?.(scenario, opened) ?? knob.edit(scenario, resetTo));
  }, [store, knob, resetTo, opened]);

  return (
    <SliderField
      label={knob.label}
      unit={knob.unit}
      value={value}
      from={from}
      least={least}
      to={to}
      limit={knob.limit}
      step={knob.step}
      {...(knob.whenSome !== undefined && { whenSome: knob.whenSome })}
      resetTo={resetTo}
      moved={moved}
      track={track}
      onEdit={onEdit}
      onDone={() => store.getState().endGesture()}
      onCancel={() => store.getState().cancelGesture()}
      onReset={onReset}
    />
  );
}
