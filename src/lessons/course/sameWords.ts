import type { BreakerRules, Response, Scenario } from "../../engine/scenario";
import { type BreakerProfile, mapConfig } from "../../profiles/breakerProfile";
import { cockatiel3 } from "../../profiles/cockatiel3";
import { failsafeGo } from "../../profiles/failsafeGo";
import { polly8 } from "../../profiles/polly8";
import type { ProfileConfig } from "../../profiles/profileConfig";
import { resilience4j } from "../../profiles/resilience4j";
import { attemptsInAll } from "../../profiles/retryProfile";
import type { LessonPlan } from "../coursePlan";
import {
  ask,
  BEFORE_BREAKER,
  call,
  fails,
  NEVER,
  ok,
  refuses,
  SANDBOX,
  scene,
  TURNED_BREAKER_RUN,
  WITH_BREAKER,
} from "./scene";

/** The rules of a library, from its own options. */
function rulesOf(library: BreakerProfile, config: ProfileConfig): BreakerRules {
  const mapping = mapConfig(library, config);
  if (!mapping.ok) throw new Error(`${library.name}: ${mapping.why}`);
  return mapping.rules;
}

/** One call a second to a supplier that answers like this. */
function onceASecond(
  title: string,
  answers: readonly Response[],
  rules: BreakerRules,
  count: number,
): Scenario {
  return scene(title, [call("supplier", "Supplier", 6000, answers, { breaker: "supplier" })], {
    breakers: { supplier: rules },
    arrivals: { everyMs: 1000, count },
  });
}

/** Half of four results fail, and then one more. */
const HALF = [ok(0), fails(0), ok(0), fails(0), fails(0), ok(0)];

const halfInclusive = onceASecond(
  "50 % of four",
  HALF,
  rulesOf(resilience4j, {
    failureRateThreshold: 50,
    slidingWindowSize: 4,
    minimumNumberOfCalls: 4,
    waitDurationInOpenState: 10_000,
  }),
  6,
);

/** It counts the last four, too, and wants more than the threshold. */
const cockatielAt = (threshold: number) =>
  rulesOf(cockatiel3, {
    breaker: "CountBreaker",
    threshold,
    size: 4,
    minimumNumberOfCalls: 4,
    halfOpenAfter: 10_000,
  });

const halfExclusive = onceASecond("50 % of four", HALF, cockatielAt(0.5), 6);

const business = onceASecond(
  "A refusal among failures",
  [fails(0), fails(0), refuses(0), fails(0), ok(0)],
  rulesOf(failsafeGo, {
    WithFailureThreshold: 3,
    HandleErrors: "all but business refusals",
    WithDelay: 10_000,
  }),
  5,
);

const lateFailure: Scenario = scene(
  "A failure from another time",
  [
    call(
      "supplier",
      "Supplier",
      6000,
      [fails(5000), fails(5), fails(5), fails(5), ok(4000), ok(5)],
      { breaker: "supplier" },
    ),
  ],
  {
    breakers: {
      supplier: rulesOf(polly8, {
        FailureRatio: 0.5,
        MinimumThroughput: 3,
        BreakDuration: 3000,
        SamplingDuration: 30_000,
      }),
    },
    arrivals: [0, 10, 20, 30, 3100, 7200],
  },
);

/** Opens at 2 000; calls come at exactly 5 000 after it, and 1 ms later. */
const boundary: Scenario = scene(
  "Exactly on time",
  [
    call("supplier", "Supplier", 500, [fails(0), fails(0), fails(0), ok(0)], {
      breaker: "supplier",
    }),
  ],
  {
    breakers: {
      supplier: rulesOf(resilience4j, {
        failureRateThreshold: 100,
        slidingWindowSize: 3,
        minimumNumberOfCalls: 3,
        waitDurationInOpenState: 5000,
      }),
    },
    arrivals: [0, 1000, 2000, 7000, 7001],
  },
);

/** What Polly calls three retries. */
const ATTEMPTS = polly8.retry === null ? 0 : attemptsInAll(polly8.retry, 3);

const attempts: Scenario = scene("How many is three?", [
  call("supplier", "Supplier", 100, [NEVER], {
    stopsOnCancel: true,
    retry: { maxAttempts: ATTEMPTS, backoff: { kind: "fixed", baseMs: 50 } },
  }),
]);

