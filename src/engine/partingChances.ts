/** What could part two breakers that have not parted: the traffic in which their rules come to something else. */
import type { BreakerPlan } from "./plan";

export type PartingChance =
  | "trip"
  | "minCalls"
  | "timed"
  | "openTime"
  | "boundary"
  | "growing"
  | "excess"
  | "permits"
  | "verdict"
  | "rejected"
  | "ignoredProbe"
  | "late"
  | "window"
  | "lease"
  | "retryAfter"
  | "capacity"
  | "timer";

type Rule = (rules: BreakerPlan) => unknown;

/** When failures in a row are judged comes to the same. */
function tripOf({ trip }: BreakerPlan): unknown {
  if (trip.kind !== "consecutive") return trip;
  const { failures, windowMs, buckets, clearEveryMs } = trip;
  return { failures, windowMs, buckets, clearEveryMs };
}

/** One result alone decides, in whatever words. */
function verdictOf({ verdict, successesToClose }: BreakerPlan): unknown {
  const isFirst =
    verdict === null
      ? successesToClose === 1
      : verdict.kind === "sampling"
        ? verdict.calls === 1
        : verdict.kind === "counts" && verdict.successes === 1 && verdict.failures === 1;
  return isFirst ? "first" : { verdict, successesToClose };
}

/** Where the first result decides, no more are let through than there are permits, however they are bound. */
function admitsOf({ admits, ...rules }: BreakerPlan): unknown {
  return admits === "per-period" || verdictOf({ admits, ...rules }) !== "first" ? admits : "any";
}

/** The likeliest first. */
const CHANCES: readonly (readonly [PartingChance, Rule])[] = [
  ["trip", tripOf],
  ["minCalls", ({ trip, tripPlan }) => (trip.kind === "consecutive" ? null : tripPlan.minCalls)],
  ["timed", ({ tripPlan }) => tripPlan.judgedEveryMs],
  ["openTime", ({ openMs, openStepsMs }) => [openMs, openStepsMs]],
  ["boundary", ({ atOpenTime, opens }) => [atOpenTime, opens]],
  ["excess", ({ excess }) => excess],
  ["permits", (rules) => [rules.permits, admitsOf(rules)]],
  ["verdict", verdictOf],
  ["rejected", ({ counts }) => counts.rejected],
  ["ignoredProbe", ({ ignoredProbe }) => ignoredProbe],
  [
    "late",
    (rules) => [
      rules.countLateResults,
      rules.countLateProbes,
      rules.lateActsOn,
      rules.lateGivesPermit,
    ],
  ],
  ["window", ({ windowHears, closingEmpties }) => [windowHears, closingEmpties]],
  ["growing", ({ openBackoff, openStepsMs }) => [openBackoff, openStepsMs]],
  ["lease", ({ lease }) => lease],
  ["retryAfter", ({ honourRetryAfter }) => honourRetryAfter],
  ["capacity", ({ capacity }) => capacity],
  ["timer", ({ opens, movesWhenTouched }) => [opens, movesWhenTouched]],
];

export function partingChances(a: BreakerPlan, b: BreakerPlan): readonly PartingChance[] {
  return CHANCES.flatMap(([chance, rule]) =>
    JSON.stringify(rule(a)) === JSON.stringify(rule(b)) ? [] : [chance],
  );
}
