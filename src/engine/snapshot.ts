/**
 * The state of a run at one step: a pure function of events 0..step, so that stepping back is as
 * exact as stepping on. Everything the stage draws is read from here.
 */
import { breakerViews } from "./breakerView";
import type { Allowance, BreakerState, CutBy, FinishEvent, RefusalReason, RunEvent } from "./event";
import { operationView } from "./operationView";
import type { Run } from "./result";
import type { AttemptStatus, Ms } from "./scenario";

export interface WorkView {
  readonly hop: string;
  readonly startMs: Ms;
  /** When it will end if nothing ends it from outside. */
  readonly plannedEndMs: Ms;
  /** null while it runs. */
  readonly endMs: Ms | null;
  readonly status: "ok" | "cancelled" | null;
}

export interface AttemptView extends Allowance {
  readonly n: number;
  readonly parent: number | null;
  readonly hop: string;
  readonly attempt: number;
  readonly startMs: Ms;
  /** null while its caller waits. */
  readonly endMs: Ms | null;
  readonly status: AttemptStatus | null;
  /** Why it was not made; null when it was. */
  readonly refused: RefusalReason | null;
  readonly reopensAtMs: Ms | null;
  readonly breaker: string | null;
  readonly probe: boolean;
  readonly sent: boolean;
  readonly cutBy: CutBy | null;
  readonly outcomeUnknown: boolean;
  readonly remainingAfterMs: Ms | null;
  readonly calleeStartMs: Ms | null;
  /** null while the callee works, also past its caller's cut: ghost work. */
  readonly calleeEndMs: Ms | null;
  readonly calleeResult: string | null;
}

export interface PauseView {
  /** The attempt (`n`) after which it comes. */
  readonly after: number;
  readonly hop: string;
  readonly startMs: Ms;
  readonly untilMs: Ms;
  readonly endMs: Ms | null;
  readonly why: "backoff" | "retry-after";
}

export interface DeniedView {
  readonly after: number;
  readonly hop: string;
  readonly atMs: Ms;
  readonly pauseMs: Ms;
  readonly usableMs: Ms;
}

/** One request as far as the cursor. */
export interface OperationView {
  readonly id: number;
  readonly startMs: Ms;
  readonly deadlineAtMs: Ms | null;
  readonly works: readonly WorkView[];
  readonly attempts: readonly AttemptView[];
  readonly pauses: readonly PauseView[];
  readonly denied: readonly DeniedView[];
  readonly closing: WorkView | null;
  readonly cancelledAtMs: Ms | null;
  readonly finish: FinishEvent | null;
}

export interface BreakerView {
  readonly state: BreakerState;
  /** Attempts that reached the dependency through this breaker. */
  readonly reached: number;
  readonly refused: number;
  readonly probes: { readonly ok: number; readonly failed: number };
}

export interface Snapshot {
  readonly step: number;
  readonly event: RunEvent;
  readonly atMs: Ms;
  /** The request at the cursor: the one the step's event belongs to, or the last before it. */
  readonly operation: OperationView | null;
  readonly breakers: { readonly [key: string]: BreakerView };
}

/** Folds events 0..`step` (kept within the run) into what they add up to. */
export function snapshotAt(run: Run, step: number): Snapshot {
  const { events } = run;
  const last = Math.min(Math.max(0, step), events.length - 1);
  const event = events[last];
  if (event === undefined) throw new RangeError("a run recorded without events has no steps");
  const id = operationAt(events, last);
  return {
    step: last,
    event,
    atMs: event.atMs,
    operation: id === null ? null : operationView(events, last, id),
    breakers: breakerViews(run, last),
  };
}

/** The request an event belongs to, else the last one before it that something happened to. */
function operationAt(events: readonly RunEvent[], step: number): number | null {
  for (let k = step; k >= 0; k--) {
    const operation = events[k]?.operation ?? null;
    if (operation !== null) return operation;
  }
  return null;
}
