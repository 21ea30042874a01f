/**
 * A window that ages by whole buckets (or, with one endless bucket, not at all). What is counted in
 * a bucket leaves the window with it.
 */
import type { BucketsPlan } from "./breakerPlan";
import type { Ms } from "./scenario";

export interface Bucket {
  /** Its number since where buckets begin. */
  readonly id: number;
  readonly startMs: Ms;
  total: number;
  failures: number;
  slow: number;
  /** Failures since the last success of this bucket. */
  inRow: number;
}

export interface BucketWindow {
  readonly plan: BucketsPlan;
  readonly widthMs: number;
  createdAtMs: Ms;
  /** Where its buckets begin when they begin at a closing. */
  closedAtMs: Ms;
  /** Oldest first; only those in which something was counted. */
  buckets: Bucket[];
  /** The number of the bucket it has been aged to. */
  agedTo: number;
  total: number;
  failures: number;
  slow: number;
  inRow: number;
}

export function emptyBuckets(plan: BucketsPlan, nowMs: Ms): BucketWindow {
  return {
    plan,
    widthMs: plan.windowMs / plan.count,
    createdAtMs: nowMs,
    closedAtMs: nowMs,
    buckets: [],
    agedTo: 0,
    total: 0,
    failures: 0,
    slow: 0,
    inRow: 0,
  };
}

/** Empties it, and lets its buckets begin at this moment. */
export function beginBuckets(window: BucketWindow, nowMs: Ms): void {
  clearBuckets(window);
  window.createdAtMs = nowMs;
  window.closedAtMs = nowMs;
  window.agedTo = numberAt(window, nowMs);
}

export function clearBuckets(window: BucketWindow): void {
  window.buckets = [];
  window.total = 0;
  window.failures = 0;
  window.slow = 0;
  window.inRow = 0;
}

/** The number of the bucket that a moment is in, for buckets that do not begin at results. */
function numberAt({ plan, widthMs, createdAtMs, closedAtMs }: BucketWindow, atMs: Ms): number {
  switch (plan.from) {
    case "creation":
      return Math.floor((atMs - createdAtMs) / widthMs);
    case "closing":
      return Math.floor((atMs - closedAtMs) / widthMs);
    default:
      // Exact also where a bucket is no whole number of ms wide.
      return Math.floor((atMs * plan.count) / plan.windowMs);
  }
}

/** When a bucket began by the clock, though nothing was counted in it then. */
export function bucketStartMs(window: BucketWindow, { id, startMs }: Bucket): Ms {
  const { plan, widthMs, createdAtMs, closedAtMs } = window;
  switch (plan.from) {
    case "creation":
      return createdAtMs + id * widthMs;
    case "closing":
      return closedAtMs + id * widthMs;
    case "epoch":
      return id * widthMs;
    case "result":
      return startMs;
  }
}

function dropOldest(window: BucketWindow): void {
  const oldest = window.buckets.shift();
  if (oldest === undefined) return;
  // A row of failures that reaches back into the dropped bucket loses what was in it.
  const later = window.failures - oldest.failures;
  if (window.inRow === oldest.inRow + later) window.inRow -= oldest.inRow;
  window.total -= oldest.total;
  window.failures -= oldest.failures;
  window.slow -= oldest.slow;
}

/** Lets buckets fall out that are too old at `nowMs`. */
export function ageBuckets(window: BucketWindow, nowMs: Ms): void {
  const { plan } = window;
  if (plan.from === "result") {
    if (plan.dropsOne) return;
    while (window.buckets[0] !== undefined && nowMs - window.buckets[0].startMs >= plan.windowMs) {
      dropOldest(window);
    }
    return;
  }
  const now = numberAt(window, nowMs);
  if (now - window.agedTo >= plan.kept) clearBuckets(window);
  else while ((window.buckets[0]?.id ?? now) <= now - plan.kept) dropOldest(window);
  window.agedTo = now;
}

/** The bucket that something is counted in; null: it is gone already. */
function bucketFor(window: BucketWindow, nowMs: Ms, startedAtMs: Ms): Bucket | null {
  const { plan, buckets } = window;
  if (plan.from === "result") return bucketFromResult(window, nowMs);
  ageBuckets(window, nowMs);
  const id = numberAt(window, plan.creditedAt === "start" ? startedAtMs : nowMs);
  if (id <= window.agedTo - plan.kept) return null;
  const last = buckets.at(-1);
  if (last !== undefined && last.id === id) return last;
  if (last === undefined || last.id < id) return append(window, id, nowMs);
  const found = buckets.find((bucket) => bucket.id === id);
  if (found !== undefined) return found;
  const made = newBucket(id, nowMs);
  buckets.splice(
    buckets.findIndex((bucket) => bucket.id > id),
    0,
    made,
  );
  return made;
}

function bucketFromResult(window: BucketWindow, nowMs: Ms): Bucket {
  const { plan, buckets, widthMs } = window;
  const last = buckets.at(-1);
  const current =
    last === undefined || nowMs - last.startMs >= widthMs ? append(window, 0, nowMs) : last;
  if (!plan.dropsOne) ageBuckets(window, nowMs);
  else if (buckets.length > plan.count) dropOldest(window);
  return current;
}

function newBucket(id: number, startMs: Ms): Bucket {
  return { id, startMs, total: 0, failures: 0, slow: 0, inRow: 0 };
}

function append(window: BucketWindow, id: number, startMs: Ms): Bucket {
  const bucket = newBucket(id, startMs);
  window.buckets.push(bucket);
  return bucket;
}

/** Counts a call that asks, or is let through. */
export function countCall(window: BucketWindow, nowMs: Ms): void {
  const bucket = bucketFor(window, nowMs, nowMs);
  if (bucket === null) return;
  bucket.total++;
  window.total++;
}

/** Counts a result; `asTotal` when results are what failures are a share of. */
export function countResult(
  window: BucketWindow,
  nowMs: Ms,
  startedAtMs: Ms,
  failure: boolean,
  slow: boolean,
  asTotal: boolean,
): void {
  const bucket = bucketFor(window, nowMs, startedAtMs);
  if (bucket === null) return;
  if (asTotal) {
    bucket.total++;
    window.total++;
  }
  if (slow) {
    bucket.slow++;
    window.slow++;
  }
  if (failure) {
    bucket.failures++;
    window.failures++;
    bucket.inRow++;
    window.inRow++;
  } else {
    bucket.inRow = 0;
    window.inRow = 0;
  }
}

export interface Tally {
  readonly total: number;
  readonly failures: number;
  readonly slow: number;
}

/** What the whole buckets before the one of `nowMs` hold: what a timer at its edge can see. */
export function tallyBefore(window: BucketWindow, nowMs: Ms): Tally {
  const now = numberAt(window, nowMs);
  const tally = { total: 0, failures: 0, slow: 0 };
  for (const { id, total, failures, slow } of window.buckets) {
    if (id >= now || id < now - window.plan.count) continue;
    tally.total += total;
    tally.failures += failures;
    tally.slow += slow;
  }
  return tally;
}
