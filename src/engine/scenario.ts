/**
 * The scenario file, version 1: what a visitor describes and `simulate` runs.
 * Plain data. A key that is absent takes the default that `plan.ts` gives it; the codec room is the
 * only one that makes these values out of untrusted text.
 */

import type { Ladder } from "./ladder";

/** Whole milliseconds: an instant on the run's virtual clock when the name ends in `At`, else a span. */
export type Ms = number;

/** How an attempt can be answered by its dependency (or, `local`, by the caller's own fault). */
export type AnswerResult = "ok" | "unavailable" | "rate_limited" | "rejected" | "local";

/** How an attempt can end, as its caller sees it. */
export type AttemptStatus =
  | AnswerResult
  | "timeout"
  | "deadline_exceeded"
  | "circuit_open"
  | "cancelled";

/** What a breaker makes of a result it hears. */
export type Counted = "failure" | "ignored" | "success";

/** The results whose counting is a switch; `ok` is always a success and a refusal is never heard. */
export type CountedStatus = Exclude<AttemptStatus, "ok" | "circuit_open">;
export type Counts = { readonly [status in CountedStatus]?: Counted };

/** A span that is fixed, or drawn from the seeded generator. */
export type Duration =
  | Ms
  | { readonly p50: Ms; readonly p99: Ms }
  | { readonly uniform: readonly [Ms, Ms] }
  | { readonly samples: readonly Ms[] };

/** One answer in a hop's list; `never` hangs for ever. */
export type Response =
  | {
      readonly durationMs: Duration;
      readonly result?: AnswerResult;
      readonly retryAfterMs?: Ms;
      readonly connectMs?: Ms;
      readonly body?: { readonly chunks: number; readonly gapMs: Ms };
    }
  | { readonly never: true; readonly connectMs?: Ms };

export type Jitter = "none" | "full" | "equal" | "decorrelated";

export interface Backoff {
  readonly kind: "fixed" | "exponential";
  readonly baseMs: Ms;
  readonly factor?: number;
  readonly maxMs?: Ms;
  readonly jitter?: Jitter;
}

export interface Retry {
  readonly maxAttempts: number;
  readonly backoff: Backoff;
  readonly honourRetryAfter?: boolean;
  readonly minUsefulMs?: Ms;
  readonly retryOn?: readonly Exclude<AttemptStatus, "ok">[];
  readonly resetBudget?: boolean;
}

export type Budget = "shared" | "local";
export type Propagation = "none" | "remaining" | "absolute" | "reset";
export type WhenItFails = "fail" | "skip" | "stale" | "defer";
export type Effect = "read" | "write";

export interface WorkHop {
  readonly id: string;
  readonly kind: "work";
  readonly name: string;
  readonly durationMs: Duration;
}

export interface CallHop {
  readonly id: string;
  readonly kind: "call";
  readonly name: string;
  readonly timeoutMs: Ms | null;
  readonly marginMs?: Ms;
  readonly networkMs?: Ms;
  readonly responses: readonly Response[];
  readonly retry?: Retry;
  readonly breaker?: string;
  readonly counts?: Counts;
  readonly whenItFails?: WhenItFails;
  readonly effect?: Effect;
  readonly idempotencyKey?: boolean;
  readonly tells?: Propagation;
  readonly stopsAtDeadline?: boolean;
  readonly stopsOnCancel?: boolean;
  readonly maxBudgetMs?: Ms;
  readonly clockSkewMs?: Ms;
  readonly connectTimeoutMs?: Ms;
  readonly readTimeoutMs?: Ms;
  readonly calls?: readonly Hop[];
  readonly fanOut?: boolean;
}

export type Hop = WorkHop | CallHop;

export interface SlowCalls {
  readonly slowMs?: Ms;
  readonly slowRate?: number;
}

/**
 * How a share is figured before it is compared: `share` k ÷ n; `product` k against rate × n;
 * `percent` k ÷ n × 100 against percents; `hundredths` rounded to two decimals; `whole-percent` cut
 * down to whole percents.
 */
