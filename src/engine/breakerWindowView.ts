/** What a breaker's window holds, as plain data: one result, or one bucket, after another. */
import type { Cell } from "./breakerCell";
import { tallyOf } from "./breakerTrip";
import { ageBuckets, type BucketWindow, bucketStartMs, type Tally } from "./bucketWindow";
import type { BreakerPlan } from "./plan";
import type { Ms } from "./scenario";
import { keepYoung } from "./window";

export interface WindowResult {
  readonly atMs: Ms;
  readonly failure: boolean;
  readonly slow: boolean;
  /** When it falls out by age; null: only when newer ones push it out. */
  readonly leavesAtMs: Ms | null;
}

export interface WindowBucket extends Tally {
  readonly startMs: Ms;
  readonly endMs: Ms;
  readonly leavesAtMs: Ms | null;
}

/** Oldest first. `agesNow` is false while it stands as it was when the breaker opened. */
export type WindowView =
  | {
      readonly kind: "calls";
      readonly size: number;
      readonly results: readonly WindowResult[];
      readonly agesNow: boolean;
    }
  | {
      readonly kind: "sliding";
      readonly windowMs: Ms;
      readonly toMs: Ms;
      readonly results: readonly WindowResult[];
      readonly agesNow: boolean;
    }
  | {
      readonly kind: "buckets";
      readonly windowMs: Ms;
      readonly toMs: Ms;
      readonly buckets: readonly WindowBucket[];
      readonly agesNow: boolean;
    }
  /** It has no edge: what was counted is only ever forgotten as a whole. */
  | { readonly kind: "whole"; readonly tally: Tally; readonly agesNow: boolean };

/** Whether results are heard, and age, while it is not closed. */
export function hearsWhileOpen({ windowHears }: BreakerPlan): boolean {
  return windowHears === "all";
}

export function windowView(cell: Cell, toMs: Ms, agesNow: boolean): WindowView | null {
  const { window, buckets, rules } = cell;
  const { trip } = rules;
  if (buckets !== null) {
    const { windowMs } = buckets.plan;
    if (windowMs === Number.MAX_SAFE_INTEGER)
      return { kind: "whole", tally: tallyAt(cell), agesNow };
    if (agesNow) ageBuckets(buckets, toMs);
    return { kind: "buckets", windowMs, toMs, buckets: bucketViews(buckets), agesNow };
  }
  if (window === null || trip.kind === "consecutive") return null;
  if (trip.kind === "time" && agesNow) keepYoung(window, toMs, trip.windowMs);
  const results = window.samples.slice(window.from).map(({ atMs, failure, slow }) => ({
    atMs,
    failure,
    slow,
    leavesAtMs: trip.kind === "time" ? atMs + trip.windowMs : null,
  }));
  return trip.kind === "time"
    ? { kind: "sliding", windowMs: trip.windowMs, toMs, results, agesNow }
    : { kind: "calls", size: trip.size, results, agesNow };
}

function bucketViews(window: BucketWindow): readonly WindowBucket[] {
  const { plan, widthMs, buckets } = window;
  return buckets.map((bucket) => {
    const startMs = bucketStartMs(window, bucket);
    const { total, failures, slow } = bucket;
    const keptMs = plan.from === "result" ? plan.windowMs : plan.kept * widthMs;
    const leavesAtMs = plan.dropsOne ? null : startMs + keptMs;
    return { startMs, endMs: startMs + widthMs, leavesAtMs, total, failures, slow };
  });
}

export function tallyAt(cell: Cell): Tally {
  const { total, failures, slow } = tallyOf(cell);
  return { total, failures, slow };
}
