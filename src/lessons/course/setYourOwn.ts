import type { Scenario } from "../../engine/scenario";
import type { LessonPlan } from "../coursePlan";
import {
  ask,
  BEFORE,
  call,
  NEVER,
  ok,
  REQUEST,
  SANDBOX,
  scene,
  TURNED,
  WITH_BREAKER,
  work,
} from "./scene";

/** Durations of one method, measured 25 times, the shortest first. */
export const MEASURED = [
  38, 41, 44, 45, 47, 48, 50, 52, 55, 58, 60, 63, 67, 72, 76, 80, 88, 95, 105, 120, 140, 165, 220,
  310, 420,
] as const;

const RUNS = 2_000;

const fourInARow: Scenario = scene(
  "Four optional parts",
  ["ads", "reviews", "offers", "history"].map((id) =>
    call(id, `${id[0]?.toUpperCase()}${id.slice(1)}`, 300, [NEVER], {
      whenItFails: "skip",
      stopsOnCancel: true,
    }),
  ),
  { budget: "local", deadlineMs: 500 },
);

const search: Scenario = scene(
  "A search, as measured",
  [call("search", "Search", 200, [{ durationMs: { samples: MEASURED } }])],
  { deadlineMs: 1000 },
);

const adding: Scenario = scene(
  "The longest way through",
  [
    work("gateway", "Gateway", 50),
    call("stock", "Stock", 120, [NEVER], {
      whenItFails: "skip",
      stopsOnCancel: true,
      retry: { maxAttempts: 2, backoff: { kind: "fixed", baseMs: 30 } },
    }),
    call("payment", "Payment", 300, [ok(300)]),
  ],
  { budget: "local", reserveMs: 60, deadlineMs: 2000 },
);

/** Two methods of one API: one answers in 20 ms, the other takes seconds. */
const oneApi: Scenario = scene(
  "Two methods, one breaker",
  [
    call("price", "Read a price", 100, [ok(20)], { breaker: "catalogue" }),
    call("report", "Export a report", 500, [ok(2000)], {
      breaker: "catalogue",
      whenItFails: "skip",
      stopsOnCancel: true,
    }),
  ],
  {
    breakers: {
      catalogue: {
        trip: { kind: "count", size: 6, minCalls: 4, failureRate: 0.5 },
        openMs: 10_000,
      },
    },
    arrivals: { everyMs: 1000, count: 8 },
  },
);

const yourOwn: Scenario = scene(
  "Set it yourself",
  [
    work("gateway", "Gateway", 20),
    call("search", "Search", 150, [{ durationMs: { samples: MEASURED } }]),
    call("payment", "Payment", 150, [ok(100)]),
  ],
  { deadlineMs: 300, reserveMs: 20 },
);

const SEARCH = {
  own: ask.setAt("search", "timeoutMs"),
  median: { kind: "chance", figure: "p50", runs: RUNS },
} as const;

