import { useMemo } from "react";
import { setHop } from "../../engine/edit";
import type { CallPlan } from "../../engine/plan";
import type { Effect, WhenItFails } from "../../engine/scenario";
import type { HopKey } from "../../lessons/lesson";
import { SelectField } from "../controls/SelectField";
import { Toggle } from "../controls/Toggle";
import { AnswerKnobs } from "../knobs/AnswerKnobs";
import { AnswersMore } from "../knobs/AnswersMore";
import { BreakerOfHop } from "../knobs/BreakerOfHop";
import { KnobSlider } from "../knobs/KnobSlider";
import { callKnobs } from "../knobs/knobsOfHop";
import { useOpened } from "../knobs/OpenedContext";
import { RetriesMore } from "../knobs/RetriesMore";
import { useAnswerAt } from "../knobs/useAnswerAt";
import { useEdit } from "../knobs/useEdit";
import { useTexts } from "../TextsContext";

const WAYS: readonly WhenItFails[] = ["fail", "skip", "stale", "defer"];
const EFFECTS: readonly Effect[] = ["read", "write"];
/** The ends of the knobs' ids by the keys they turn. */
const SPANS = [
  ["timeout", "timeoutMs"],
  ["margin", "marginMs"],
  ["network", "networkMs"],
  ["connect timeout", "connectTimeoutMs"],
  ["read timeout", "readTimeoutMs"],
  ["most believed", "maxBudgetMs"],
  ["clock", "clockSkewMs"],
] as const;
const SWITCHES = ["idempotencyKey", "stopsAtDeadline", "stopsOnCancel"] as const;
export const HOP_CONTROLS: readonly HopKey[] = [
  ...SPANS.map(([, key]) => key),
  ...SWITCHES,
  "responses",
  "retry",
  "whenItFails",
  "effect",
  "breaker",
  "durationMs",
];

/** The named settings of one call. */
export function AllowedCall({
  hop,
  keys,
}: {
  readonly hop: CallPlan;
  readonly keys: readonly HopKey[];
}) {
  const texts = useTexts();
  const { knobs: words, told } = texts;
  const { scaleMs } = useOpened();
  const answer = useAnswerAt(hop.id);
  const edit = useEdit();
  const knobs = useMemo(() => callKnobs(hop.id, texts, scaleMs), [hop.id, texts, scaleMs]);
  const may = (key: HopKey) => keys.includes(key);
  const spans = [...knobs.common, ...knobs.wire, ...knobs.told].filter(({ id }) =>
    SPANS.some(([end, key]) => id === `${hop.id} ${end}` && may(key)),
  );
  const attempts = knobs.common.find(({ id }) => id === `${hop.id} attempts`);
  const [pause, ...rarely] = knobs.retries;
  const labels = {
    idempotencyKey: words.idempotencyKey,
    stopsAtDeadline: told.stopsAtDeadline,
    stopsOnCancel: told.stopsOnCancel,
  };
  return (
    <>
      {spans.map((knob) => (
        <KnobSlider key={knob.id} knob={knob} />
      ))}
      {may("responses") && (
        <>
          <AnswerKnobs answer={answer} scaleMs={scaleMs} />
          <AnswersMore answer={answer} />
        </>
      )}
      {may("retry") && (
        <>
          {attempts && <KnobSlider knob={attempts} />}
          {hop.retry.maxAttempts > 1 && pause && <KnobSlider knob={pause} />}
          {hop.retry.maxAttempts > 1 && <RetriesMore hopId={hop.id} knobs={rarely} />}
        </>
      )}
      {may("whenItFails") && (
        <SelectField
          label={words.whenItFails}
          value={hop.whenItFails}
          options={WAYS.map((value) => ({ value, label: words.whenItFailsWays[value] }))}
          onSelect={(whenItFails) => edit((now) => setHop(now, hop.id, { whenItFails }))}
        />
      )}
      {may("effect") && (
        <SelectField
          label={words.effect}
          value={hop.effect}
          options={EFFECTS.map((value) => ({ value, label: words.effects[value] }))}
          onSelect={(effect) => edit((now) => setHop(now, hop.id, { effect }))}
        />
      )}
      {SWITCHES.filter(may).map((key) => (
        <Toggle
          key={key}
          label={labels[key]}
          checked={hop[key]}
          onChange={(on) => edit((now) => setHop(now, hop.id, { [key]: on }))}
        />
      ))}
      {may("breaker") && <BreakerOfHop hopId={hop.id} />}
    </>
  );
}
