import { frameAt } from "../engine/frame";
import { planOf } from "../session/derived";
import type { Session, SessionStore } from "../session/session";
import { operationAt } from "../session/steps";
import { decisionContext } from "../texts/decisionContext";
import type { Texts } from "../texts/en";
import { sentenceOf } from "../texts/formula";
import type { ChangeDetail, StepDetail } from "./contract";
import { decisionsUpTo } from "./decisions";

export interface Listeners {
  readonly onStep: (detail: StepDetail) => void;
  readonly onChange: (detail: ChangeDetail) => void;
}

/** Tells what the reader does from now on; what comes back ends that. A drag is told when it is over. */
export function tellSteps(
  store: SessionStore,
  textsNow: () => Texts,
  { onStep, onChange }: Listeners,
) {
  let told = store.getState().scenario;
  return store.subscribe((now, before) => {
    if (now.scenario !== told && now.gesture === null) {
      told = now.scenario;
      // Whoever listens may do with its own copy what it likes.
      onChange({ scenario: structuredClone(now.scenario) });
    }
    if (now.step !== before.step || now.run !== before.run) onStep(stepDetail(now, textsNow()));
  });
}

export function stepDetail({ scenario, run, step }: Session, texts: Texts): StepDetail {
  const { events } = run;
  const event = events[step];
  const plan = planOf(scenario);
  const names = new Map(plan.hops.map(({ id, name }) => [id, name]));
  const request = operationAt(events, step);
  return {
    step: decisionsUpTo(events, step),
    of: decisionsUpTo(events, events.length - 1),
    frame: frameAt(events, step),
    request: request === 0 ? null : request,
    atMs: event?.atMs ?? 0,
    sentence:
      event === undefined
        ? ""
        : sentenceOf(texts.decision.of(event, names, decisionContext(event, run, plan))),
  };
}
