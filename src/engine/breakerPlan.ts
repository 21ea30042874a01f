/** A breaker's rules with every default filled in: each rule once, by its own name. */
import type { BreakerPlan } from "./plan";
import type {
  BreakerRules,
  Buckets,
  Counting,
  HalfOpen,
  Ms,
  RateIn,
  Trip,
  Verdict,
} from "./scenario";

export interface BucketsPlan {
  readonly count: number;
  /** One more where a timer judges, at whose edge a newer bucket may have begun already. */
  readonly kept: number;
  readonly windowMs: Ms;
  readonly from: Buckets["from"];
  readonly dropsOne: boolean;
  readonly creditedAt: "end" | "start";
}

/** What opens a closed breaker. */
export interface TripPlan {
  /** null: sliding, or no window. */
  readonly buckets: BucketsPlan | null;
  readonly judgedOn: "results" | "failures";
  readonly judgedEveryMs: Ms | null;
  readonly clearEveryMs: Ms | null;
  readonly strict: boolean;
  readonly rateIn: RateIn;
  /** So many failures in the window, whatever the rate; null: the rate. */
  readonly failures: number | null;
  readonly counted: "results" | "admissions" | "asks";
  /** At most the size of a count window. */
  readonly minCalls: number;
}

export interface BreakerOptions {
  /** Time and calls that ask change nothing in closed: the quick way. */
  readonly quick: boolean;
  readonly tripPlan: TripPlan;
  readonly openStepsMs: readonly Ms[] | null;
  readonly permits: number;
  readonly successesToClose: number;
  readonly admits: NonNullable<HalfOpen["admits"]>;
  readonly excess: NonNullable<HalfOpen["excess"]>;
  readonly ignoredProbe: NonNullable<HalfOpen["ignored"]>;
  readonly verdict: Verdict | null;
  /** How long half-open lasts at most, and what follows; null: for ever. */
  readonly lease: { readonly ms: Ms; readonly becomes: "open" | "closed" } | null;
  readonly movesWhenTouched: boolean;
  readonly atOpenTime: "through" | "refused";
  readonly countLateResults: boolean;
  readonly countLateProbes: boolean;
  readonly lateActsOn: "present" | "admitted";
  readonly lateGivesPermit: boolean;
  readonly windowHears: "closed" | "all" | "verdicts";
  readonly closingEmpties: boolean;
  readonly capacity: number | null;
  readonly warmUpMs: Ms;
}

/** A window without an edge: what it holds is only ever thrown away whole. */
const ENDLESS: BucketsPlan = {
  count: 1,
  kept: 1,
  windowMs: Number.MAX_SAFE_INTEGER,
  from: "epoch",
  dropsOne: false,
  creditedAt: "end",
};

function bucketsPlan(windowMs: Ms, buckets: Buckets, byTimer: boolean): BucketsPlan {
  return {
    count: buckets.count,
    kept: byTimer ? buckets.count + 1 : buckets.count,
    windowMs,
    from: buckets.from,
    dropsOne: buckets.dropsOne ?? false,
    creditedAt: buckets.creditedAt ?? "end",
  };
}

function bucketsOf(trip: Trip): BucketsPlan | null {
  if (trip.kind !== "count") {
    const { windowMs, buckets } = trip;
    if (windowMs !== undefined && buckets !== undefined) {
      return bucketsPlan(windowMs, buckets, trip.judgedEveryMs !== undefined);
    }
  }
  // Calls that ask are not results, so there is no last so-many of them.
  const asksCount = trip.kind !== "consecutive" && (trip.counted ?? "results") !== "results";
  return asksCount ? ENDLESS : null;
}

function tripPlan(trip: Trip): TripPlan {
  const counting = trip.kind === "consecutive" ? UNCOUNTED : trip;
  const minCalls = counting.minCalls ?? 1;
  return {
    buckets: bucketsOf(trip),
    judgedOn: trip.judgedOn ?? "results",
    judgedEveryMs: trip.judgedEveryMs ?? null,
    clearEveryMs: trip.clearEveryMs ?? null,
    strict: counting.strict ?? false,
    rateIn: counting.rateIn ?? "share",
    failures: trip.failures ?? null,
    counted: counting.counted ?? "results",
    minCalls: trip.kind === "count" ? Math.min(minCalls, trip.size) : minCalls,
  };
}

/** Failures in a row are no share of anything. */
const UNCOUNTED: Counting & { readonly minCalls?: number } = {};

function leaseOf(halfOpen: HalfOpen | undefined): BreakerOptions["lease"] {
  if (halfOpen?.maxMs === undefined) return null;
  return { ms: halfOpen.maxMs, becomes: halfOpen.becomes ?? "open" };
}

/** One literal, all keys in one order: a breaker reads its rules at each call. */
export function breakerPlanOf(
  key: string,
  rules: BreakerRules,
  trip: Trip,
  counts: BreakerPlan["counts"],
): BreakerPlan {
  const { halfOpen, openBackoff } = rules;
  const countLateResults = rules.countLateResults ?? false;
  const planned = tripPlan(trip);
  return {
    key,
    trip,
    tripPlan: planned,
    quick:
      rules.capacity === undefined && planned.buckets === null && planned.clearEveryMs === null,
    openMs: rules.openMs ?? 10_000,
    openBackoff:
      openBackoff === undefined
        ? null
        : { factor: openBackoff.factor, maxMs: openBackoff.maxMs ?? null },
    openStepsMs: rules.openStepsMs ?? null,
    permits: halfOpen?.permits ?? 1,
    successesToClose: halfOpen?.successesToClose ?? 1,
    admits: halfOpen?.admits ?? "in-flight",
    excess: halfOpen?.excess ?? "refused",
    ignoredProbe: halfOpen?.ignored ?? "gives-back",
    verdict: halfOpen?.verdict ?? null,
    lease: leaseOf(halfOpen),
    counts,
    honourRetryAfter: rules.honourRetryAfter ?? true,
    placement: rules.placement ?? "attempt",
    opens: rules.opens ?? "lazy",
    movesWhenTouched: rules.movesWhenTouched ?? false,
    atOpenTime: rules.atOpenTime ?? "through",
    countLateResults,
    countLateProbes: rules.countLateProbes ?? countLateResults,
    lateActsOn: rules.lateActsOn ?? "present",
    lateGivesPermit: rules.lateGivesPermit ?? false,
    windowHears: rules.windowHears ?? "closed",
    closingEmpties: rules.closingEmpties ?? true,
    capacity: rules.capacity ?? null,
    warmUpMs: rules.warmUpMs ?? 0,
  };
}