export const sameWords: LessonPlan = {
  id: "same-words",
  minutes: 20,
  scenarios: {
    "half-inclusive": halfInclusive,
    "half-exclusive": halfExclusive,
    business,
    "late-failure": lateFailure,
    boundary,
    attempts,
  },
  steps: [
    {
      id: "half",
      start: { scenario: "half-inclusive" },
      frame: { breaker: "supplier", moment: "breaker" },
      shows: WITH_BREAKER,
      figures: { opened: ask.turn("supplier", "open") },
      task: { kind: "watch" },
    },
    {
      id: "above",
      start: { scenario: "half-exclusive" },
      frame: { operation: 3, moment: "finish" },
      shows: BEFORE_BREAKER,
      reveals: { frame: { breaker: "supplier", moment: "breaker" }, shows: WITH_BREAKER },
      figures: { opened: ask.turn("supplier", "open") },
      task: {
        kind: "predict",
        answer: {
          kind: "number",
          question: ask.turn("supplier", "open"),
          wrong: [{ id: "half", guess: ask.operation("startMs", 4) }],
        },
      },
    },
    {
      id: "business",
      start: { scenario: "business" },
      frame: { operation: 3, moment: "finish" },
      shows: BEFORE_BREAKER,
      reveals: { frame: { operation: 4, moment: "finish" }, shows: WITH_BREAKER },
      figures: {
        threshold: { kind: "breaker-setting", breaker: "supplier", figure: "threshold" },
      },
      task: {
        kind: "predict",
        answer: {
          kind: "choice",
          question: ask.state("supplier", 3_000),
          options: ["open", "closed", "half-open"],
        },
      },
    },
    {
      id: "late",
      start: { scenario: "late-failure" },
      frame: { operation: 5, hop: "supplier", moment: "start" },
      shows: BEFORE_BREAKER,
      reveals: { frame: { breaker: "supplier", moment: "breaker", nth: 3 }, shows: WITH_BREAKER },
      figures: {
        probe: ask.turn("supplier", "half-open"),
        late: ask.attempt("supplier", "endMs"),
        over: ask.attempt("supplier", "endMs", { operation: 5 }),
      },
      task: {
        kind: "predict",
        answer: {
          kind: "choice",
          question: ask.state("supplier", 5_000),
          options: ["half-open", "open", "closed"],
        },
      },
    },
    {
      id: "boundary",
      start: { scenario: "boundary" },
      frame: { operation: 3, moment: "finish" },
      shows: BEFORE_BREAKER,
      reveals: { frame: { breaker: "supplier", moment: "breaker", nth: 2 }, shows: WITH_BREAKER },
      figures: {
        opened: ask.turn("supplier", "open"),
        open: { kind: "breaker-setting", breaker: "supplier", figure: "openMs" },
        exact: ask.operation("startMs", 4),
        probe: ask.turn("supplier", "half-open"),
      },
      task: {
        kind: "predict",
        answer: {
          kind: "number",
          question: ask.turn("supplier", "half-open"),
          wrong: [{ id: "inclusive", guess: ask.operation("startMs", 4) }],
        },
      },
    },
    {
      id: "three",
      start: { scenario: "attempts" },
      frame: { operation: 1, hop: "supplier", attempt: 1, moment: "end" },
      shows: ["waterfall"],
      reveals: {
        frame: { operation: 1, moment: "finish" },
        shows: ["decision", "waterfall", "ledger", "transport"],
      },
      figures: { calls: ask.calls("supplier"), took: ask.operation("tookMs") },
      task: {
        kind: "predict",
        answer: {
          kind: "number",
          question: ask.calls("supplier"),
          wrong: [
            {
              id: "included",
              guess: { kind: "less", from: ask.calls("supplier"), take: [{ kind: "operations" }] },
            },
          ],
        },
      },
    },
    {
      id: "mend",
      start: { scenario: "half-exclusive" },
      frame: { operation: 4, moment: "finish" },
      shows: TURNED_BREAKER_RUN,
      may: [{ of: "breaker", breaker: "supplier", keys: ["trip"] }],
      figures: { now: ask.turn("supplier", "open") },
      task: {
        kind: "change",
        goal: [{ id: "fourth", question: ask.turn("supplier", "open"), is: "equal", value: 3000 }],
        // Half of four is more than 49 %, and a quarter is not.
        solution: [{ kind: "breaker", breaker: "supplier", set: cockatielAt(0.49) }],
      },
    },
    {
      id: "sandbox",
      start: { scenario: "half-inclusive" },
      frame: { breaker: "supplier", moment: "breaker" },
      shows: SANDBOX,
      may: "everything",
      task: { kind: "watch" },
    },
  ],
};
