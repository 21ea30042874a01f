import { memo } from "react";
import { RETRIED } from "../../engine/callPlan";
import type { Backoff, Jitter } from "../../engine/scenario";
import { SelectField } from "../controls/SelectField";
import { Toggle } from "../controls/Toggle";
import { useTexts } from "../TextsContext";
import type { Knob } from "./knob";
import { More } from "./More";
import { RetryKnob } from "./RetryKnob";
import { setBackoff, setRetry } from "./retryEdit";
import { retryFacts } from "./retryFacts";
import { useEdit } from "./useEdit";
import { useKnobFacts } from "./useKnobFacts";
import { useRetry } from "./useRetry";

const BACKOFFS: readonly Backoff["kind"][] = ["fixed", "exponential"];
const JITTERS: readonly Jitter[] = ["none", "full", "equal", "decorrelated"];

export const RetriesMore = memo(function RetriesMore(props: {
  readonly hopId: string;
  readonly knobs: readonly Knob[];
}) {
  const { hopId: id, knobs } = props;
  const texts = useTexts();
  const words = texts.knobs;
  const edit = useEdit();
  const retry = useRetry(id);
  const facts = [...retryFacts(retry, texts), ...useKnobFacts(knobs)];
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
        <RetryKnob key={knob.id} hopId={id} knob={knob} />
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
});
