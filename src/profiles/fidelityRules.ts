/**
 * Each rule of a breaker, with a way to have it otherwise: a recording that then no longer agrees
 * proves the rule.
 */
import type { BreakerRules, Buckets, Counted, HalfOpen, Trip } from "../engine/scenario";

export interface Otherwise {
  readonly rules: BreakerRules;
  readonly timeoutMs: number | null;
}

export interface FidelityRule {
  readonly id: string;
  /** The rules with this one otherwise; null: a configuration to which it does not apply. */
  readonly otherwise: (now: Otherwise) => Otherwise | null;
}

type Rated = Exclude<Trip, { readonly kind: "consecutive" }>;
type TripWithBuckets = Exclude<Trip, { readonly kind: "count" }>;

function rule(id: string, change: (rules: BreakerRules) => BreakerRules | null): FidelityRule {
  return {
    id,
    otherwise: ({ rules, timeoutMs }) => {
      const changed = change(rules);
      return changed === null ? null : { rules: changed, timeoutMs };
    },
  };
}

const tripRule = (id: string, change: (trip: Trip) => Trip | null) =>
  rule(id, (rules) => {
    const trip = rules.trip === undefined ? null : change(rules.trip);
    return trip === null ? null : { ...rules, trip };
  });

const ratedRule = (id: string, change: (trip: Rated) => Rated | null) =>
  tripRule(id, (trip) => (trip.kind === "consecutive" ? null : change(trip)));

const byRate = (trip: Rated) => trip.failures === undefined;

const bucketRule = (id: string, change: (buckets: Buckets) => Buckets | null) =>
  tripRule(id, (trip) => {
    if (trip.kind === "count" || trip.buckets === undefined) return null;
    const buckets = change(trip.buckets);
    return buckets === null ? null : { ...trip, buckets };
  });

const halfOpenRule = (id: string, change: (halfOpen: HalfOpen) => HalfOpen | null) =>
  rule(id, (rules) => {
    const halfOpen = change(rules.halfOpen ?? {});
    return halfOpen === null ? null : { ...rules, halfOpen };
  });

const NEXT: { readonly [counted in Counted]: Counted } = {
  failure: "ignored",
  ignored: "success",
  success: "failure",
};

function without<T extends object, K extends keyof T>(whole: T, ...keys: readonly K[]): T {
  const rest = { ...whole };
  for (const key of keys) delete rest[key];
  return rest;
}

function widened(trip: TripWithBuckets): TripWithBuckets | null {
  const { windowMs, buckets } = trip;
  if (windowMs === undefined) return null;
  // One bucket more, so that none changes its width.
  const count = buckets?.count ?? 10;
  const widthMs = windowMs / count;
  const wider = windowMs + widthMs;
  return buckets === undefined
    ? { ...trip, windowMs: wider }
    : { ...trip, windowMs: wider, buckets: { ...buckets, count: count + 1 } };
}

