import type { LessonPlan } from "../coursePlan";
import { ask, BEFORE, REQUEST, SANDBOX, TURNED } from "./scene";

export const ghostWork: LessonPlan = {
  id: "ghost-work",
  minutes: 20,
  steps: [
    {
      id: "leaves",
      start: { scenario: "client-gives-up" },
      frame: { operation: 1, hop: "stock", moment: "received" },
      shows: REQUEST,
      figures: {
        deadline: ask.set("deadlineMs"),
        stock: ask.setAt("stock", "answerMs"),
      },
      task: { kind: "watch" },
    },
    {
      id: "ghost",
      start: { scenario: "client-gives-up" },
      frame: { operation: 1, hop: "shop", moment: "end" },
      shows: BEFORE,
      reveals: { frame: { moment: "over" }, shows: REQUEST },
      figures: {
        deadline: ask.set("deadlineMs"),
        stock: ask.setAt("stock", "answerMs"),
        start: ask.attempt("stock", "startMs"),
        ghost: ask.operation("ghostMs"),
        done: ask.attempt("stock", "calleeEndMs"),
      },
      task: {
        kind: "predict",
        answer: {
          kind: "number",
          question: ask.operation("ghostMs"),
          wrong: [{ id: "all", guess: ask.setAt("stock", "answerMs") }],
        },
      },
    },
    {
      id: "told",
      start: { scenario: "client-gives-up-told" },
      frame: { operation: 1, hop: "orders", moment: "received" },
      shows: BEFORE,
      reveals: { frame: { operation: 1, hop: "stock", moment: "start" }, shows: REQUEST },
      figures: {
        deadline: ask.set("deadlineMs"),
        shop: ask.setAt("shop", "answerMs"),
        orders: ask.setAt("orders", "answerMs"),
        own: ask.setAt("stock", "timeoutMs"),
        allowed: ask.attempt("stock", "allowedMs"),
        ghost: ask.operation("ghostMs"),
      },
      task: {
        kind: "predict",
        answer: { kind: "number", question: ask.attempt("stock", "allowedMs") },
      },
    },
    {
      id: "twice",
      start: { scenario: "ghost-write" },
      frame: { operation: 1, hop: "shop", attempt: 1, moment: "end" },
      shows: BEFORE,
      reveals: { frame: { operation: 1, moment: "finish" }, shows: REQUEST },
      figures: {
        own: ask.setAt("shop", "timeoutMs"),
        first: ask.attempt("orders", "calleeEndMs"),
        second: ask.attempt("orders", "calleeEndMs", { nth: 2 }),
        calls: ask.calls("orders"),
      },
      task: { kind: "predict", answer: { kind: "number", question: ask.calls("orders") } },
    },
    {
      id: "unknown",
      start: { scenario: "ghost-write" },
      frame: { operation: 1, hop: "shop", attempt: 1, moment: "end" },
      shows: [...BEFORE, "ledger"],
      reveals: { shows: REQUEST },
      figures: { own: ask.setAt("shop", "timeoutMs") },
      task: {
        kind: "predict",
        answer: {
          kind: "choice",
          question: ask.fact("shop", "outcomeUnknown"),
          options: [false, true],
        },
      },
    },
    {
      id: "look-it-up",
      start: {
        scenario: "order-800",
        edits: [{ kind: "hop", hop: "payment", unset: ["idempotencyKey"] }],
      },
      frame: { operation: 1, moment: "finish" },
      shows: REQUEST,
      figures: { status: ask.ending("status"), allowed: ask.attempt("payment", "allowedMs") },
      task: {
        kind: "find",
        goal: [{ question: ask.ending("status"), is: "equal", value: "pending" }],
        suspects: [
          { id: "own", edits: [{ kind: "hop", hop: "payment", set: { timeoutMs: 600 } }] },
          { id: "key", edits: [{ kind: "hop", hop: "payment", set: { idempotencyKey: true } }] },
          { id: "cancel", edits: [{ kind: "hop", hop: "payment", set: { stopsOnCancel: true } }] },
          { id: "reserve", edits: [{ kind: "operation", set: { reserveMs: 40, finishMs: 40 } }] },
        ],
      },
    },
    {
      id: "mend",
      start: { scenario: "ghost-write" },
      shows: TURNED,
      may: [
        { of: "hop", hop: "shop", keys: ["timeoutMs", "retry", "idempotencyKey", "stopsOnCancel"] },
      ],
      figures: { deadline: ask.set("deadlineMs") },
      task: {
        kind: "change",
        goal: [
          { id: "once", question: ask.calls("orders"), is: "equal", value: 1 },
          {
            id: "known",
            question: { kind: "attempts", that: { hop: "shop", outcomeUnknown: true } },
            is: "equal",
            value: 0,
          },
          { id: "ok", question: ask.ending("status"), is: "equal", value: "ok" },
        ],
        solution: [{ kind: "hop", hop: "shop", set: { timeoutMs: 1400 } }],
      },
    },
    {
      id: "sandbox",
      start: { scenario: "ghost-write" },
      shows: SANDBOX,
      may: "everything",
      task: { kind: "watch" },
    },
  ],
};
