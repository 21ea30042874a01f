/**
 * The story of a run: one object a happening, in time order. Everything on the screen is drawn from
 * it. The `type` of an event is also the `moment` by which a `Frame` names it.
 *
 * Every event has `type`, `atMs`, `operation` (null where no request is behind it), `hop` and
 * `attempt` (null where none is meant; `attempt` counts from 1 within one call).
 */
import type { AnswerResult, AttemptStatus, Counted, Moment, Ms, WhenItFails } from "./scenario";

/** The arithmetic of one attempt (model, section 1); null means unlimited. */
export interface Allowance {
  readonly ownTimeoutMs: Ms | null;
  readonly remainingMs: Ms | null;
  readonly reserveMs: Ms;
  readonly marginMs: Ms;
  readonly usableMs: Ms | null;
  readonly allowedMs: Ms | null;
  readonly boundBy: BoundBy;
}

export type BoundBy = "own" | "budget" | "nothing";
export type CutBy = "own" | "budget" | "connect" | "read";
export type OperationStatus = "ok" | "degraded" | "deferred" | "failed" | "pending" | "cancelled";

/** What a breaker is, as plain data; times are instants on the run's clock. */
export type BreakerState = {
  /** Failures in a row (or in the window) while closed; kept, unchanged, until it closes again. */
  readonly failures: number;
  /** Probes that failed since it last closed: the exponent of `openBackoff`. */
  readonly failedProbes: number;
  /** No probe starts before this moment, which a Retry-After named; null when none did. */
  readonly namedAtMs: Ms | null;
  readonly forced: "open" | "closed" | null;
} & (
  | { readonly kind: "closed" }
  /** `reopensAtMs`: when its time is over; some still refuse at that very moment. */
  | { readonly kind: "open"; readonly openedAtMs: Ms; readonly reopensAtMs: Ms }
  | { readonly kind: "half-open"; readonly probesInFlight: number; readonly successes: number }
);
export type BreakerKind = BreakerState["kind"];

/** Why an attempt was not made. `nothing_left` is the budget's; the others are the breaker's. */
export type RefusalReason = "nothing_left" | BreakerRefusal;
export type BreakerRefusal = "open" | "retry_after" | "probe_limit" | "forced" | "capacity";

/** Why a breaker changed its state, with the figures that made it do so. */
export type Cause =
  | { readonly rule: "failures"; readonly failures: number; readonly threshold: number }
  | {
      readonly rule: "failure_rate" | "slow_rate";
      /** How many of `total` failed, or were slow. */
      readonly counted: number;
      readonly total: number;
      readonly rate: number;
      /** The rate had to be exceeded. */
      readonly strict?: true;
      /** The share as it was compared, where it is rounded first. */
      readonly rounded?: number;
    }
  | {
      readonly rule: "rate_below";
      readonly counted: number;
      readonly total: number;
      readonly rate: number;
      /** The rate would have had to be exceeded: as much as it closes too. */
      readonly strict?: true;
    }
  | { readonly rule: "open_time_over"; readonly waitedMs: Ms }
  | {
      readonly rule: "half_open_time_over";
      readonly waitedMs: Ms;
      readonly to: "open" | "closed";
    }
  | { readonly rule: "probe_failed"; readonly status: AttemptStatus }
  /** An ignored result closed it, without being a success. */
  | { readonly rule: "probe_ignored"; readonly status: AttemptStatus }
  | { readonly rule: "successes"; readonly successes: number; readonly needed: number }
  | { readonly rule: "forced"; readonly to: "open" | "closed" }
  | { readonly rule: "released" }
  | { readonly rule: "restarted" };

interface Base<T extends Moment> {
  readonly type: T;
  readonly atMs: Ms;
  readonly operation: number | null;
  readonly hop: string | null;
  readonly attempt: number | null;
}
interface OfOperation<T extends Moment> extends Base<T> {
  readonly operation: number;
}
interface OfHop<T extends Moment> extends OfOperation<T> {
  readonly hop: string;
}
/** `n` numbers the operation's attempts in the order they were asked for. */
interface OfAttempt<T extends Moment> extends OfHop<T> {
  readonly attempt: number;
  readonly n: number;
}

