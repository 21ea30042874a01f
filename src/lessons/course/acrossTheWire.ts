import type { Scenario } from "../../engine/scenario";
import type { LessonPlan } from "../coursePlan";
import { ask, BEFORE, call, ok, REQUEST, SANDBOX, scene, TURNED, work } from "./scene";

const order: Scenario = scene(
  "An order over two wires",
  [
    work("gateway", "Gateway", 100),
    call("orders", "Orders", 2000, [ok(200)], {
      networkMs: 20,
      calls: [call("stock", "Stock", 2000, [ok(900)], { networkMs: 20 })],
    }),
  ],
  { deadlineMs: 1000 },
);

const WIRE = {
  deadline: ask.set("deadlineMs"),
  gateway: ask.setAt("gateway", "answerMs"),
  wire: ask.setAt("orders", "networkMs"),
  orders: ask.setAt("orders", "answerMs"),
  stock: ask.setAt("stock", "answerMs"),
};

const told = (propagation: "remaining" | "absolute") =>
  [{ kind: "operation", set: { propagation } }] as const;

export const acrossTheWire: LessonPlan = {
  id: "across-the-wire",
  minutes: 20,
  scenarios: { order },
  steps: [
    {
      id: "nothing-told",
      start: { scenario: "order" },
      frame: { operation: 1, hop: "orders", moment: "received" },
      shows: REQUEST,
      figures: WIRE,
      task: { kind: "watch" },
    },
    {
      id: "ghost",
      start: { scenario: "order" },
      frame: { operation: 1, hop: "orders", moment: "end" },
      shows: BEFORE,
      reveals: { frame: { operation: 1, hop: "stock", moment: "answered" }, shows: REQUEST },
      figures: {
        ...WIRE,
        ghost: ask.operation("ghostMs"),
        end: ask.operation("endMs"),
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
      id: "remaining",
      start: { scenario: "order", edits: told("remaining") },
      frame: { operation: 1, hop: "orders", moment: "start" },
      shows: BEFORE,
      reveals: { frame: { operation: 1, hop: "orders", moment: "received" }, shows: REQUEST },
      figures: {
        ...WIRE,
        allowed: ask.attempt("orders", "allowedMs"),
        believes: ask.attempt("orders", "calleeDeadlineMs"),
      },
      task: {
        kind: "predict",
        answer: {
          kind: "number",
          question: ask.attempt("orders", "calleeDeadlineMs"),
          wrong: [
            { id: "true", guess: ask.set("deadlineMs") },
            { id: "span", guess: ask.attempt("orders", "allowedMs") },
          ],
        },
      },
    },
    {
      id: "next",
      start: { scenario: "order", edits: told("remaining") },
      frame: { operation: 1, hop: "orders", moment: "received" },
      shows: BEFORE,
      reveals: { frame: { operation: 1, hop: "stock", moment: "start" }, shows: REQUEST },
      figures: {
        ...WIRE,
        allowed: ask.attempt("stock", "allowedMs"),
        ghost: ask.operation("ghostMs"),
      },
      task: {
        kind: "predict",
        answer: {
          kind: "number",
          question: ask.attempt("stock", "allowedMs"),
          wrong: [
            {
              id: "edge",
              guess: {
                kind: "less",
                from: ask.set("deadlineMs"),
                take: [ask.attempt("stock", "startMs")],
              },
            },
          ],
        },
      },
    },
    {
      id: "skew",
      start: { scenario: "absolute-skew" },
      frame: { operation: 1, hop: "stock", moment: "start" },
      shows: BEFORE,
      reveals: { frame: { operation: 1, hop: "stock", moment: "end" }, shows: REQUEST },
      figures: {
        deadline: ask.set("deadlineMs"),
        own: ask.setAt("stock", "timeoutMs"),
        takes: ask.setAt("stock", "answerMs"),
        skew: ask.setAt("stock", "clockSkewMs"),
        end: ask.attempt("stock", "endMs"),
        left: ask.attempt("stock", "remainingAfterMs"),
      },
      task: {
        kind: "predict",
        answer: {
          kind: "number",
          question: ask.attempt("stock", "endMs"),
          wrong: [
            { id: "takes", guess: ask.setAt("stock", "answerMs") },
            { id: "own", guess: ask.setAt("stock", "timeoutMs") },
            {
              id: "behind",
              guess: {
                kind: "sum",
                of: [ask.setAt("stock", "timeoutMs"), ask.setAt("stock", "clockSkewMs")],
              },
            },
          ],
        },
      },
    },
    {
      id: "reset",
      start: { scenario: "budget-reset" },
      frame: { operation: 1, hop: "tax", moment: "start" },
      shows: BEFORE,
      reveals: { frame: { operation: 1, hop: "tax", moment: "received" }, shows: REQUEST },
      figures: {
        deadline: ask.set("deadlineMs"),
        believes: ask.attempt("tax", "calleeDeadlineMs"),
        start: ask.attempt("tax", "startMs"),
        orders: ask.setAt("orders", "answerMs"),
        pricing: ask.setAt("pricing", "answerMs"),
      },
      task: {
        kind: "predict",
        answer: {
          kind: "number",
          question: ask.attempt("tax", "calleeDeadlineMs"),
          wrong: [{ id: "true", guess: ask.set("deadlineMs") }],
        },
      },
    },
    {
      id: "mend",
      start: { scenario: "absolute-skew" },
      shows: TURNED,
      may: [{ of: "operation", keys: ["propagation"] }],
      figures: { skew: ask.setAt("stock", "clockSkewMs") },
      task: {
        kind: "change",
        goal: [
          { id: "ok", question: ask.ending("status"), is: "equal", value: "ok" },
          {
            id: "told",
            question: ask.attempt("stock", "calleeDeadlineMs"),
            is: "at-least",
            value: 0,
          },
        ],
        solution: told("remaining"),
      },
    },
    {
      id: "sandbox",
      start: { scenario: "order", edits: told("remaining") },
      frame: { operation: 1, moment: "finish" },
      shows: SANDBOX,
      may: "everything",
      task: { kind: "watch" },
    },
  ],
};
