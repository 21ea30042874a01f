/**
 * The state of a run at one step: a pure function of events 0..step, so that stepping back is as
 * exact as stepping on. Everything the stage draws is read from here.
 */
import { type BreakerView, breakerViews } from "./breakerView";
import type { RunEvent } from "./event";
import { type OperationView, operationView } from "./operationView";
import type { Run } from "./result";
import type { Ms } from "./scenario";

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
  const mine = lastOfOperation(events, last);
  return {
    step: last,
    event,
    atMs: event.atMs,
    operation: operationView(events, mine, last),
    breakers: breakerViews(run, last),
  };
}

/** The step of the last event that a request is behind; 0 when there is none yet. */
function lastOfOperation(events: readonly RunEvent[], step: number): number {
  let k = step;
  while (k > 0 && (events[k]?.operation ?? null) === null) k--;
  return k;
}
