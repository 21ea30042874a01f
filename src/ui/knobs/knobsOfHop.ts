import { setHop } from "../../engine/edit";
import { findHop } from "../../engine/hopTree";
import { LIMITS } from "../../engine/limits";
import type { CallPlan, Plan } from "../../engine/plan";
import type { Ms } from "../../engine/scenario";
import type { Texts } from "../../texts/en";
import { type AnswerAt, answerOf, setAnswer } from "./answerAt";
import { callOf } from "./callOf";
import type { Knob } from "./knob";
import type { DurationPlace } from "./knobsOfDuration";
import { setBackoff, setRetry } from "./retryEdit";

export interface CallKnobs {
  readonly common: readonly Knob[];
  readonly wire: readonly Knob[];
  /** What it makes of the deadline it is told. */
  readonly told: readonly Knob[];
  /** Attempts is 1: none of these decides anything. */
  readonly retries: readonly Knob[];
}

export function workPlace(hopId: string, label: string): DurationPlace {
  return {
    id: `${hopId} takes`,
    label,
    read: (scenario) => {
      const hop = findHop(scenario.hops, hopId);
      return hop?.kind === "work" ? hop.durationMs : undefined;
    },
    edit: (scenario, durationMs) => setHop(scenario, hopId, { durationMs }),
  };
}

export function answerPlace(answer: AnswerAt, label: string): DurationPlace {
  const { hopId, operation, index } = answer;
  return {
    id: `${hopId} answer ${operation ?? "listed"} ${index}`,
    label,
    read: (scenario) => {
      const response = answerOf(scenario, answer);
      return response === undefined || "never" in response ? undefined : response.durationMs;
    },
    edit: (scenario, durationMs) => setAnswer(scenario, answer, { durationMs }),
  };
}

export function callKnobs(hopId: string, texts: Texts, scaleMs: Ms): CallKnobs {
  const words = texts.knobs;
  const span = spanOf(texts, scaleMs);
  const of = (read: (hop: CallPlan) => number | null | undefined) => (plan: Plan) => {
    const hop = callOf(plan, hopId);
    return hop === undefined ? undefined : read(hop);
  };
  return {
    common: [
      {
        ...span,
        id: `${hopId} timeout`,
        label: words.ownTimeout,
        from: 1,
        whenSome: Math.round(scaleMs / 2),
        read: of((hop) => hop.timeoutMs),
        edit: (scenario, timeoutMs) => setHop(scenario, hopId, { timeoutMs }),
      },
      {
        id: `${hopId} attempts`,
        label: words.attempts,
        usual: 1,
        unit: "",
        from: 1,
        to: 5,
        limit: LIMITS.maxAttempts,
        step: 1,
        read: of((hop) => hop.retry.maxAttempts),
        edit: (scenario, value) => setRetry(scenario, hopId, { maxAttempts: value ?? 1 }),
        weight: (value) => value,
      },
    ],
    retries: [
      {
        ...span,
        id: `${hopId} pause`,
        label: words.pause,
        usual: 0,
        to: scaleMs / 2,
        read: of((hop) => hop.retry.backoff.baseMs),
        edit: (scenario, value) => setBackoff(scenario, hopId, { baseMs: value ?? 0 }),
      },
      {
        id: `${hopId} factor`,
        label: words.factor,
        usual: 2,
        unit: texts.controls.times,
        from: 1,
        to: 5,
        limit: LIMITS.factor,
        step: 0.1,
        read: of((hop) =>
          hop.retry.backoff.kind === "fixed" ? undefined : hop.retry.backoff.factor,
        ),
        edit: (scenario, value) => setBackoff(scenario, hopId, { factor: value ?? undefined }),
      },
      {
        ...span,
        id: `${hopId} longest pause`,
        label: words.longestPause,
        usual: null,
        whenSome: scaleMs / 2,
        read: of((hop) => hop.retry.backoff.maxMs),
        edit: (scenario, value) => setBackoff(scenario, hopId, { maxMs: value ?? undefined }),
      },
      {
        ...span,
        id: `${hopId} min useful`,
        label: words.minUseful,
        usual: 0,
        to: scaleMs / 2,
        read: of((hop) => hop.retry.minUsefulMs),
        edit: (scenario, value) => setRetry(scenario, hopId, { minUsefulMs: value ?? undefined }),
      },
    ],
    wire: [
      {
        ...span,
        id: `${hopId} margin`,
        label: words.margin,
        usual: 0,
        to: scaleMs / 4,
        read: of((hop) => hop.marginMs),
        edit: (scenario, value) => setHop(scenario, hopId, { marginMs: value ?? undefined }),
      },
      {
        ...span,
        id: `${hopId} network`,
        label: words.network,
        usual: 0,
        to: scaleMs / 4,
        read: of((hop) => hop.networkMs),
        edit: (scenario, value) => setHop(scenario, hopId, { networkMs: value ?? undefined }),
      },
      {
        ...span,
        id: `${hopId} connect timeout`,
        label: words.connectTimeout,
        from: 1,
        usual: null,
        whenSome: Math.round(scaleMs / 4),
        read: of((hop) => hop.connectTimeoutMs),
        edit: (scenario, value) =>
          setHop(scenario, hopId, { connectTimeoutMs: value ?? undefined }),
      },
      {
        ...span,
        id: `${hopId} read timeout`,
        label: words.readTimeout,
        from: 1,
        usual: null,
        whenSome: Math.round(scaleMs / 2),
        read: of((hop) => hop.readTimeoutMs),
        edit: (scenario, value) => setHop(scenario, hopId, { readTimeoutMs: value ?? undefined }),
      },
    ],
    told: [
      {
        ...span,
        id: `${hopId} most believed`,
        label: texts.told.maxBudget,
        usual: null,
        whenSome: Math.round(scaleMs / 2),
        read: of((hop) => hop.maxBudgetMs),
        edit: (scenario, value) => setHop(scenario, hopId, { maxBudgetMs: value ?? undefined }),
      },
      {
        ...span,
        id: `${hopId} clock`,
        label: texts.told.clockSkew,
        usual: 0,
        from: -Math.round(scaleMs / 2),
        to: Math.round(scaleMs / 2),
        least: -LIMITS.spanMs,
        read: of((hop) => hop.clockSkewMs),
        edit: (scenario, value) => setHop(scenario, hopId, { clockSkewMs: value || undefined }),
      },
    ],
  };
}

function spanOf(texts: Texts, scaleMs: Ms) {
  return { unit: texts.controls.ms, from: 0, to: scaleMs, limit: LIMITS.spanMs, step: 1 };
}
