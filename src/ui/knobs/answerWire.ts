/** How an answer crosses the wire: how long connecting takes, and the pieces its body comes in. */
import { LIMITS } from "../../engine/limits";
import type { Response, Scenario } from "../../engine/scenario";
import type { Texts } from "../../texts/en";
import { type AnswerAt, answerOf, putAnswer } from "./answerAt";
import type { Knob } from "./knob";

interface Body {
  readonly chunks: number;
  readonly gapMs: number;
}

export function answerWireKnobs(answer: AnswerAt, texts: Texts, scaleMs: number): readonly Knob[] {
  const words = texts.knobs;
  const name = `${answer.hopId} answer ${answer.operation ?? "listed"} ${answer.index}`;
  const span = { unit: texts.controls.ms, from: 0, limit: LIMITS.spanMs, step: 1, usual: 0 };
  const at = (scenario: Scenario) => answerOf(scenario, answer);
  return [
    {
      ...span,
      id: `${name} connecting`,
      label: words.connecting,
      to: scaleMs / 2,
      read: (_, scenario) => {
        const response = at(scenario);
        return response && (response.connectMs ?? 0);
      },
      edit: (scenario, value) => {
        const response = at(scenario);
        return response === undefined
          ? scenario
          : putAnswer(scenario, answer, withConnect(response, value ?? 0));
      },
    },
    {
      id: `${name} pieces`,
      label: words.chunks,
      unit: "",
      from: 1,
      to: 20,
      limit: LIMITS.arrivals,
      step: 1,
      usual: 1,
      read: (_, scenario) => bodyOf(at(scenario))?.chunks,
      edit: (scenario, value) => withBody(scenario, answer, { chunks: value ?? 1 }),
    },
    {
      ...span,
      id: `${name} gap`,
      label: words.gap,
      to: scaleMs / 4,
      read: (_, scenario) => {
        const body = bodyOf(at(scenario));
        return body === undefined || body.chunks === 1 ? undefined : body.gapMs;
      },
      edit: (scenario, value) => withBody(scenario, answer, { gapMs: value ?? 0 }),
    },
  ];
}

/** One piece where nothing is written; undefined: nothing ever comes. */
function bodyOf(response: Response | undefined): Body | undefined {
  if (response === undefined || "never" in response) return undefined;
  return response.body ?? { chunks: 1, gapMs: 0 };
}

function withConnect(response: Response, connectMs: number): Response {
  const { connectMs: _, ...rest } = response;
  return connectMs === 0 ? rest : { ...rest, connectMs };
}

/** A whole body takes at most a day, as the format asks: more pieces may come with shorter gaps. */
function withBody(scenario: Scenario, answer: AnswerAt, change: Partial<Body>): Scenario {
  const response = answerOf(scenario, answer);
  const before = bodyOf(response);
  if (response === undefined || "never" in response || before === undefined) return scenario;
  const { chunks, gapMs } = { ...before, ...change };
  const longest = Math.floor(LIMITS.spanMs / Math.max(1, chunks - 1));
  const body = { chunks, gapMs: Math.min(gapMs, longest) };
  const { body: _, ...rest } = response;
  const whole = body.chunks === 1 && body.gapMs === 0;
  return putAnswer(scenario, answer, whole ? rest : { ...rest, body });
}
