/** The requests of a run in columns of numbers, so that a long one is drawn whole without being read. */
import type { OperationStatus } from "./event";
import type { Run } from "./result";

export interface RunOutline {
  readonly startsMs: Float64Array<ArrayBuffer>;
  readonly lateMs: Float64Array<ArrayBuffer>;
  /** Places in `STATUSES`. */
  readonly statuses: Uint8Array<ArrayBuffer>;
  /** All that its requests made. */
  readonly attempts: number;
}

export const STATUSES: readonly OperationStatus[] = [
  "ok",
  "degraded",
  "deferred",
  "failed",
  "pending",
  "cancelled",
];

const outlines = new WeakMap<Run["operations"], RunOutline>();

export function outlineOf({ operations }: Run): RunOutline {
  const known = outlines.get(operations);
  if (known !== undefined) return known;
  const startsMs = new Float64Array(operations.length);
  const lateMs = startsMs.slice();
  const statuses = new Uint8Array(operations.length);
  let attempts = 0;
  for (const [k, operation] of operations.entries()) {
    startsMs[k] = operation.startMs;
    lateMs[k] = operation.lateMs;
    statuses[k] = STATUSES.indexOf(operation.status);
    attempts += operation.attempts.length;
  }
  const outline = { startsMs, lateMs, statuses, attempts };
  outlines.set(operations, outline);
  return outline;
}

/** Of a run that was made elsewhere. */
export function adoptOutline({ operations }: Run, outline: RunOutline): void {
  outlines.set(operations, outline);
}
