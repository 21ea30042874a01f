import type { LessonPlan } from "../coursePlan";
import type { Edit } from "../edits";
import { ask, BEFORE_BREAKER, REQUEST, SANDBOX, TURNED_RUN, WITH_BREAKER } from "./scene";

const START = { scenario: "budget-meets-breaker" };
const ORDER = {
  deadline: ask.set("deadlineMs"),
  gateway: ask.setAt("gateway", "answerMs"),
  inventory: ask.setAt("inventory", "answerMs"),
  reserve: ask.set("reserveMs"),
  open: { kind: "breaker-setting", breaker: "payment", figure: "openMs" },
  threshold: { kind: "breaker-setting", breaker: "payment", figure: "threshold" },
  opened: ask.turn("payment", "open"),
} as const;

/** From the ninth request on Inventory is slow, and may be missing. */
const slowInventory: readonly Edit[] = [
  {
    kind: "hop",
    hop: "inventory",
    set: {
      timeoutMs: 800,
      whenItFails: "skip",
      responses: [...Array.from({ length: 8 }, () => ({ durationMs: 290 })), { durationMs: 720 }],
    },
  },
];

const withRetries: readonly Edit[] = [
  {
    kind: "hop",
    hop: "payment",
    set: { retry: { maxAttempts: 3, backoff: { kind: "fixed", baseMs: 0 } } },
  },
];

export const breakerAndRetry: LessonPlan = {
  id: "breaker-and-retry",
  minutes: 20,
  steps: [
    {
      id: "refused",
      start: START,
      frame: { operation: 5, hop: "payment", moment: "end" },
      shows: WITH_BREAKER,
      figures: ORDER,
      task: { kind: "watch" },
    },
    {
      id: "quick",
      start: START,
      frame: { operation: 6, hop: "payment", attempt: 1, moment: "refused" },
      shows: BEFORE_BREAKER,
      reveals: { frame: { operation: 6, moment: "finish" }, shows: WITH_BREAKER },
      figures: {
        ...ORDER,
        took: ask.operation("tookMs", 6),
        failing: ask.operation("tookMs", 5),
      },
      task: {
        kind: "predict",
        answer: { kind: "number", question: ask.operation("tookMs", 6) },
      },
    },
    {
      id: "probe",
      start: START,
      frame: { operation: 8, moment: "finish" },
      shows: BEFORE_BREAKER,
      reveals: { frame: { operation: 9, hop: "payment", moment: "start" }, shows: WITH_BREAKER },
      figures: {
        ...ORDER,
        probe: ask.turn("payment", "half-open"),
        until: {
          kind: "sum",
          of: [ask.setAt("gateway", "answerMs"), ask.setAt("inventory", "answerMs")],
        },
      },
      task: {
        kind: "predict",
        answer: {
          kind: "number",
          question: ask.turn("payment", "half-open"),
          wrong: [{ id: "arrival", guess: ask.operation("startMs", 9) }],
        },
      },
    },
    {
      id: "no-time",
      start: { ...START, edits: slowInventory },
      frame: { operation: 9, hop: "inventory", moment: "end" },
      shows: BEFORE_BREAKER,
      reveals: { frame: { operation: 9, hop: "payment", moment: "refused" }, shows: WITH_BREAKER },
      figures: {
        ...ORDER,
        slow: ask.attempt("inventory", "spentMs", { operation: 9 }),
        state: ask.state("payment", 8_999),
      },
      task: {
        kind: "predict",
        answer: {
          kind: "choice",
          question: ask.word("payment", "status", { operation: 9 }),
          options: ["circuit_open", "deadline_exceeded", "unavailable"],
        },
      },
    },
    {
      id: "retries",
      start: { ...START, edits: withRetries },
      frame: { operation: 3, moment: "finish" },
      shows: BEFORE_BREAKER,
      reveals: { frame: { breaker: "payment", moment: "breaker" }, shows: WITH_BREAKER },
      figures: {
        ...ORDER,
        attempts: ask.setAt("payment", "maxAttempts"),
        third: ask.attempt("payment", "allowedMs", { operation: 3, attempt: 3 }),
      },
      task: {
        kind: "predict",
        answer: { kind: "number", question: ask.turn("payment", "open") },
      },
    },
    {
      id: "stale",
      start: { scenario: "stale-price" },
      frame: { operation: 1, hop: "price", moment: "end" },
      shows: ["waterfall"],
      reveals: { frame: { operation: 1, moment: "finish" }, shows: REQUEST },
      figures: { took: ask.operation("tookMs") },
      task: {
        kind: "predict",
        answer: {
          kind: "choice",
          question: ask.ending("status"),
          options: ["failed", "ok", "degraded"],
        },
      },
    },
    {
      id: "mend",
      start: START,
      shows: TURNED_RUN,
      may: [{ of: "hop", hop: "payment", keys: ["whenItFails"] }],
      figures: {
        ...ORDER,
        failed: { kind: "operations", status: ["failed"] },
      },
      task: {
        kind: "change",
        goal: [
          {
            id: "none-failed",
            question: { kind: "operations", status: ["failed", "pending"] },
            is: "equal",
            value: 0,
          },
          {
            id: "kept",
            question: { kind: "operations", status: ["degraded"] },
            is: "equal",
            value: 0,
          },
        ],
        solution: [{ kind: "hop", hop: "payment", set: { whenItFails: "defer" } }],
      },
    },
    {
      id: "sandbox",
      start: START,
      shows: SANDBOX,
      may: "everything",
      task: { kind: "watch" },
    },
  ],
};
