import { type CallPlan, RETRIED } from "../../engine/plan";
import type { Backoff, Jitter, Scenario } from "../../engine/scenario";
import { SelectField } from "../controls/SelectField";
import { Toggle } from "../controls/Toggle";
import { usePlan } from "../SessionContext";
import { useTexts } from "../TextsContext";
import type { Knob } from "./knob";
import { knobFacts } from "./knobFacts";
import { More } from "./More";
import { RetryKnob } from "./RetryKnob";
import { setBackoff, setRetry } from "./retryEdit";
import { retryFacts } from "./retryFacts";
import { useEdit } from "./useEdit";

const BACKOFFS: readonly Backoff["kind"][] = ["fixed", "exponential"];
const JITTERS: readonly Jitter[] = ["none", "full", "equal", "decorrelated"];

export function RetriesMore({
  hop,
  knobs,
  scenario,
}: {
  readonly hop: CallPlan;
  readonly knobs: readonly Knob[];
  readonly scenario: Scenario;
}) {
  const texts = useTexts();
  const words = texts.knobs;
  const plan = usePlan();
  const edit = useEdit();
  const { id, retry } = hop;
  const facts = [...retryFacts(retry, texts), ...knobFacts(knobs, plan, scenario, texts.format)];
  return (
    <More title={words.retries} facts={facts}>
      <SelectField
        label={words.backoff}
        value={retry.backoff.kind}
        options={BACKOFFS.map((value) => ({ value, label: words.backoffs[value] }))}
        onSelect={(kind) => edit((now) => setBackoff(now, id, { kind }))}
      />
      <SelectField
        label={words.jitter}
        value={retry.backoff.jitter}
        options={JITTERS.map((value) => ({ value, label: words.jitters[value] }))}
        onSelect={(jitter) => edit((now) => setBackoff(now, id, { jitter }))}
      />
      {knobs.map((knob) => (
        <RetryKnob key={knob.id} hop={hop} knob={knob} />
      ))}
      <Toggle
        label={words.honourRetryAfter}
        checked={retry.honourRetryAfter}
        onChange={(honourRetryAfter) => edit((now) => setRetry(now, id, { honourRetryAfter }))}
      />
      <Toggle
        label={words.resetBudget}
        checked={retry.resetBudget}
        onChange={(resetBudget) => edit((now) => setRetry(now, id, { resetBudget }))}
      />
      <fieldset className="hw-knobs-switches">
        <legend>{words.retryOn}</legend>
        {RETRIED.map((status) => (
          <Toggle
            key={status}
            label={texts.status.attempt[status]}
            checked={retry.retryOn.includes(status)}
            onChange={(on) =>
              edit((now) =>
                setRetry(now, id, {
                  retryOn: RETRIED.filter((other) =>
                    other === status ? on : retry.retryOn.includes(other),
                  ),
                }),
              )
            }
          />
        ))}
      </fieldset>
    </More>
  );
}
