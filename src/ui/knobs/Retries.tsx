import { RETRIED } from "../../engine/callPlan";
import type { RetryPlan } from "../../engine/plan";
import type { Backoff, Jitter } from "../../engine/scenario";
import { SelectField } from "../controls/SelectField";
import { Toggle } from "../controls/Toggle";
import { useTexts } from "../TextsContext";
import type { Knob } from "./knob";
import { RetryKnob } from "./RetryKnob";
import { setBackoff, setRetry } from "./retryEdit";
import { useEdit } from "./useEdit";

const BACKOFFS: readonly Backoff["kind"][] = ["fixed", "exponential"];
const JITTERS: readonly Jitter[] = ["none", "full", "equal", "decorrelated"];

/** The knobs of how a call is retried that are seldom turned. */
export function Retries(props: {
  readonly hopId: string;
  readonly retry: RetryPlan;
  readonly knobs: readonly Knob[];
}) {
  const { hopId: id, retry, knobs } = props;
  const texts = useTexts();
  const words = texts.knobs;
  const edit = useEdit();
  return (
    <>
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
    </>
  );
}
