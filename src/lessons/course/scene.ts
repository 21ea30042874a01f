/** What the lessons' data is written with. */
import type { CallHop, Response, Scenario, WorkHop } from "../../engine/scenario";
import type { StagePart } from "../lesson";
import type {
  AttemptFact,
  AttemptPlace,
  AttemptTime,
  AttemptWord,
  BreakerCount,
  HopSetting,
  OperationSetting,
  OperationTime,
  OperationWord,
  PlainQuestion,
} from "../question";

type At = Omit<AttemptPlace, "hop">;

export const ask = {
  attempt: (hop: string, figure: AttemptTime, at: At = {}): PlainQuestion => ({
    kind: "attempt",
    hop,
    figure,
    ...at,
  }),
  word: (hop: string, figure: AttemptWord, at: At = {}): PlainQuestion => ({
    kind: "attempt-word",
    hop,
    figure,
    ...at,
  }),
  fact: (hop: string, figure: AttemptFact, at: At = {}): PlainQuestion => ({
    kind: "attempt-fact",
    hop,
    figure,
    ...at,
  }),
  operation: (figure: OperationTime, operation = 1): PlainQuestion => ({
    kind: "operation",
    figure,
    operation,
  }),
  ending: (figure: OperationWord, operation = 1): PlainQuestion => ({
    kind: "operation-word",
    figure,
    operation,
  }),
  late: { kind: "operations", late: true } as PlainQuestion,
  calls: (hop: string): PlainQuestion => ({ kind: "calls", hop }),
  set: (figure: OperationSetting): PlainQuestion => ({ kind: "operation-setting", figure }),
  setAt: (hop: string, figure: HopSetting): PlainQuestion => ({ kind: "hop-setting", hop, figure }),
  breaker: (breaker: string, figure: BreakerCount): PlainQuestion => ({
    kind: "breaker",
    breaker,
    figure,
  }),
  state: (breaker: string, atMs: number): PlainQuestion => ({
    kind: "breaker-state",
    breaker,
    atMs,
  }),
  turn: (breaker: string, to: "closed" | "open" | "half-open", nth = 1): PlainQuestion => ({
    kind: "turn",
    breaker,
    to,
    nth,
  }),
};

/** Before a prediction only what has happened by the cursor; then everything about it. */
export const BEFORE: readonly StagePart[] = ["waterfall"];
export const REQUEST: readonly StagePart[] = ["decision", "waterfall", "ledger", "transport"];
export const TURNED: readonly StagePart[] = [...REQUEST, "knobs"];
export const BEFORE_BREAKER: readonly StagePart[] = ["run", "waterfall", "breaker"];
export const WITH_BREAKER: readonly StagePart[] = [
  "decision",
  "run",
  "waterfall",
  "breaker",
  "ledger",
  "transport",
];
/** Where what a breaker refuses is told by the run. */
export const TURNED_RUN: readonly StagePart[] = [
  "decision",
  "run",
  "waterfall",
  "ledger",
  "transport",
  "knobs",
];
/** Where nothing happens in a request but the breaker's own call. */
export const TURNED_BREAKER_RUN: readonly StagePart[] = [
  "decision",
  "run",
  "breaker",
  "ledger",
  "transport",
  "knobs",
];
export const SANDBOX: readonly StagePart[] = [...WITH_BREAKER, "knobs", "send", "findings"];

export function scene(
  title: string,
  hops: Scenario["hops"],
  rest: Partial<Omit<Scenario, "title" | "hops">> = {},
): Scenario {
  return {
    version: 1,
    title,
    deadlineMs: null,
    seed: 1,
    hops,
    breakers: {},
    arrivals: [0],
    ...rest,
  };
}

export function call(
  id: string,
  name: string,
  timeoutMs: number | null,
  responses: readonly Response[],
  rest: Partial<CallHop> = {},
): CallHop {
  return { id, kind: "call", name, timeoutMs, responses, ...rest };
}

export function work(id: string, name: string, durationMs: WorkHop["durationMs"]): WorkHop {
  return { id, kind: "work", name, durationMs };
}

export const ok = (durationMs: number): Response => ({ durationMs });
export const fails = (durationMs: number): Response => ({ durationMs, result: "unavailable" });
export const refuses = (durationMs: number): Response => ({ durationMs, result: "rejected" });
export const NEVER: Response = { never: true };