export type RateIn = "share" | "product" | "percent" | "hundredths" | "whole-percent";

/** When a trip is judged, and when what it knows is thrown away. */
export interface Judging {
  /** Judged at each counted result, or at failures alone. */
  readonly judgedOn?: "results" | "failures";
  /** Judged by a timer of its own instead, by what was counted before that moment. */
  readonly judgedEveryMs?: Ms;
  /** While closed, the first call or result later than this forgets everything. */
  readonly clearEveryMs?: Ms;
}

/** What a window counts, and what makes it open the breaker. */
export interface Counting extends Judging {
  /** The share must be more than the rate, not just reach it. */
  readonly strict?: boolean;
  readonly rateIn?: RateIn;
  /** So many failures open it; the rate is then not looked at. */
  readonly failures?: number;
  /** What failures are a share of: results, calls let through, or all that asked. */
  readonly counted?: "results" | "admissions" | "asks";
}

/** A window that ages by whole buckets. */
export interface Buckets {
  readonly count: number;
  /** Where buckets begin: at multiples since the clock's 0, the creation, the last closing; or at a result. */
  readonly from: "epoch" | "creation" | "closing" | "result";
  /** Of buckets that begin at results: at most one is dropped for each result. */
  readonly dropsOne?: boolean;
  /** The bucket a result falls into: that of its end, or of its call's start. */
  readonly creditedAt?: "end" | "start";
}

export type Trip =
  | ({
      readonly kind: "consecutive";
      readonly failures: number;
      /** Failures older than this are forgotten, by whole buckets. */
      readonly windowMs?: Ms;
      readonly buckets?: Buckets;
    } & Judging)
  | ({
      readonly kind: "count";
      readonly size: number;
      readonly failureRate: number;
      readonly minCalls?: number;
    } & SlowCalls &
      Counting)
  | ({
      readonly kind: "time";
      readonly windowMs: Ms;
      readonly failureRate: number;
      readonly minCalls?: number;
      readonly buckets?: Buckets;
    } & SlowCalls &
      Counting);

/** What decides in half-open, where it is not `successesToClose` against the first failure. */
export type Verdict =
  | {
      /** After `minCalls` results: open when the rate is reached, else closed. */
      readonly kind: "rate";
      readonly minCalls: number;
      readonly failureRate: number;
      readonly slowRate?: number;
      readonly rateIn?: RateIn;
      /** Closed when more than this share were successes; asked first. */
      readonly closesAbove?: number;
    }
  | {
      /** Open once more than the rate of `calls` failed, closed once all have answered. */
      readonly kind: "sampling";
      readonly calls: number;
      readonly failureRate: number;
    }
  | {
      /** Whichever number is reached first; successes are asked first. */
      readonly kind: "counts";
      readonly successes: number;
      readonly failures: number;
    };

export interface HalfOpen {
  readonly permits?: number;
  readonly successesToClose?: number;
  /** What permits bound: probes in flight, all of a half-open period, or all of each `openMs` of it. */
  readonly admits?: "in-flight" | "total" | "per-period";
  /** A call beyond the permits is refused, or waits for the verdict, or for the probe it found. */
  readonly excess?: "refused" | "waits" | "waits-for-probe";
  /** What an ignored result does to the probe's permit, or to the state. */
  readonly ignored?: "gives-back" | "keeps" | "success" | "closes" | "failure";
  readonly verdict?: Verdict;
  /** The longest that half-open lasts, and what it then becomes. */
  readonly maxMs?: Ms;
  readonly becomes?: "open" | "closed";
}