/** A request reaches the edge. */
export interface ArrivalEvent extends OfOperation<"arrival"> {
  readonly deadlineAtMs: Ms | null;
}
/** A `work` hop begins; it will take `durationMs` unless it is ended from outside. */
export interface WorkEvent extends OfHop<"work"> {
  /** The attempt that its callee works for; null at the edge. */
  readonly parent: number | null;
  readonly durationMs: Ms;
}
export interface WorkedEvent extends OfHop<"worked"> {
  readonly parent: number | null;
  readonly status: "ok" | "cancelled";
  readonly spentMs: Ms;
  /** How much of it came after somebody above had stopped listening. */
  readonly ghostMs: Ms;
}
/** A breaker was asked for a permit; `after` is its state then. A refusal follows as `refused`. */
export interface AskedEvent extends OfHop<"asked"> {
  readonly attempt: number;
  readonly breaker: string;
  readonly admitted: boolean;
  readonly probe: boolean;
  /** Neither let through nor refused: it waits for the verdict, and is then asked for again. */
  readonly waits?: true;
  /** Let through after a wait: whether its request goes out now. */
  readonly sent?: boolean;
  readonly after: BreakerState;
}
/** An attempt begins, with the time it was allowed. */
export interface StartEvent extends OfAttempt<"start">, Allowance {
  readonly parent: number | null;
  /** False for a `local` fault: it takes its time, but nothing goes over the wire. */
  readonly sent: boolean;
  readonly breaker: string | null;
  readonly probe: boolean;
}
/** An attempt is not made: nothing is left, or the breaker says no. It spends nothing. */
export interface RefusedEvent extends OfAttempt<"refused">, Allowance {
  readonly parent: number | null;
  readonly status: "deadline_exceeded" | "circuit_open";
  readonly reason: RefusalReason;
  readonly breaker: string | null;
  /** When an open breaker would next let a probe through; null when time alone will not do it. */
  readonly reopensAtMs: Ms | null;
}
/** The request is at its callee, which believes `calleeDeadlineMs` (null: it was told nothing). */
export interface ReceivedEvent extends OfAttempt<"received"> {
  readonly calleeDeadlineMs: Ms | null;
}
/** The callee is done: it answered or stopped. `heard` is false when nobody listens any more. */
export interface AnsweredEvent extends OfAttempt<"answered"> {
  readonly result: AnswerResult | "deadline_exceeded" | "cancelled";
  readonly heard: boolean;
  readonly ghostMs: Ms;
}
/** An attempt ends, as its caller sees it. */
export interface EndEvent extends OfAttempt<"end"> {
  readonly status: Exclude<AttemptStatus, "circuit_open">;
  readonly spentMs: Ms;
  readonly remainingAfterMs: Ms | null;
  readonly cutBy: CutBy | null;
  readonly outcomeUnknown: boolean;
}
/** A breaker hears a result. `late`: its call was admitted before the last transition. */
export interface ToldEvent extends OfHop<"told"> {
  readonly attempt: number;
  readonly breaker: string;
  readonly status: Exclude<AttemptStatus, "circuit_open">;
  readonly counted: Counted;
  readonly late: boolean;
  readonly probe: boolean;
  readonly after: BreakerState;
}
/** A breaker changes its state. */
export interface BreakerEvent extends Base<"breaker"> {
  readonly breaker: string;
  readonly from: BreakerKind;
  readonly to: BreakerKind;
  readonly cause: Cause;
  readonly after: BreakerState;
}
/** A forced state begins (`to` says which) or ends (`to` null: closed and zeroed). */
export interface ForcedEvent extends Base<"forced"> {
  readonly breaker: string;
  readonly to: "open" | "closed" | null;
  readonly after: BreakerState;
}
/** Instances forget what their breakers knew; `instance` null: all of them. */
export interface RestartEvent extends Base<"restart"> {
  readonly instance: number | null;
}
/** A pause before a retry begins; it was planned to end at `untilMs`. `n` is the attempt before it. */
export interface PauseEvent extends OfAttempt<"pause"> {
  readonly pauseMs: Ms;
  readonly untilMs: Ms;
  readonly why: "backoff" | "retry-after";
  readonly usableMs: Ms | null;
}
export interface ResumeEvent extends OfAttempt<"resume"> {
  readonly cancelled: boolean;
}
/** A retry is denied before its pause: it cannot fit in what is left. */
export interface DeniedEvent extends OfAttempt<"denied"> {
  readonly reason: "budget";
  readonly pauseMs: Ms;
  readonly usableMs: Ms;
  readonly minUsefulMs: Ms;
  readonly why: "backoff" | "retry-after";
}
/** A call with all its attempts is over. `next` says what its caller does then. */
export interface CallEvent extends OfHop<"call"> {
  readonly status: AttemptStatus;
  readonly attempts: number;
  readonly next: "go_on" | WhenItFails;
}
/** The visitor leaves. */
export type CancelEvent = OfOperation<"cancel">;
/** The edge's closing work begins. */
export interface ClosingEvent extends OfOperation<"closing"> {
  readonly durationMs: Ms;
}
/** The edge answers: the operation is over, whatever goes on below. */
export interface FinishEvent extends OfOperation<"finish"> {
  readonly status: OperationStatus;
  readonly failedHop: string | null;
  readonly failedStatus: AttemptStatus | null;
  readonly spentMs: Ms;
  readonly lateMs: Ms;
}
/** The run is over: the last callee has stopped, and `untilMs` has come. */
export type OverEvent = Base<"over">;

export type RunEvent =
  | ArrivalEvent
  | WorkEvent
  | WorkedEvent
  | AskedEvent
  | StartEvent
  | RefusedEvent
  | ReceivedEvent
  | AnsweredEvent
  | EndEvent
  | ToldEvent
  | BreakerEvent
  | ForcedEvent
  | RestartEvent
  | PauseEvent
  | ResumeEvent
  | DeniedEvent
  | CallEvent
  | CancelEvent
  | ClosingEvent
  | FinishEvent
  | OverEvent;

/** The large steps (`../../docs/events.md`); every other event is a small step. */
const DECISIONS: ReadonlySet<Moment> = new Set<Moment>([
  "arrival",
  "start",
  "refused",
  "end",
  "breaker",
  "pause",
  "denied",
  "finish",
]);

export function isDecision(event: RunEvent): boolean {
  return DECISIONS.has(event.type);
}
