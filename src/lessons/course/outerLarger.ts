import type { Scenario } from "../../engine/scenario";
import type { LessonPlan } from "../coursePlan";
import { ask, BEFORE, call, NEVER, ok, REQUEST, SANDBOX, scene, TURNED } from "./scene";

/** Shop may be waited for less long than it waits for Stock. */
const upsideDown: Scenario = scene(
  "The inner timeout is longer",
  [
    call("shop", "Shop", 500, [ok(50)], {
      calls: [call("stock", "Stock", 800, [ok(700)])],
    }),
  ],
  { deadlineMs: 1000 },
);

/** Stock hangs, and Shop tries twice. */
const hanging: Scenario = scene(
  "Stock hangs",
  [
    call("shop", "Shop", 2000, [ok(50)], {
      calls: [
        call("stock", "Stock", 400, [NEVER], {
          stopsOnCancel: true,
          retry: { maxAttempts: 2, backoff: { kind: "fixed", baseMs: 20 } },
        }),
      ],
    }),
  ],
  { deadlineMs: 3000 },
);

const threeDeep: Scenario = scene(
  "Three services deep",
  [
    call("api", "API", 900, [ok(20)], {
      calls: [
        call("orders", "Orders", 1000, [NEVER], {
          stopsOnCancel: true,
          calls: [call("stock", "Stock", 300, [ok(100)])],
        }),
      ],
    }),
  ],
  { deadlineMs: 1500 },
);

const SHOP = {
  outer: ask.setAt("shop", "timeoutMs"),
  inner: ask.setAt("stock", "timeoutMs"),
  own: ask.setAt("shop", "answerMs"),
};

export const outerLarger: LessonPlan = {
  id: "outer-larger",
  minutes: 15,
  scenarios: { "upside-down": upsideDown, hanging, "three-deep": threeDeep },
  steps: [
    {
      id: "chain",
      start: { scenario: "upside-down" },
      frame: { operation: 1, hop: "stock", moment: "start" },
      shows: REQUEST,
      figures: { ...SHOP, takes: ask.setAt("stock", "answerMs") },
      task: { kind: "watch" },
    },
    {
      id: "blamed",
      start: { scenario: "upside-down" },
      frame: { operation: 1, hop: "stock", moment: "start" },
      shows: BEFORE,
      reveals: { frame: { operation: 1, moment: "finish" }, shows: REQUEST },
      figures: { ...SHOP, end: ask.operation("tookMs") },
      task: {
        kind: "predict",
        answer: {
          kind: "choice",
          question: ask.ending("failedHop"),
          options: ["stock", "shop"],
        },
      },
    },
    {
      id: "for-nobody",
      start: { scenario: "upside-down" },
      frame: { operation: 1, hop: "shop", moment: "end" },
      shows: BEFORE,
      reveals: { frame: { moment: "over" }, shows: REQUEST },
      figures: {
        ...SHOP,
        takes: ask.setAt("stock", "answerMs"),
        ghost: ask.operation("ghostMs"),
        end: ask.operation("endMs"),
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
      id: "how-long",
      start: { scenario: "hanging" },
      frame: { operation: 1, hop: "stock", attempt: 1, moment: "start" },
      shows: BEFORE,
      reveals: { frame: { operation: 1, hop: "shop", moment: "end" }, shows: REQUEST },
      figures: {
        own: ask.setAt("shop", "answerMs"),
        inner: ask.setAt("stock", "timeoutMs"),
        pause: ask.setAt("stock", "pauseMs"),
        attempts: ask.setAt("stock", "maxAttempts"),
        spent: ask.attempt("shop", "spentMs"),
      },
      task: {
        kind: "predict",
        answer: {
          kind: "number",
          question: ask.attempt("shop", "spentMs"),
          wrong: [
            { id: "once", guess: ask.setAt("stock", "timeoutMs") },
            {
              id: "bare",
              guess: {
                kind: "product",
                of: [ask.setAt("stock", "timeoutMs"), ask.setAt("stock", "maxAttempts")],
              },
            },
            { id: "outer", guess: ask.setAt("shop", "timeoutMs") },
          ],
        },
      },
    },
    {
      id: "mend",
      start: {
        scenario: "hanging",
        edits: [
          { kind: "operation", set: { deadlineMs: 1000 } },
          { kind: "hop", hop: "shop", set: { timeoutMs: 600 } },
        ],
      },
      frame: { operation: 1, moment: "finish" },
      shows: TURNED,
      may: [{ of: "hop", hop: "shop", keys: ["timeoutMs"] }],
      figures: { outer: ask.setAt("shop", "timeoutMs"), deadline: ask.set("deadlineMs") },
      task: {
        kind: "change",
        goal: [
          { id: "told", question: ask.word("shop", "status"), is: "equal", value: "unavailable" },
          { id: "in-time", question: ask.operation("lateMs"), is: "equal", value: 0 },
        ],
        solution: [{ kind: "hop", hop: "shop", set: { timeoutMs: 900 } }],
      },
    },
    {
      id: "fault",
      start: { scenario: "three-deep" },
      frame: { operation: 1, hop: "api", moment: "end" },
      shows: REQUEST,
      figures: {
        api: ask.setAt("api", "timeoutMs"),
        orders: ask.setAt("orders", "timeoutMs"),
        stock: ask.setAt("stock", "timeoutMs"),
        heard: ask.word("api", "status"),
      },
      task: {
        kind: "find",
        goal: [{ question: ask.word("api", "status"), is: "equal", value: "unavailable" }],
        suspects: [
          { id: "api", edits: [{ kind: "hop", hop: "api", set: { timeoutMs: 700 } }] },
          { id: "orders", edits: [{ kind: "hop", hop: "orders", set: { timeoutMs: 600 } }] },
          { id: "stock", edits: [{ kind: "hop", hop: "stock", set: { timeoutMs: 200 } }] },
          { id: "deadline", edits: [{ kind: "operation", set: { deadlineMs: 2000 } }] },
        ],
      },
    },
    {
      id: "sandbox",
      start: { scenario: "three-deep" },
      frame: { operation: 1, moment: "finish" },
      shows: SANDBOX,
      may: "everything",
      task: { kind: "watch" },
    },
  ],
};