export const FIDELITY_RULES: readonly FidelityRule[] = [
  tripRule("threshold", (trip) => {
    if (trip.failures !== undefined) return { ...trip, failures: trip.failures + 1 };
    if (trip.kind === "consecutive" || trip.failureRate >= 1) return null;
    return { ...trip, failureRate: Math.min(1, trip.failureRate + 0.15) };
  }),
  ratedRule("strict", (trip) => (byRate(trip) ? { ...trip, strict: trip.strict !== true } : null)),
  ratedRule("rate-in", (trip) =>
    byRate(trip) && trip.rateIn === "hundredths" ? { ...trip, rateIn: "share" } : null,
  ),
  ratedRule("min-calls", (trip) =>
    byRate(trip) ? { ...trip, minCalls: (trip.minCalls ?? 1) + 1 } : null,
  ),
  tripRule("window", (trip) => {
    if (trip.kind !== "count") return widened(trip);
    return (trip.counted ?? "results") === "results" ? { ...trip, size: trip.size + 1 } : null;
  }),
  bucketRule("buckets", (buckets) =>
    buckets.from === "result" ? { ...buckets, from: "creation" } : { ...buckets, from: "result" },
  ),
  bucketRule("drops-one", (buckets) => (buckets.dropsOne ? without(buckets, "dropsOne") : null)),
  bucketRule("credited-at", (buckets) =>
    buckets.creditedAt === "start" ? without(buckets, "creditedAt") : null,
  ),
  ratedRule("counted", (trip) => ({
    ...trip,
    counted: trip.counted === undefined ? "asks" : "results",
  })),
  ratedRule("judged-on", (trip) => ({
    ...trip,
    judgedOn: trip.judgedOn === "failures" ? "results" : "failures",
  })),
  tripRule("clear-every", (trip) =>
    trip.clearEveryMs === undefined ? null : without(trip, "clearEveryMs"),
  ),
  ratedRule("slow", (trip) =>
    trip.slowMs === undefined ? null : { ...trip, slowMs: trip.slowMs + 1_000_000 },
  ),
  rule("open-time", (rules) => {
    const { openMs, openStepsMs } = rules;
    if (openStepsMs !== undefined)
      return { ...rules, openStepsMs: openStepsMs.map((ms) => ms + 1) };
    return openMs === undefined ? null : { ...rules, openMs: openMs + 1 };
  }),
  rule("at-open-time", (rules) =>
    rules.opens === "timer"
      ? null
      : { ...rules, atOpenTime: rules.atOpenTime === "refused" ? "through" : "refused" },
  ),
  rule("opens", (rules) => ({ ...rules, opens: rules.opens === "timer" ? "lazy" : "timer" })),
  rule("moves-when-touched", (rules) => ({
    ...rules,
    movesWhenTouched: rules.movesWhenTouched !== true,
  })),
  rule("open-backoff", (rules) => {
    if (rules.openStepsMs !== undefined) return without(rules, "openStepsMs");
    return rules.openBackoff === undefined ? null : without(rules, "openBackoff");
  }),
  halfOpenRule("permits", (halfOpen) => ({ ...halfOpen, permits: (halfOpen.permits ?? 1) + 1 })),
  halfOpenRule("admits", (halfOpen) => ({
    ...halfOpen,
    admits: halfOpen.admits === "total" ? "in-flight" : "total",
  })),
  halfOpenRule("excess", (halfOpen) => ({
    ...halfOpen,
    excess: (halfOpen.excess ?? "refused") === "refused" ? "waits" : "refused",
  })),
  halfOpenRule("waits-for", (halfOpen) => {
    if (halfOpen.excess === "waits") return { ...halfOpen, excess: "waits-for-probe" };
    return halfOpen.excess === "waits-for-probe" ? { ...halfOpen, excess: "waits" } : null;
  }),
  halfOpenRule("verdict", (halfOpen) => {
    if (halfOpen.verdict !== undefined) return without(halfOpen, "verdict");
    const successes = halfOpen.successesToClose ?? 1;
    return { ...halfOpen, verdict: { kind: "counts", successes, failures: 2 } };
  }),
  rule("ignored-closed", (rules) => {
    const rejected = rules.counts?.rejected ?? "ignored";
    return { ...rules, counts: { ...rules.counts, rejected: NEXT[rejected] } };
  }),
  rule("ignored-half-open", (rules) => {
    if ((rules.counts?.rejected ?? "ignored") !== "ignored") return null;
    const ignored = (rules.halfOpen?.ignored ?? "gives-back") === "gives-back";
    return { ...rules, halfOpen: { ...rules.halfOpen, ignored: ignored ? "keeps" : "gives-back" } };
  }),
  rule("late-results", (rules) => ({
    ...rules,
    countLateResults: rules.countLateResults !== true,
    countLateProbes: rules.countLateProbes ?? rules.countLateResults ?? false,
  })),
  rule("late-acts-on", (rules) =>
    rules.countLateResults === true
      ? { ...rules, lateActsOn: rules.lateActsOn === "admitted" ? "present" : "admitted" }
      : null,
  ),
  rule("late-probes", (rules) => ({
    ...rules,
    countLateProbes: !(rules.countLateProbes ?? rules.countLateResults ?? false),
  })),
  rule("late-permit", (rules) =>
    rules.countLateResults === true
      ? { ...rules, lateGivesPermit: rules.lateGivesPermit !== true }
      : null,
  ),
  rule("window-hears", (rules) => ({
    ...rules,
    windowHears: (rules.windowHears ?? "closed") === "closed" ? "all" : "closed",
  })),
  rule("closing-empties", (rules) => ({
    ...rules,
    closingEmpties: rules.closingEmpties === false,
  })),
  halfOpenRule("lease", (halfOpen) =>
    halfOpen.maxMs === undefined ? null : without(halfOpen, "maxMs"),
  ),
  {
    id: "timeout",
    otherwise: ({ rules, timeoutMs }) => (timeoutMs === null ? null : { rules, timeoutMs: null }),
  },
  rule("capacity", (rules) => (rules.capacity === undefined ? null : without(rules, "capacity"))),
  rule("warm-up", (rules) => (rules.warmUpMs === undefined ? null : without(rules, "warmUpMs"))),
];
