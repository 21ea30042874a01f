/** The requests of a run in columns of numbers, so that a long one is drawn whole without being read. */
import { type RequestEnd, requestEnd } from "./requestEnd";
import type { Run } from "./result";

export interface RunOutline {
  readonly startsMs: Float64Array<ArrayBuffer>;
  /** By how they ended: which requests, counted from 0. */
  readonly ends: ReadonlyMap<RequestEnd, Int32Array<ArrayBuffer>>;
  /** All that its requests made. */
  readonly attempts: number;
}

const outlines = new WeakMap<Run["operations"], RunOutline>();

export function outlineOf({ operations }: Run): RunOutline {
  const known = outlines.get(operations);
  if (known !== undefined) return known;
  const startsMs = new Float64Array(operations.length);
  const ends = new Map<RequestEnd, number[]>();
  let attempts = 0;
  for (const [k, operation] of operations.entries()) {
    const end = requestEnd(operation);
    const alike = ends.get(end) ?? [];
    ends.set(end, alike);
    alike.push(k);
    startsMs[k] = operation.startMs;
    attempts += operation.attempts.length;
  }
  const columns = [...ends].map(([end, alike]) => [end, new Int32Array(alike)] as const);
  const outline = { startsMs, ends: new Map(columns), attempts };
  outlines.set(operations, outline);
  return outline;
}

/** Of a run that was made elsewhere. */
export function adoptOutline({ operations }: Run, outline: RunOutline): void {
  outlines.set(operations, outline);
}
