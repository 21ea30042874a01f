import type { Scenario } from "../../engine/scenario";
import type { LessonPlan } from "../coursePlan";
import {
  ask,
  BEFORE_BREAKER,
  call,
  fails,
  ok,
  SANDBOX,
  scene,
  TURNED_RUN,
  WITH_BREAKER,
} from "./scene";

/** Catalogue leaves Prices 20 ms, four times; then it is quick again. */
const starved: Scenario = scene(
  "A slow neighbour",
  [
    call("catalogue", "Catalogue", 1000, [ok(780), ok(780), ok(780), ok(780), ok(100)]),
    call("prices", "Prices", 100, [ok(70)], { breaker: "prices" }),
  ],
  {
    deadlineMs: 800,
    breakers: { prices: { openMs: 10_000, counts: { deadline_exceeded: "failure" } } },
    arrivals: { everyMs: 1000, count: 8 },
  },
);

/** A call from before the breaker opened answers while its probe is still out. */
const lateResult: Scenario = scene(
  "An answer from another time",
  [
    call("supplier", "Supplier", 6000, [ok(5000), fails(5), fails(5), fails(5), fails(4000)], {
      breaker: "supplier",
    }),
  ],
  {
    breakers: { supplier: { openMs: 3000, countLateResults: true } },
    arrivals: [0, 10, 20, 30, 3100],
  },
);

const askedToWait: Scenario = scene(
  "Come back in 20 seconds",
  [
    call(
      "supplier",
      "Supplier",
      500,
      [fails(0), fails(0), { durationMs: 0, result: "unavailable", retryAfterMs: 20_000 }, ok(0)],
      { breaker: "supplier" },
    ),
  ],
  {
    breakers: { supplier: { openMs: 5000 } },
    arrivals: { everyMs: 1000, count: 25 },
  },
);

/** Ten requests wait at the door when the pause is over. */
const flood: Scenario = scene(
  "Everybody at once",
  [
    call("supplier", "Supplier", 1000, [fails(0), fails(0), fails(0), ok(500)], {
      breaker: "supplier",
    }),
  ],
  {
    breakers: { supplier: { openMs: 1000, halfOpen: { permits: 5 } } },
    arrivals: [0, 1, 2, 2000, 2000, 2000, 2000, 2000, 2000, 2000, 2000, 2000, 2000],
  },
);

const STARVED = {
  deadline: ask.set("deadlineMs"),
  catalogue: ask.setAt("catalogue", "answerMs"),
  prices: ask.setAt("prices", "answerMs"),
  given: ask.attempt("prices", "allowedMs"),
  threshold: { kind: "breaker-setting", breaker: "prices", figure: "threshold" },
} as const;

export const breakerLies: LessonPlan = {
  id: "breaker-lies",
  minutes: 20,
  scenarios: {
    starved,
    "late-result": lateResult,
    "asked-to-wait": askedToWait,
    flood,
  },
  steps: [
    {
      id: "starved",
      start: { scenario: "starved" },
      frame: { operation: 1, hop: "prices", moment: "end" },
      shows: WITH_BREAKER,
      figures: STARVED,
      task: { kind: "watch" },
    },
    {
      id: "opens",
      start: { scenario: "starved" },
      frame: { operation: 2, moment: "finish" },
      shows: BEFORE_BREAKER,
      reveals: { frame: { breaker: "prices", moment: "breaker" }, shows: WITH_BREAKER },
      figures: { ...STARVED, opened: ask.turn("prices", "open") },
      task: { kind: "predict", answer: { kind: "number", question: ask.turn("prices", "open") } },
    },
    {
      id: "punished",
      start: { scenario: "starved" },
      frame: { operation: 4, moment: "finish" },
      shows: BEFORE_BREAKER,
      reveals: { frame: { moment: "over" }, shows: WITH_BREAKER },
      figures: {
        ...STARVED,
        requests: { kind: "operations" },
        refused: ask.breaker("prices", "refused"),
      },
      task: { kind: "predict", answer: { kind: "number", question: ask.calls("prices") } },
    },
    {
      id: "mend",
      start: { scenario: "starved" },
      frame: { operation: 4, hop: "prices", moment: "refused" },
      shows: TURNED_RUN,
      may: [{ of: "breaker", breaker: "prices", keys: ["counts"] }],
      figures: STARVED,
      task: {
        kind: "change",
        goal: [{ id: "spared", question: ask.breaker("prices", "refused"), is: "equal", value: 0 }],
        solution: [{ kind: "breaker", breaker: "prices", unset: ["counts"] }],
      },
    },
    {
      id: "late",
      start: { scenario: "late-result" },
      frame: { operation: 5, hop: "supplier", moment: "start" },
      shows: BEFORE_BREAKER,
      reveals: { frame: { breaker: "supplier", moment: "breaker", nth: 3 }, shows: WITH_BREAKER },
      figures: {
        opened: ask.turn("supplier", "open"),
        answered: ask.attempt("supplier", "endMs"),
        probe: ask.turn("supplier", "half-open"),
        over: ask.attempt("supplier", "endMs", { operation: 5 }),
      },
      task: {
        kind: "predict",
        answer: {
          kind: "choice",
          question: ask.state("supplier", 5_000),
          options: ["half-open", "closed", "open"],
        },
      },
    },
    {
      id: "asked-to-wait",
      start: { scenario: "asked-to-wait" },
      frame: { operation: 3, moment: "finish" },
      shows: BEFORE_BREAKER,
      reveals: { frame: { breaker: "supplier", moment: "breaker", nth: 2 }, shows: WITH_BREAKER },
      figures: {
        opened: ask.turn("supplier", "open"),
        open: { kind: "breaker-setting", breaker: "supplier", figure: "openMs" },
        probe: ask.turn("supplier", "half-open"),
      },
      task: {
        kind: "predict",
        answer: { kind: "number", question: ask.turn("supplier", "half-open") },
      },
    },
    {
      id: "flood",
      start: { scenario: "flood" },
      frame: { operation: 4, moment: "arrival" },
      shows: BEFORE_BREAKER,
      reveals: { frame: { operation: 13, moment: "finish" }, shows: WITH_BREAKER },
      figures: {
        permits: { kind: "breaker-setting", breaker: "supplier", figure: "permits" },
        refused: {
          kind: "attempts",
          that: { hop: "supplier", status: ["circuit_open"] },
        },
        takes: ask.attempt("supplier", "spentMs", { operation: 4 }),
      },
      task: {
        kind: "predict",
        answer: {
          kind: "number",
          question: { kind: "attempts", that: { hop: "supplier", status: ["ok"] } },
          wrong: [
            {
              id: "all",
              guess: {
                kind: "less",
                from: { kind: "operations" },
                take: [
                  ask.breaker("supplier", "failures"),
                  { kind: "breaker-setting", breaker: "supplier", figure: "threshold" },
                ],
              },
            },
            {
              id: "one",
              guess: { kind: "breaker-setting", breaker: "supplier", figure: "successesToClose" },
            },
          ],
        },
      },
    },
    {
      id: "sandbox",
      start: { scenario: "late-result" },
      frame: { breaker: "supplier", moment: "breaker" },
      shows: SANDBOX,
      may: "everything",
      task: { kind: "watch" },
    },
  ],
};
