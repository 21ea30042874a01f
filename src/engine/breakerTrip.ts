/** What a breaker counts, and when that opens it. */
import { type Cell, emptyTrip, isSlow, type Told } from "./breakerCell";
import { ageBuckets, countCall, countResult, type Tally, tallyBefore } from "./bucketWindow";
import type { Cause } from "./event";
import type { Ms, RateIn, Trip } from "./scenario";
import { addSample, keepLast, keepYoung, totalIn } from "./window";

type Rated = Exclude<Trip, { readonly kind: "consecutive" }>;

/** Whether `count` of `total` reach the rate, or are more than it. */
export function reaches(
  count: number,
  total: number,
  rate: number,
  strict: boolean,
  rateIn: RateIn,
): boolean {
  const [share, limit] = compared(count, total, rate, rateIn);
  return strict ? share > limit : share >= limit;
}

function compared(count: number, total: number, rate: number, rateIn: RateIn): [number, number] {
  switch (rateIn) {
    case "share":
      return [count / total, rate];
    case "product":
      return [count, rate * total];
    case "percent":
      return [(count / total) * 100, percents(rate)];
    case "hundredths":
      return [hundredths(count / total), rate];
    case "whole-percent":
      return [Math.floor((count / total) * 100), percents(rate)];
  }
}

/** The share that was reached, and how it was compared where that is not plain. */
export function rateCause(
  rule: "failure_rate" | "slow_rate",
  counted: number,
  total: number,
  rate: number,
  strict: boolean,
  rateIn: RateIn,
): Cause {
  return {
    rule,
    counted,
    total,
    rate,
    ...(strict && { strict }),
    ...(rateIn === "hundredths" && { rounded: hundredths(counted / total) }),
  };
}

/** Percents as they were written: 0.07 is 7, not 7.000000000000001. */
function percents(rate: number): number {
  return Math.round(rate * 1e6) / 1e4;
}

export function hundredths(share: number): number {
  return Math.round(share * 100) / 100;
}

/** Counts a result; whether it opens the breaker is for `judge`. */
export function record(cell: Cell, nowMs: Ms, told: Told): void {
  const failure = told.counted === "failure";
  if (cell.window !== null) {
    addSample(cell.window, { atMs: nowMs, failure, slow: isSlow(cell, told) });
  } else if (cell.buckets !== null) {
    const asTotal = cell.rules.tripPlan.counted === "results";
    const startedAtMs = nowMs - told.spentMs;
    countResult(cell.buckets, nowMs, startedAtMs, failure, isSlow(cell, told), asTotal);
  } else {
    cell.failures = failure ? cell.failures + 1 : 0;
    return;
  }
  age(cell, nowMs);
}

/** Counts a call by what it was before its result is known. */
export function countAsked(cell: Cell, nowMs: Ms): void {
  if (cell.buckets !== null) countCall(cell.buckets, nowMs);
}

/** Failures in a row, or in the window as it stands. */
export function failuresNow({ rules, buckets, window, failures }: Cell): number {
  if (buckets === null) return window?.failures ?? failures;
  return rules.trip.kind === "consecutive" ? buckets.inRow : buckets.failures;
}

/** Lets what is too old fall out. */
function age(cell: Cell, nowMs: Ms): void {
  const { window, buckets } = cell;
  const { trip } = cell.rules;
  if (buckets !== null) {
    ageBuckets(buckets, nowMs);
    cell.failures = failuresNow(cell);
    return;
  }
  if (window === null) return;
  if (trip.kind === "count") keepLast(window, trip.size);
  if (trip.kind === "time") keepYoung(window, nowMs, trip.windowMs);
  cell.failures = window.failures;
}

/** Lets results fall out of a closed breaker's window; what it counted when it opened stays. */
export function ageWindow(cell: Cell, nowMs: Ms): void {
  if (cell.kind === "closed") age(cell, nowMs);
}

/** While closed, what is known is thrown away now and then (`clearEveryMs`): calls in flight are then late. */
export function clearIfOver(cell: Cell, nowMs: Ms): void {
  const { clearEveryMs } = cell.rules.tripPlan;
  if (clearEveryMs === null || nowMs <= cell.clearedAtMs + clearEveryMs) return;
  emptyTrip(cell);
  cell.clearedAtMs = nowMs;
  cell.generation++;
}

/** Whether what was counted opens the breaker, after a result that was a failure or not. */
export function judge(cell: Cell, nowMs: Ms, failure: boolean): Cause | null {
  const { trip, tripPlan } = cell.rules;
  if (tripPlan.judgedEveryMs !== null) return null;
  if (!failure && tripPlan.judgedOn === "failures") return null;
  return trip.kind === "consecutive"
    ? inRow(cell, nowMs, trip.failures)
    : byRate(cell, nowMs, trip, tallyOf(cell));
}

/** The same by the breaker's own timer, which sees what was counted before its moment. */
export function judgeByTimer(cell: Cell, nowMs: Ms): Cause | null {
  if (cell.kind !== "closed" || cell.forced !== null) return null;
  const { trip } = cell.rules;
  if (trip.kind === "consecutive") return inRow(cell, nowMs, trip.failures);
  if (cell.buckets !== null) return byRate(cell, nowMs, trip, tallyBefore(cell.buckets, nowMs));
  age(cell, nowMs);
  return byRate(cell, nowMs, trip, tallyOf(cell));
}

/** What it is judged by now. */
export function tallyOf({ buckets, window, failures }: Cell): Tally {
  if (buckets !== null) return buckets;
  if (window === null) return { total: failures, failures, slow: 0 };
  return { total: totalIn(window), failures: window.failures, slow: window.slow };
}

/** Too young to open. */
export function warmsUp({ rules, createdAtMs }: Cell, nowMs: Ms): boolean {
  return rules.warmUpMs > 0 && nowMs < createdAtMs + rules.warmUpMs;
}

function inRow(cell: Cell, nowMs: Ms, threshold: number): Cause | null {
  const { failures } = cell;
  if (failures < threshold || warmsUp(cell, nowMs)) return null;
  return { rule: "failures", failures, threshold };
}

function byRate(cell: Cell, nowMs: Ms, trip: Rated, tally: Tally): Cause | null {
  const { total, failures, slow } = tally;
  const { minCalls, failures: most, strict, rateIn } = cell.rules.tripPlan;
  if (total < minCalls || warmsUp(cell, nowMs)) return null;
  if (most !== null) {
    return failures < most ? null : { rule: "failures", failures, threshold: most };
  }
  if (reaches(failures, total, trip.failureRate, strict, rateIn)) {
    return rateCause("failure_rate", failures, total, trip.failureRate, strict, rateIn);
  }
  if (trip.slowRate === undefined) return null;
  if (!reaches(slow, total, trip.slowRate, strict, rateIn)) return null;
  return rateCause("slow_rate", slow, total, trip.slowRate, strict, rateIn);
}
