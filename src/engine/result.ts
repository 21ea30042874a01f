/** What `simulate` returns: the scenario format's "result", as plain data. Times are absolute. */
import type { Allowance, BreakerKind, CutBy, OperationStatus, RunEvent } from "./event";
import type { AnswerResult, AttemptStatus, Ms } from "./scenario";

export interface Attempt extends Allowance {
  readonly n: number;
  readonly parent: number | null;
  readonly hop: string;
  readonly attempt: number;
  /** null: it never ended (a ghost's child that hangs). */
  readonly status: AttemptStatus | null;
  readonly started: boolean;
  readonly startMs: Ms;
  readonly endMs: Ms | null;
  readonly spentMs: Ms | null;
  readonly cutBy: CutBy | null;
  readonly remainingAfterMs: Ms | null;
  readonly outcomeUnknown: boolean;
  readonly calleeStartMs: Ms | null;
  readonly calleeEndMs: Ms | null;
  readonly calleeResult: AnswerResult | "deadline_exceeded" | "cancelled" | null;
  readonly calleeDeadlineMs: Ms | null;
}

export interface Pause {
  readonly after: number;
  readonly startMs: Ms;
  readonly endMs: Ms;
  readonly why: "backoff" | "retry-after";
}

export interface Denied {
  readonly after: number;
  readonly atMs: Ms;
  readonly reason: "budget";
  readonly pauseMs: Ms;
  readonly usableMs: Ms;
}

export interface Operation {
  readonly id: number;
  readonly status: OperationStatus;
  readonly failedHop: string | null;
  readonly failedStatus: AttemptStatus | null;
  readonly startMs: Ms;
  readonly endMs: Ms;
  readonly lateMs: Ms;
  readonly ghostMs: Ms;
  readonly attempts: readonly Attempt[];
  readonly pauses: readonly Pause[];
  readonly denied: readonly Denied[];
}

export interface BreakerResult {
  readonly state: BreakerKind;
  readonly failures: number;
  readonly dependencyCalls: number;
  readonly refused: number;
  readonly probes: { readonly ok: number; readonly failed: number };
  readonly transitions: readonly {
    readonly atMs: Ms;
    readonly from: BreakerKind;
    readonly to: BreakerKind;
    /** The guard that held, as a formula: `failures 3 ≥ 3`. */
    readonly why: string;
  }[];
}

export interface Run {
  readonly version: 1;
  readonly operations: readonly Operation[];
  readonly breakers: { readonly [key: string]: BreakerResult };
  readonly calls: { readonly [hopId: string]: number };
  readonly endMs: Ms;
  readonly events: readonly RunEvent[];
}