export const setYourOwn: LessonPlan = {
  id: "set-your-own",
  minutes: 25,
  scenarios: {
    "four-in-a-row": fourInARow,
    search,
    adding,
    "one-api": oneApi,
    "your-own": yourOwn,
  },
  steps: [
    {
      id: "one-or-many",
      start: { scenario: "four-in-a-row" },
      frame: { operation: 1, hop: "ads", moment: "end" },
      shows: BEFORE,
      reveals: { frame: { operation: 1, moment: "finish" }, shows: REQUEST },
      figures: {
        own: ask.setAt("ads", "timeoutMs"),
        deadline: ask.set("deadlineMs"),
        took: ask.operation("tookMs"),
      },
      task: { kind: "predict", answer: { kind: "number", question: ask.operation("tookMs") } },
    },
    {
      id: "cut-share",
      start: { scenario: "search" },
      frame: { operation: 1, hop: "search", moment: "end" },
      shows: BEFORE,
      reveals: { shows: [...REQUEST, "chance"] },
      figures: SEARCH,
      task: {
        kind: "predict",
        answer: {
          kind: "number",
          question: { kind: "chance", figure: "failed", runs: RUNS },
          tolerance: 3,
        },
      },
    },
    {
      id: "knee",
      start: {
        scenario: "search",
        edits: [{ kind: "hop", hop: "search", set: { timeoutMs: null } }],
      },
      frame: { operation: 1, hop: "search", moment: "end" },
      shows: [...REQUEST, "chance"],
      figures: {
        median: { kind: "chance", figure: "p50", runs: RUNS },
        slow: { kind: "chance", figure: "p95", runs: RUNS },
        knee: { kind: "knee", runs: 400, points: 20 },
      },
      task: { kind: "watch" },
    },
    {
      id: "adding",
      start: { scenario: "adding" },
      frame: { operation: 1, hop: "stock", attempt: 1, moment: "end" },
      shows: BEFORE,
      reveals: { frame: { operation: 1, moment: "finish" }, shows: REQUEST },
      figures: {
        gateway: ask.setAt("gateway", "answerMs"),
        stock: ask.setAt("stock", "timeoutMs"),
        attempts: ask.setAt("stock", "maxAttempts"),
        pause: ask.setAt("stock", "pauseMs"),
        payment: ask.setAt("payment", "timeoutMs"),
        reserve: ask.set("reserveMs"),
        took: ask.operation("tookMs"),
      },
      task: { kind: "predict", answer: { kind: "number", question: ask.operation("tookMs") } },
    },
    {
      id: "per-method",
      start: { scenario: "one-api" },
      frame: { operation: 3, hop: "price", moment: "refused" },
      shows: WITH_BREAKER,
      figures: {
        price: ask.setAt("price", "answerMs"),
        report: ask.setAt("report", "answerMs"),
        own: ask.setAt("report", "timeoutMs"),
        opened: ask.turn("catalogue", "open"),
      },
      task: {
        kind: "find",
        goal: [
          {
            question: { kind: "attempts", that: { hop: "price", status: ["circuit_open"] } },
            is: "equal",
            value: 0,
          },
        ],
        suspects: [
          { id: "timeout", edits: [{ kind: "hop", hop: "price", set: { timeoutMs: 500 } }] },
          { id: "shared", edits: [{ kind: "attach", hop: "report", breaker: "reports" }] },
          { id: "open", edits: [{ kind: "breaker", breaker: "catalogue", set: { openMs: 2000 } }] },
          {
            id: "window",
            edits: [
              {
                kind: "breaker",
                breaker: "catalogue",
                set: { trip: { kind: "count", size: 12, minCalls: 8, failureRate: 0.5 } },
              },
            ],
          },
        ],
      },
    },
    {
      id: "mend",
      start: { scenario: "your-own" },
      frame: { operation: 1, moment: "finish" },
      shows: [...TURNED, "chance"],
      may: [
        { of: "operation", keys: ["deadlineMs"] },
        { of: "hop", hop: "search", keys: ["timeoutMs"] },
      ],
      figures: SEARCH,
      task: {
        kind: "change",
        goal: [
          {
            id: "few",
            question: { kind: "chance", figure: "failed", runs: RUNS },
            is: "at-most",
            value: 6,
          },
          { id: "short", question: ask.set("deadlineMs"), is: "at-most", value: 500 },
          { id: "bounded", question: ask.setAt("search", "timeoutMs"), is: "at-most", value: 350 },
        ],
        solution: [
          { kind: "operation", set: { deadlineMs: 500 } },
          { kind: "hop", hop: "search", set: { timeoutMs: 320 } },
        ],
      },
    },
    {
      id: "sandbox",
      start: { scenario: "your-own" },
      frame: { operation: 1, moment: "finish" },
      shows: [...SANDBOX, "chance", "layers", "code"],
      may: "everything",
      task: { kind: "watch" },
    },
  ],
};
