import type { Retry } from "../../engine/scenario";
import type { LessonPlan } from "../coursePlan";
import { ask, BEFORE, REQUEST, SANDBOX, TURNED } from "./scene";

const retryAfter = (baseMs: number): Retry => ({
  maxAttempts: 2,
  backoff: { kind: "fixed", baseMs },
});

const SUPPLIER = {
  deadline: ask.set("deadlineMs"),
  own: ask.setAt("supplier", "timeoutMs"),
  pause: ask.setAt("supplier", "pauseMs"),
  first: ask.setAt("supplier", "answerMs"),
  audit: ask.setAt("audit", "answerMs"),
};

export const retryAsks: LessonPlan = {
  id: "retry-asks",
  minutes: 15,
  steps: [
    {
      id: "first",
      start: { scenario: "retry-spends-the-budget" },
      frame: { operation: 1, hop: "supplier", attempt: 1, moment: "end" },
      shows: REQUEST,
      figures: SUPPLIER,
      task: { kind: "watch" },
    },
    {
      id: "begins",
      start: { scenario: "retry-spends-the-budget" },
      frame: { operation: 1, hop: "supplier", attempt: 1, moment: "end" },
      shows: BEFORE,
      reveals: {
        frame: { operation: 1, hop: "supplier", attempt: 2, moment: "start" },
        shows: REQUEST,
      },
      figures: {
        ...SUPPLIER,
        start: ask.attempt("supplier", "startMs", { attempt: 2 }),
        left: ask.attempt("supplier", "remainingMs", { attempt: 2 }),
      },
      task: {
        kind: "predict",
        answer: {
          kind: "number",
          question: ask.attempt("supplier", "startMs", { attempt: 2 }),
          wrong: [
            {
              id: "answer",
              guess: {
                kind: "sum",
                of: [ask.setAt("supplier", "answerMs"), ask.setAt("supplier", "pauseMs")],
              },
            },
          ],
        },
      },
    },
    {
      id: "second",
      start: { scenario: "retry-spends-the-budget" },
      frame: { operation: 1, hop: "supplier", attempt: 1, moment: "resume" },
      shows: BEFORE,
      reveals: {
        frame: { operation: 1, hop: "supplier", attempt: 2, moment: "start" },
        shows: REQUEST,
      },
      figures: SUPPLIER,
      task: {
        kind: "predict",
        answer: {
          kind: "number",
          question: ask.attempt("supplier", "allowedMs", { attempt: 2 }),
        },
      },
    },
    {
      id: "audit",
      start: { scenario: "retry-spends-the-budget" },
      frame: { operation: 1, hop: "supplier", attempt: 2, moment: "end" },
      shows: BEFORE,
      reveals: { frame: { operation: 1, hop: "audit", moment: "end" }, shows: REQUEST },
      figures: { ...SUPPLIER, allowed: ask.attempt("audit", "allowedMs") },
      task: {
        kind: "predict",
        answer: { kind: "number", question: ask.attempt("audit", "allowedMs") },
      },
    },
    {
      id: "denied",
      start: {
        scenario: "retry-spends-the-budget",
        edits: [{ kind: "hop", hop: "supplier", set: { retry: retryAfter(120) } }],
      },
      frame: { operation: 1, hop: "supplier", attempt: 1, moment: "end" },
      shows: BEFORE,
      reveals: {
        frame: { operation: 1, hop: "supplier", attempt: 1, moment: "denied" },
        shows: REQUEST,
      },
      figures: { ...SUPPLIER, end: ask.operation("tookMs") },
      task: {
        kind: "predict",
        answer: {
          kind: "number",
          question: ask.operation("tookMs"),
          wrong: [
            {
              id: "sum",
              guess: {
                kind: "sum",
                of: [ask.setAt("supplier", "timeoutMs"), ask.setAt("supplier", "pauseMs")],
              },
            },
          ],
        },
      },
    },
    {
      id: "mend",
      start: { scenario: "retry-spends-the-budget" },
      shows: TURNED,
      may: [{ of: "hop", hop: "supplier", keys: ["timeoutMs", "retry"] }],
      figures: SUPPLIER,
      task: {
        kind: "change",
        goal: [
          { id: "ok", question: ask.ending("status"), is: "equal", value: "ok" },
          { id: "in-time", question: ask.operation("lateMs"), is: "equal", value: 0 },
        ],
        solution: [{ kind: "hop", hop: "supplier", set: { timeoutMs: 50, retry: retryAfter(10) } }],
      },
    },
    {
      id: "sandbox",
      start: { scenario: "retry-spends-the-budget" },
      shows: SANDBOX,
      may: "everything",
      task: { kind: "watch" },
    },
  ],
};
