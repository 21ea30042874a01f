import { memo, useMemo, useState } from "react";
import { breakerNameFor, rulesOf } from "../../engine/breakerReplay";
import { appendArrival, setOperation } from "../../engine/edit";
import { LIMITS } from "../../engine/limits";
import type { Ms, Scenario } from "../../engine/scenario";
import { latestOf } from "../../session/latest";
import { NumberField } from "../controls/NumberField";
import { SelectField } from "../controls/SelectField";
import { useHopAtCursor } from "../knobs/useHopAtCursor";
import { usePlan, useSession, useSessionStore } from "../SessionContext";
import { useTexts } from "../TextsContext";
import { HandClock } from "./HandClock";
import { HAND_ANSWERS, type HandAnswer, handAnswer, handAnswerMs } from "./handAnswer";
import { handClockMs, probeAtMs, tellingStep } from "./handClock";
import "./TryByHand.css";

const RETRY_AFTER_MS = 5_000;

/**
 * The next request with a chosen answer, and the clock. Each press is written into the scenario, so
 * it can be undone, shared and replayed; the cursor goes to what the press brought about.
 */
export const TryByHand = memo(function TryByHand() {
  const texts = useTexts();
  const words = texts.tryByHand;
  const plan = usePlan();
  const store = useSessionStore();
  const run = useSession((session) => session.run);
  const arrivals = useSession((session) => session.scenario.arrivals);
  const atCursor = useHopAtCursor();
  const [picked, setPicked] = useState<string | null>(null);
  const [retryAfterMs, setRetryAfterMs] = useState(RETRY_AFTER_MS);

  const calls = useMemo(() => plan.hops.filter((hop) => hop.kind === "call"), [plan]);
  const options = useMemo(() => calls.map(({ id, name }) => ({ value: id, label: name })), [calls]);
  const hop =
    calls.find(({ id }) => id === picked) ??
    calls.find(({ id }) => id === atCursor) ??
    calls.find(({ breaker }) => breaker !== null) ??
    calls[0];
  if (hop === undefined) return <p>{words.noCalls}</p>;

  // Of the instance that the next request goes to.
  const breaker =
    hop.breaker === null ? null : breakerNameFor(plan, hop.breaker, run.operations.length + 1);
  const rules = breaker === null ? undefined : rulesOf(plan, breaker);
  const clockMs = handClockMs(run);
  const refusal =
    "poissonPerSecond" in arrivals
      ? words.random
      : clockMs > LIMITS.momentMs
        ? words.limitMoment
        : run.operations.length >= LIMITS.arrivals
          ? words.limitArrivals
          : null;

  /** Whether it was taken; one that cannot run is not. */
  const press = (next: Scenario) => {
    store.getState().edit(next);
    return store.getState().scenario === next;
  };
  const send = (answer: HandAnswer) => {
    const response = handAnswer(answer, handAnswerMs(answer, hop, plan.deadlineMs), retryAfterMs);
    const arrival = { atMs: clockMs, answers: { [hop.id]: [response] } };
    if (!press(appendArrival(latestOf(store.getState()), arrival))) return;
    const { events, operations } = store.getState().run;
    store.getState().goTo(tellingStep(events, operations.length, hop.id));
  };
  const moveTo = (untilMs: Ms) => {
    if (!press(setOperation(latestOf(store.getState()), { untilMs }))) return;
    store.getState().goTo(store.getState().run.events.length - 1);
  };

  return (
    <div className="hw-by-hand">
      <SelectField label={words.hop} value={hop.id} options={options} onSelect={setPicked} />
      <fieldset className="hw-by-hand-row" aria-label={words.send}>
        {HAND_ANSWERS.map((answer) => {
          const explained = words.explained[answer](
            hop.name,
            handAnswerMs(answer, hop, plan.deadlineMs),
          );
          return (
            <button
              key={answer}
              type="button"
              title={explained}
              disabled={refusal !== null}
              onClick={() => send(answer)}
            >
              {words.answers[answer]}
            </button>
          );
        })}
      </fieldset>
      <div className="hw-by-hand-line">
        <span aria-hidden="true">{words.retryAfter}</span>
        <NumberField
          label={words.retryAfter}
          value={retryAfterMs}
          unit={texts.controls.ms}
          from={0}
          to={LIMITS.spanMs}
          onCommit={setRetryAfterMs}
        />
      </div>
      {refusal !== null && <p className="hw-by-hand-note">{refusal}</p>}
      <HandClock
        clockMs={clockMs}
        breaker={breaker}
        probeAtMs={
          breaker === null || rules === undefined ? null : probeAtMs(run.events, breaker, rules)
        }
        onMove={moveTo}
      />
    </div>
  );
});
