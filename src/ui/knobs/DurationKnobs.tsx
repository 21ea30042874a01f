import { Suspense, useMemo } from "react";
import { SelectField } from "../controls/SelectField";
import { lazyPart } from "../lazyPart";
import { useSession } from "../SessionContext";
import { useTexts } from "../TextsContext";
import { asKind, DURATION_KINDS, type DurationKind } from "./durationKind";
import { KnobSlider } from "./KnobSlider";
import { type DurationPlace, durationKnobs, kindAt } from "./knobsOfDuration";
import { useEdit } from "./useEdit";

const SamplesField = lazyPart(async () => (await import("./SamplesField")).SamplesField);

/** How long something takes: a fixed span, or one that is drawn. Nothing where nothing takes time. */
export function DurationKnobs({
  place,
  scaleMs,
}: {
  readonly place: DurationPlace;
  readonly scaleMs: number;
}) {
  const texts = useTexts();
  const edit = useEdit();
  const kind = useSession(({ scenario }) => kindAt(place, scenario));
  const duration = useSession(({ scenario }) => place.read(scenario));
  const knobs = useMemo(
    () => (kind === undefined ? [] : durationKnobs(place, kind, texts, scaleMs)),
    [place, kind, texts, scaleMs],
  );
  if (kind === undefined || duration === undefined) return null;
  const become = (next: DurationKind) =>
    edit((scenario) => {
      const now = place.read(scenario);
      return now === undefined ? scenario : place.edit(scenario, asKind(now, next));
    });
  return (
    <>
      {kind !== "fixed" && <p className="hw-knobs-head">{place.label}</p>}
      {knobs.map((knob) => (
        <KnobSlider key={knob.id} knob={knob} />
      ))}
      {typeof duration === "object" && "samples" in duration && (
        <Suspense fallback={null}>
          <SamplesField
            key={place.id}
            label={place.label}
            samples={duration.samples}
            onUse={(samples) => edit((scenario) => place.edit(scenario, { samples }))}
          />
        </Suspense>
      )}
      <SelectField
        label={texts.durations.kind}
        value={kind}
        options={DURATION_KINDS.map((value) => ({ value, label: texts.durations.kinds[value] }))}
        onSelect={become}
      />
    </>
  );
}