export interface BreakerRules {
  readonly trip?: Trip;
  readonly openMs?: Ms;
  readonly openBackoff?: { readonly factor: number; readonly maxMs?: Ms };
  /** Open times one after another, over `openMs` and `openBackoff`; the last repeats. */
  readonly openStepsMs?: readonly Ms[];
  readonly halfOpen?: HalfOpen;
  readonly counts?: Counts;
  readonly honourRetryAfter?: boolean;
  readonly placement?: "attempt" | "call";
  readonly opens?: "lazy" | "timer";
  /** Lazy, but any result or look at it moves it too, not only a call. */
  readonly movesWhenTouched?: boolean;
  /** A call at exactly the open time: a probe (`through`), or still refused. */
  readonly atOpenTime?: "through" | "refused";
  readonly countLateResults?: boolean;
  /** What a late result that counts acts on: the present state, or that in which its call was let through. */
  readonly lateActsOn?: "present" | "admitted";
  /** The same as `countLateResults`, for probes of an earlier half-open period. */
  readonly countLateProbes?: boolean;
  /** In half-open, a late result hands back a permit that it never took. */
  readonly lateGivesPermit?: boolean;
  /** What the window hears: results in closed, results in every state, or those of closed and verdicts. */
  readonly windowHears?: "closed" | "all" | "verdicts";
  /** Closing empties the window. */
  readonly closingEmpties?: boolean;
  /** Calls in flight at most; one more is refused and counts as a failure. */
  readonly capacity?: number;
  /** It does not open so long after its creation. */
  readonly warmUpMs?: Ms;
}

/** One request: a bare moment, or a moment with answers given by hand and a visitor who may leave. */
export type Arrival =
  | Ms
  | {
      readonly atMs: Ms;
      readonly answers?: { readonly [hopId: string]: readonly Response[] };
      readonly cancelAtMs?: Ms;
    };

export type Arrivals =
  | readonly Arrival[]
  | { readonly everyMs: Ms; readonly count: number }
  | { readonly poissonPerSecond: number; readonly forMs: Ms };

export interface Forced {
  readonly breaker: string;
  readonly state: "open" | "closed";
  readonly fromMs: Ms;
  readonly toMs: Ms;
}

export interface Outage {
  readonly hop: string;
  readonly fromMs: Ms;
  readonly toMs: Ms;
  readonly result: AnswerResult;
  readonly durationMs: Duration;
}

export interface Restart {
  readonly atMs: Ms;
  readonly instance?: number;
}

export interface Instances {
  readonly count?: number;
  readonly breakers: "shared" | "each";
  readonly persisted?: boolean;
}

export interface Scenario {
  readonly version: 1;
  readonly title: string;
  readonly note?: string;
  readonly deadlineMs: Ms | null;
  readonly reserveMs?: Ms;
  readonly finishMs?: Ms;
  readonly budget?: Budget;
  readonly propagation?: Propagation;
  readonly seed: number;
  readonly hops: readonly Hop[];
  readonly breakers: { readonly [key: string]: BreakerRules };
  readonly arrivals: Arrivals;
  readonly untilMs?: Ms;
  readonly outages?: readonly Outage[];
  readonly restarts?: readonly Restart[];
  readonly forced?: readonly Forced[];
  readonly instances?: Instances;
  /** The layers around the operation; the run does not use them. */
  readonly ladder?: Ladder;
  readonly opensAt?: Frame;
}

/**
 * A frame of the run by what happens in it, never by an index, so that it survives edits and is the
 * same for whoever opens the link. `nth` tells apart moments that repeat (from 1).
 */
export interface Frame {
  readonly operation?: number;
  readonly hop?: string;
  readonly attempt?: number;
  readonly breaker?: string;
  readonly moment: Moment;
  readonly nth?: number;
}

/** The moments a frame can name, one for each type of event (`event.ts`). */
export const MOMENTS = [
  "arrival",
  "work",
  "worked",
  "asked",
  "start",
  "refused",
  "received",
  "answered",
  "end",
  "told",
  "breaker",
  "forced",
  "restart",
  "pause",
  "resume",
  "denied",
  "call",
  "cancel",
  "closing",
  "finish",
  "over",
] as const;
export type Moment = (typeof MOMENTS)[number];
