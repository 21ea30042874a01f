import type { LessonPlan } from "../coursePlan";
import { ask, BEFORE, REQUEST, SANDBOX, TURNED } from "./scene";

const ORDER = {
  deadline: ask.set("deadlineMs"),
  reserve: ask.set("reserveMs"),
  gateway: ask.setAt("gateway", "answerMs"),
  inventory: ask.setAt("inventory", "answerMs"),
  payment: ask.setAt("payment", "answerMs"),
  own: ask.setAt("payment", "timeoutMs"),
};

export const waterfall800: LessonPlan = {
  id: "waterfall-800",
  minutes: 15,
  steps: [
    {
      id: "order",
      start: { scenario: "order-800-local" },
      frame: { operation: 1, hop: "gateway", moment: "work" },
      shows: REQUEST,
      figures: ORDER,
      task: { kind: "watch" },
    },
    {
      id: "which",
      start: { scenario: "order-800-local" },
      frame: { operation: 1, hop: "payment", moment: "start" },
      shows: BEFORE,
      reveals: { frame: { operation: 1, hop: "payment", moment: "end" }, shows: REQUEST },
      figures: ORDER,
      task: {
        kind: "predict",
        answer: {
          kind: "bar",
          question: { kind: "which-attempt", that: { status: ["timeout"] } },
        },
      },
    },
    {
      id: "late",
      start: { scenario: "order-800-local" },
      frame: { operation: 1, hop: "payment", moment: "end" },
      shows: BEFORE,
      reveals: { frame: { operation: 1, moment: "finish" }, shows: REQUEST },
      figures: { ...ORDER, end: ask.operation("tookMs"), late: ask.operation("lateMs") },
      task: { kind: "predict", answer: { kind: "number", question: ask.operation("lateMs") } },
    },
    {
      id: "left",
      start: { scenario: "order-800" },
      frame: { operation: 1, hop: "inventory", moment: "end" },
      shows: BEFORE,
      reveals: { frame: { operation: 1, hop: "payment", moment: "start" }, shows: REQUEST },
      figures: { ...ORDER, left: ask.attempt("payment", "remainingMs") },
      task: {
        kind: "predict",
        answer: { kind: "number", question: ask.attempt("payment", "remainingMs") },
      },
    },
    {
      id: "allowed",
      start: { scenario: "order-800" },
      frame: { operation: 1, hop: "inventory", moment: "end" },
      shows: BEFORE,
      reveals: { frame: { operation: 1, hop: "payment", moment: "start" }, shows: REQUEST },
      figures: { ...ORDER, allowed: ask.attempt("payment", "allowedMs") },
      task: {
        kind: "predict",
        answer: { kind: "number", question: ask.attempt("payment", "allowedMs") },
      },
    },
    {
      id: "margin",
      start: {
        scenario: "order-800",
        edits: [{ kind: "hop", hop: "payment", set: { marginMs: 30 } }],
      },
      frame: { operation: 1, hop: "inventory", moment: "end" },
      shows: BEFORE,
      reveals: { frame: { operation: 1, hop: "payment", moment: "start" }, shows: REQUEST },
      figures: {
        ...ORDER,
        margin: ask.setAt("payment", "marginMs"),
        end: ask.operation("tookMs"),
      },
      task: {
        kind: "predict",
        answer: { kind: "number", question: ask.attempt("payment", "allowedMs") },
      },
    },
    {
      id: "mend",
      start: { scenario: "order-800" },
      shows: TURNED,
      may: [
        { of: "hop", hop: "inventory", keys: ["responses", "timeoutMs"] },
        { of: "hop", hop: "payment", keys: ["timeoutMs"] },
      ],
      figures: ORDER,
      task: {
        kind: "change",
        goal: [
          { id: "paid", question: ask.word("payment", "status"), is: "equal", value: "ok" },
          { id: "in-time", question: ask.operation("lateMs"), is: "equal", value: 0 },
        ],
        solution: [
          { kind: "answer", hop: "inventory", index: 0, answer: { durationMs: 170 } },
          { kind: "hop", hop: "payment", set: { timeoutMs: 450 } },
        ],
      },
    },
    {
      id: "sandbox",
      start: { scenario: "order-800" },
      shows: SANDBOX,
      may: "everything",
      task: { kind: "watch" },
    },
  ],
};
