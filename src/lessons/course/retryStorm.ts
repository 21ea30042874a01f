import type { LessonPlan } from "../coursePlan";
import type { Edit } from "../edits";
import { ask, BEFORE, REQUEST, SANDBOX, TURNED } from "./scene";

const NAMES = {
  attempts: ask.setAt("database", "maxAttempts"),
  pause: ask.setAt("database", "pauseMs"),
  deadline: ask.set("deadlineMs"),
};

const pauses = (hop: string, baseMs: number): Edit => ({
  kind: "hop",
  hop,
  set: { retry: { maxAttempts: 3, backoff: { kind: "fixed", baseMs } } },
});

const withBreaker: readonly Edit[] = [{ kind: "attach", hop: "database", breaker: "database" }];

export const retryStorm: LessonPlan = {
  id: "retry-storm",
  minutes: 15,
  steps: [
    {
      id: "layers",
      start: { scenario: "retry-storm-27" },
      frame: { operation: 1, hop: "database", attempt: 1, moment: "end" },
      shows: REQUEST,
      figures: NAMES,
      task: { kind: "watch" },
    },
    {
      id: "calls",
      start: { scenario: "retry-storm-27" },
      frame: { operation: 1, hop: "database", attempt: 3, moment: "end" },
      shows: BEFORE,
      reveals: { frame: { operation: 1, moment: "finish" }, shows: REQUEST },
      figures: {
        ...NAMES,
        calls: ask.calls("database"),
        took: ask.operation("tookMs"),
        late: ask.operation("lateMs"),
      },
      task: { kind: "predict", answer: { kind: "number", question: ask.calls("database") } },
    },
    {
      id: "cure",
      start: { scenario: "retry-storm-27" },
      frame: { operation: 1, moment: "finish" },
      shows: REQUEST,
      figures: NAMES,
      task: {
        kind: "find",
        goal: [{ question: ask.calls("database"), is: "at-most", value: 3 }],
        suspects: [
          {
            id: "pauses",
            edits: [pauses("api", 100), pauses("orders", 100), pauses("database", 100)],
          },
          { id: "timeout", edits: [{ kind: "hop", hop: "database", set: { timeoutMs: 50 } }] },
          {
            id: "one-layer",
            edits: [
              { kind: "hop", hop: "api", unset: ["retry"] },
              { kind: "hop", hop: "orders", unset: ["retry"] },
            ],
          },
          { id: "deadline", edits: [{ kind: "operation", set: { deadlineMs: 150 } }] },
        ],
      },
    },
    {
      id: "budget",
      start: { scenario: "retry-storm-budget" },
      frame: { operation: 1, hop: "database", attempt: 3, moment: "end" },
      shows: BEFORE,
      reveals: {
        frame: { operation: 1, hop: "database", attempt: 2, moment: "denied" },
        shows: REQUEST,
      },
      figures: {
        ...NAMES,
        calls: ask.calls("database"),
        took: ask.operation("tookMs"),
      },
      task: {
        kind: "predict",
        answer: { kind: "choice", question: ask.calls("database"), options: [27, 9, 5, 3] },
      },
    },
    {
      id: "breaker",
      start: { scenario: "retry-storm-27", edits: withBreaker },
      frame: { operation: 1, hop: "database", attempt: 2, moment: "end" },
      shows: ["waterfall", "breaker"],
      reveals: {
        frame: { moment: "breaker", breaker: "database" },
        // A run of one request tells nothing more.
        shows: [...REQUEST, "breaker"],
      },
      figures: {
        ...NAMES,
        threshold: { kind: "breaker-setting", breaker: "database", figure: "threshold" },
        refused: ask.breaker("database", "refused"),
        took: ask.operation("tookMs"),
      },
      task: { kind: "predict", answer: { kind: "number", question: ask.calls("database") } },
    },
    {
      id: "mend",
      start: { scenario: "retry-storm-27" },
      frame: { operation: 1, moment: "finish" },
      shows: TURNED,
      may: [
        { of: "operation", keys: ["budget", "propagation"] },
        { of: "hop", hop: "api", keys: ["retry"] },
        { of: "hop", hop: "orders", keys: ["retry"] },
        { of: "hop", hop: "database", keys: ["retry"] },
      ],
      figures: NAMES,
      task: {
        kind: "change",
        goal: [
          { id: "few", question: ask.calls("database"), is: "at-most", value: 5 },
          { id: "twice", question: ask.calls("database"), is: "at-least", value: 2 },
          { id: "in-time", question: ask.operation("lateMs"), is: "equal", value: 0 },
        ],
        solution: [
          { kind: "hop", hop: "api", unset: ["retry"] },
          { kind: "hop", hop: "orders", unset: ["retry"] },
        ],
      },
    },
    {
      id: "sandbox",
      start: { scenario: "retry-storm-27" },
      shows: SANDBOX,
      may: "everything",
      task: { kind: "watch" },
    },
  ],
};
