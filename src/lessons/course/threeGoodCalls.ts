import type { LessonPlan } from "../coursePlan";
import { ask, BEFORE, REQUEST, SANDBOX, TURNED } from "./scene";

export const threeGoodCalls: LessonPlan = {
  id: "three-good-calls",
  minutes: 10,
  steps: [
    {
      id: "page",
      start: { scenario: "local-only" },
      frame: { operation: 1, hop: "profile", moment: "start" },
      shows: REQUEST,
      figures: {
        own: ask.setAt("profile", "timeoutMs"),
        takes: ask.setAt("profile", "answerMs"),
        deadline: ask.set("deadlineMs"),
      },
      task: { kind: "watch" },
    },
    {
      id: "when",
      start: { scenario: "local-only" },
      frame: { operation: 1, hop: "profile", moment: "end" },
      shows: BEFORE,
      reveals: { frame: { operation: 1, moment: "finish" }, shows: REQUEST },
      figures: {
        own: ask.setAt("profile", "timeoutMs"),
        takes: ask.setAt("profile", "answerMs"),
        took: ask.operation("tookMs"),
        late: ask.operation("lateMs"),
      },
      task: {
        kind: "predict",
        answer: {
          kind: "number",
          question: ask.operation("tookMs"),
          wrong: [
            {
              id: "caps",
              guess: {
                kind: "sum",
                of: [
                  ask.setAt("profile", "timeoutMs"),
                  ask.setAt("prices", "timeoutMs"),
                  ask.setAt("loyalty", "timeoutMs"),
                ],
              },
            },
          ],
        },
      },
    },
    {
      id: "whose-fault",
      start: { scenario: "local-only" },
      frame: { operation: 1, hop: "loyalty", moment: "end" },
      shows: [...BEFORE, "ledger"],
      reveals: { frame: { operation: 1, moment: "finish" }, shows: REQUEST },
      figures: { late: ask.operation("lateMs") },
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
      id: "shared",
      start: { scenario: "shared-deadline" },
      frame: { operation: 1, hop: "prices", moment: "end" },
      shows: BEFORE,
      reveals: { frame: { operation: 1, hop: "loyalty", moment: "start" }, shows: REQUEST },
      figures: {
        allowed: ask.attempt("loyalty", "allowedMs"),
        takes: ask.setAt("loyalty", "answerMs"),
        deadline: ask.set("deadlineMs"),
      },
      task: {
        kind: "predict",
        answer: { kind: "number", question: ask.attempt("loyalty", "allowedMs") },
      },
    },
    {
      id: "mend",
      start: { scenario: "local-only" },
      shows: TURNED,
      may: [
        { of: "operation", keys: ["budget"] },
        { of: "hop", hop: "loyalty", keys: ["whenItFails"] },
      ],
      task: {
        kind: "change",
        goal: [
          { id: "in-time", question: ask.operation("lateMs"), is: "equal", value: 0 },
          { id: "shown", question: ask.ending("status"), is: "equal", value: "degraded" },
        ],
        solution: [
          { kind: "operation", set: { budget: "shared" } },
          { kind: "hop", hop: "loyalty", set: { whenItFails: "skip" } },
        ],
      },
    },
    {
      id: "sandbox",
      start: { scenario: "shared-deadline" },
      shows: SANDBOX,
      may: "everything",
      task: { kind: "watch" },
    },
  ],
};
