/** What a request, or a whole run, comes to: the figures that two settings are told apart by. */
import { dictionary } from "./dictionary";
import type { OperationStatus } from "./event";
import type { Attempt, Operation, Run } from "./result";
import { spanOf } from "./runIndex";
import type { AttemptStatus, Ms } from "./scenario";

/** Calls by hop id: requests that were really sent, retries included. */
export type CallCounts = { readonly [hopId: string]: number };

export interface Work {
  readonly calls: CallCounts;
  readonly ghostMs: Ms;
  /** Writes of which nobody knows whether they happened. */
  readonly unknown: number;
  /** Attempts that were not made: a breaker refused them, or nothing was left. */
  readonly refused: number;
}

export interface RequestTotals extends Work {
  readonly id: number;
  readonly status: OperationStatus;
  readonly failedHop: string | null;
  readonly failedStatus: AttemptStatus | null;
  /** From its arrival to its answer. */
  readonly tookMs: Ms;
  readonly lateMs: Ms;
}

export interface RunTotals extends Work {
  readonly requests: number;
  readonly endings: { readonly [status in OperationStatus]: number };
  readonly late: number;
  /** The longest that a request took; 0 when none came. */
  readonly longestMs: Ms;
  readonly endMs: Ms;
}

/** null when the run has no such request. */
export function requestTotals(run: Run, id: number): RequestTotals | null {
  const operation = run.operations[id - 1];
  if (operation === undefined) return null;
  const calls = dictionary<number>();
  for (const hopId of Object.keys(run.calls)) calls[hopId] = 0;
  const [from, to] = spanOf(run.events, id);
  for (let k = from; k < to; k++) {
    const event = run.events[k];
    if (event?.type !== "start" || event.operation !== id || !event.sent) continue;
    calls[event.hop] = (calls[event.hop] ?? 0) + 1;
  }
  const { status, failedHop, failedStatus, startMs, endMs, lateMs, ghostMs } = operation;
  const tookMs = endMs - startMs;
  const counted = { unknown: unknownIn(operation), refused: refusedIn(operation) };
  return { id, status, failedHop, failedStatus, tookMs, lateMs, calls, ghostMs, ...counted };
}

const known = new WeakMap<Run, RunTotals>();

/** Of a run that was made elsewhere. */
export function adoptTotals(run: Run, totals: RunTotals): void {
  known.set(run, { ...totals, calls: run.calls });
}

export function runTotals(run: Run): RunTotals {
  const there = known.get(run);
  if (there !== undefined) return there;
  const { operations, calls, endMs } = run;
  const endings = { ok: 0, degraded: 0, deferred: 0, failed: 0, pending: 0, cancelled: 0 };
  const sum = { late: 0, longestMs: 0, ghostMs: 0, unknown: 0, refused: 0 };
  for (const operation of operations) {
    endings[operation.status] += 1;
    if (operation.lateMs > 0) sum.late += 1;
    sum.longestMs = Math.max(sum.longestMs, operation.endMs - operation.startMs);
    sum.ghostMs += operation.ghostMs;
    sum.unknown += unknownIn(operation);
    sum.refused += refusedIn(operation);
  }
  return { requests: operations.length, endings, calls, endMs, ...sum };
}

function unknownIn({ attempts }: Operation): number {
  return countOf(attempts, ({ outcomeUnknown }) => outcomeUnknown);
}

function refusedIn({ attempts }: Operation): number {
  return countOf(attempts, ({ started }) => !started);
}

function countOf(attempts: readonly Attempt[], fits: (attempt: Attempt) => boolean): number {
  return attempts.reduce((count, attempt) => (fits(attempt) ? count + 1 : count), 0);
}
