import { Suspense, useMemo } from "react";
import { setBreaker } from "../../engine/edit";
import type { BreakerPlan } from "../../engine/plan";
import { SelectField } from "../controls/SelectField";
import { Toggle } from "../controls/Toggle";
import { lazyPart } from "../lazyPart";
import { useTexts } from "../TextsContext";
import { KnobSlider } from "./KnobSlider";
import { breakerKnobs } from "./knobsOfBreaker";
import { FIRST_TRIP, withTrip } from "./knobsOfTrip";
import { More } from "./More";
import { useOpened } from "./OpenedContext";
import { OwnNamed } from "./OwnNamed";
import { useEdit } from "./useEdit";
import { useKnobFacts } from "./useKnobFacts";
import { useOwnNames } from "./useOwnNames";

const BreakerMore = lazyPart(async () => (await import("./BreakerMore")).BreakerMore);

const PLACEMENTS: readonly BreakerPlan["placement"][] = ["attempt", "call"];
const TRIPS = ["consecutive", "count", "time"] as const;
const OPENS: readonly BreakerPlan["opens"][] = ["lazy", "timer"];

export function BreakerKnobs({ rules }: { readonly rules: BreakerPlan }) {
  const texts = useTexts();
  const words = texts.knobs;
  const opened = useOpened();
  const edit = useEdit();
  const { key } = rules;
  const openedMs = opened.plan.breakers[key]?.openMs ?? 10_000;
  const { common, openBackoff } = useMemo(
    () => breakerKnobs(key, texts, openedMs),
    [key, texts, openedMs],
  );
  const ownName = useOwnNames(key);
  const facts = [
    ...useKnobFacts(openBackoff),
    ...(rules.placement === "attempt" ? [] : [words.named(words.placement, words.placements.call)]),
    ...(rules.opens === "lazy" ? [] : [words.named(words.opens, words.opensWays.timer)]),
    ...(rules.honourRetryAfter ? [] : [words.ignoresRetryAfter]),
  ];
  return (
    <>
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
      {common.map((knob) => (
        <OwnNamed key={knob.id} knob={knob} name={ownName(knob)} />
      ))}
      <div className="hw-knobs-more">
        <More title={words.rules} facts={facts}>
          <Toggle
            label={words.longerPauses}
            checked={rules.openBackoff !== null}
            onChange={(on) =>
              edit((now) => setBreaker(now, key, { openBackoff: on ? { factor: 2 } : undefined }))
            }
          />
          {openBackoff.map((knob) => (
            <KnobSlider key={knob.id} knob={knob} />
          ))}
          <SelectField
            label={words.placement}
            value={rules.placement}
            options={PLACEMENTS.map((value) => ({ value, label: words.placements[value] }))}
            onSelect={(placement) => edit((now) => setBreaker(now, key, { placement }))}
          />
          <SelectField
            label={words.opens}
            value={rules.opens}
            options={OPENS.map((value) => ({ value, label: words.opensWays[value] }))}
            onSelect={(opens) => edit((now) => setBreaker(now, key, { opens }))}
          />
          <Toggle
            label={words.honourRetryAfter}
            checked={rules.honourRetryAfter}
            onChange={(honourRetryAfter) =>
              edit((now) => setBreaker(now, key, { honourRetryAfter }))
            }
          />
        </More>
        <Suspense fallback={null}>
          <BreakerMore rules={rules} />
        </Suspense>
      </div>
    </>
  );
}
