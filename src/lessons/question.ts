/**
 * Questions about a run, as data: a small closed vocabulary, so that a file may ask them and the engine
 * alone can answer. Requests, attempts and repetitions are counted from 1, which is what is meant when
 * they are left out.
 */

import type { OperationStatus } from "../engine/event";
import type { AttemptStatus, Frame, Ms } from "../engine/scenario";

/** One attempt of a request; `nth` tells apart calls of a hop that is called again and again. */
export interface AttemptPlace {
  readonly operation?: number;
  readonly hop: string;
  readonly attempt?: number;
  readonly nth?: number;
}

export const ATTEMPT_TIMES = [
  "allowedMs",
  "ownTimeoutMs",
  "remainingMs",
  "usableMs",
  "spentMs",
  "remainingAfterMs",
  "startMs",
  "endMs",
  "calleeStartMs",
  "calleeEndMs",
  "calleeDeadlineMs",
] as const;
export type AttemptTime = (typeof ATTEMPT_TIMES)[number];

export const ATTEMPT_WORDS = ["status", "boundBy", "cutBy", "calleeResult"] as const;
export type AttemptWord = (typeof ATTEMPT_WORDS)[number];

export const ATTEMPT_FACTS = ["started", "outcomeUnknown"] as const;
export type AttemptFact = (typeof ATTEMPT_FACTS)[number];

export const OPERATION_TIMES = ["startMs", "endMs", "tookMs", "lateMs", "ghostMs"] as const;
export type OperationTime = (typeof OPERATION_TIMES)[number];

export const OPERATION_WORDS = ["status", "failedHop", "failedStatus"] as const;
export type OperationWord = (typeof OPERATION_WORDS)[number];

export const TOTALS = ["ghostMs", "lateMs"] as const;

/** `opened` counts how often it opened; `failures` is the count it ends the run with. */
export const BREAKER_COUNTS = [
  "dependencyCalls",
  "refused",
  "probesOk",
  "probesFailed",
  "failures",
  "opened",
] as const;
export type BreakerCount = (typeof BREAKER_COUNTS)[number];

export const SETTINGS = {
  operation: ["deadlineMs", "reserveMs", "finishMs"],
  hop: [
    "timeoutMs",
    "marginMs",
    "networkMs",
    "clockSkewMs",
    "maxBudgetMs",
    "maxAttempts",
    "pauseMs",
    "answerMs",
  ],
  breaker: ["openMs", "threshold", "permits", "successesToClose"],
} as const;
export type OperationSetting = (typeof SETTINGS.operation)[number];
export type HopSetting = (typeof SETTINGS.hop)[number];
export type BreakerSetting = (typeof SETTINGS.breaker)[number];

/** Of the operations of many seeded runs: what they took, and shares in percent. */
export const CHANCES = ["p50", "p95", "p99", "inTime", "failed", "falseTimeouts"] as const;
export type Chance = (typeof CHANCES)[number];

/** Which attempts are meant; every key that is there must fit. */
export interface AttemptsThat {
  readonly operation?: number;
  readonly hop?: string;
  readonly status?: readonly AttemptStatus[];
  readonly boundBy?: "own" | "budget" | "nothing";
  readonly started?: boolean;
  readonly outcomeUnknown?: boolean;
  /** Its callee worked on after somebody above had stopped listening. */
  readonly ghost?: boolean;
}

/** What stands by itself. */
export type PlainQuestion =
  | ({ readonly kind: "attempt"; readonly figure: AttemptTime } & AttemptPlace)
  | ({ readonly kind: "attempt-word"; readonly figure: AttemptWord } & AttemptPlace)
  | ({ readonly kind: "attempt-fact"; readonly figure: AttemptFact } & AttemptPlace)
  | { readonly kind: "attempts"; readonly that: AttemptsThat }
  | { readonly kind: "which-attempt"; readonly that: AttemptsThat }
  | { readonly kind: "operation"; readonly figure: OperationTime; readonly operation?: number }
  | { readonly kind: "operation-word"; readonly figure: OperationWord; readonly operation?: number }
  | {
      readonly kind: "operations";
      readonly status?: readonly OperationStatus[];
      readonly late?: boolean;
    }
  | { readonly kind: "total"; readonly figure: (typeof TOTALS)[number] }
  | { readonly kind: "longest" }
  | { readonly kind: "calls"; readonly hop: string }
  | { readonly kind: "moment"; readonly frame: Frame }
  | {
      readonly kind: "pause";
      readonly hop: string;
      readonly operation?: number;
      readonly nth?: number;
    }
  | { readonly kind: "breaker"; readonly breaker: string; readonly figure: BreakerCount }
  | { readonly kind: "breaker-state"; readonly breaker: string; readonly atMs: Ms }
  | {
      readonly kind: "turn";
      readonly breaker: string;
      readonly to: "closed" | "open" | "half-open";
      readonly nth?: number;
    }
  | { readonly kind: "operation-setting"; readonly figure: OperationSetting }
  | { readonly kind: "hop-setting"; readonly hop: string; readonly figure: HopSetting }
  | { readonly kind: "breaker-setting"; readonly breaker: string; readonly figure: BreakerSetting }
  | { readonly kind: "chance"; readonly figure: Chance; readonly runs: number }
  | { readonly kind: "knee"; readonly runs: number; readonly points: number };

/** Sums and differences of the others; a number written down is no question. */
export type Question =
  | PlainQuestion
  | { readonly kind: "sum"; readonly of: readonly PlainQuestion[] }
  | { readonly kind: "product"; readonly of: readonly PlainQuestion[] }
  | {
      readonly kind: "less";
      readonly from: PlainQuestion;
      readonly take: readonly PlainQuestion[];
    };

export interface Bar {
  readonly operation: number;
  /** `Attempt.n` */
  readonly n: number;
}

/** What a word is about, so that every language can say it. */
export type Vocabulary = "attempt" | "operation" | "breaker" | "boundBy" | "hop";

export type Answer =
  | { readonly unit: "ms" | "count" | "percent"; readonly value: number }
  | { readonly unit: "word"; readonly of: Vocabulary; readonly value: string }
  | { readonly unit: "fact"; readonly value: boolean }
  /** The first of `bars` is the first such attempt; each of them is right. */
  | { readonly unit: "bar"; readonly bars: readonly Bar[] };
