import type { LessonPlan } from "../coursePlan";
import { ask, BEFORE_BREAKER, SANDBOX, TURNED_BREAKER_RUN, WITH_BREAKER } from "./scene";

const START = { scenario: "breaker-lab" };
const RULES = {
  threshold: { kind: "breaker-setting", breaker: "supplier", figure: "threshold" },
  open: { kind: "breaker-setting", breaker: "supplier", figure: "openMs" },
  opened: ask.turn("supplier", "open"),
  reopened: ask.turn("supplier", "open", 2),
  probe: ask.turn("supplier", "half-open"),
  requests: { kind: "operations" },
} as const;

export const threeStates: LessonPlan = {
  id: "three-states",
  minutes: 20,
  steps: [
    {
      id: "closed",
      start: START,
      frame: { operation: 2, hop: "supplier", attempt: 1, moment: "end" },
      shows: WITH_BREAKER,
      figures: RULES,
      task: { kind: "watch" },
    },
    {
      id: "opens",
      start: START,
      frame: { operation: 2, moment: "finish" },
      shows: BEFORE_BREAKER,
      reveals: { frame: { breaker: "supplier", moment: "breaker" }, shows: WITH_BREAKER },
      figures: RULES,
      task: {
        kind: "predict",
        answer: {
          kind: "number",
          question: ask.turn("supplier", "open"),
          wrong: [{ id: "refusal", guess: ask.operation("startMs", 3) }],
        },
      },
    },
    {
      id: "early",
      start: START,
      frame: { operation: 5, moment: "finish" },
      shows: BEFORE_BREAKER,
      reveals: {
        frame: { operation: 6, hop: "supplier", attempt: 1, moment: "refused" },
        shows: WITH_BREAKER,
      },
      figures: RULES,
      task: {
        kind: "predict",
        answer: {
          kind: "choice",
          question: ask.state("supplier", 10_002),
          options: ["open", "half-open", "closed"],
        },
      },
    },
    {
      id: "failed-probe",
      start: START,
      frame: { operation: 7, hop: "supplier", attempt: 1, moment: "start" },
      shows: BEFORE_BREAKER,
      reveals: { frame: { breaker: "supplier", moment: "breaker", nth: 4 }, shows: WITH_BREAKER },
      figures: RULES,
      task: {
        kind: "predict",
        answer: {
          kind: "number",
          question: ask.turn("supplier", "half-open", 2),
          wrong: [{ id: "probe", guess: ask.turn("supplier", "open", 2) }],
        },
      },
    },
    {
      id: "reached",
      start: START,
      frame: { operation: 8, moment: "finish" },
      shows: BEFORE_BREAKER,
      reveals: { frame: { moment: "over" }, shows: WITH_BREAKER },
      figures: { ...RULES, refused: ask.breaker("supplier", "refused") },
      task: {
        kind: "predict",
        answer: { kind: "number", question: ask.breaker("supplier", "dependencyCalls") },
      },
    },
    {
      id: "zeroed",
      start: START,
      frame: { operation: 9, hop: "supplier", attempt: 1, moment: "start" },
      shows: BEFORE_BREAKER,
      reveals: { frame: { breaker: "supplier", moment: "breaker", nth: 5 }, shows: WITH_BREAKER },
      figures: RULES,
      task: {
        kind: "predict",
        answer: {
          kind: "number",
          question: ask.breaker("supplier", "failures"),
          wrong: [
            {
              id: "kept",
              guess: { kind: "breaker-setting", breaker: "supplier", figure: "threshold" },
            },
          ],
        },
      },
    },
    {
      id: "mend",
      start: START,
      frame: { operation: 6, hop: "supplier", attempt: 1, moment: "refused" },
      shows: TURNED_BREAKER_RUN,
      may: [{ of: "breaker", breaker: "supplier", keys: ["openMs"] }],
      figures: RULES,
      task: {
        kind: "change",
        goal: [
          {
            id: "probe",
            question: ask.word("supplier", "status", { operation: 6 }),
            is: "not",
            value: "circuit_open",
          },
          {
            id: "spared",
            question: ask.word("supplier", "status", { operation: 5 }),
            is: "equal",
            value: "circuit_open",
          },
        ],
        solution: [{ kind: "breaker", breaker: "supplier", set: { openMs: 9_999 } }],
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
