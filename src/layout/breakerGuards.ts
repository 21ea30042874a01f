/** What stands on an arrow: its guard, with the breaker's own figures. */
import type { Arrow } from "../engine/arrows";
import type { BreakerKind } from "../engine/event";
import type { BreakerPlan } from "../engine/plan";
import type { Ms } from "../engine/scenario";
import type { Texts } from "../texts/en";

type Guards = Texts["breaker"]["guard"];

export interface GuardOf {
  readonly from: BreakerKind;
  readonly to: BreakerKind;
  readonly rules: readonly Arrow["rule"][];
  readonly byHand: boolean;
}

/** `openMs`: how long it stays open this time. */
export function guardText(arrow: GuardOf, plan: BreakerPlan, openMs: Ms, g: Guards): string {
  if (arrow.byHand) return g.byHand;
  if (arrow.from === "open") return openTime(plan, openMs, g);
  if (arrow.from === "closed") return tripGuard(plan, g);
  return arrow.to === "open" ? reopens(plan, g) : closes(plan, g);
}

function openTime({ opens, atOpenTime }: BreakerPlan, openMs: Ms, g: Guards): string {
  if (opens === "timer") return g.openTimer(openMs);
  return atOpenTime === "refused" ? g.openTimePast(openMs) : g.openTime(openMs);
}

function tripGuard({ trip, tripPlan }: BreakerPlan, g: Guards): string {
  const { strict, failures, buckets } = tripPlan;
  if (trip.kind === "consecutive") {
    return buckets === null
      ? g.failures(trip.failures)
      : g.failuresIn(trip.failures, buckets.windowMs);
  }
  if (failures !== null) {
    return trip.kind === "time"
      ? g.failuresIn(failures, trip.windowMs)
      : g.failuresOf(failures, trip.size);
  }
  const failed =
    trip.kind === "time"
      ? g.rateOfTime(trip.failureRate, trip.windowMs, strict)
      : hasEdge(tripPlan)
        ? g.rateOfCalls(trip.failureRate, trip.size, strict)
        : g.rateOfAll(trip.failureRate, strict);
  return trip.slowRate === undefined ? failed : `${failed} ${g.slow(trip.slowRate, strict)}`;
}

/** Calls that asked have no last so-many of them. */
function hasEdge({ counted }: BreakerPlan["tripPlan"]): boolean {
  return counted === "results";
}

function reopens({ verdict, lease, trip }: BreakerPlan, g: Guards): string {
  const over = lease?.becomes === "open" ? [g.lease(lease.ms)] : [];
  const isSlowTold = trip.kind !== "consecutive" && trip.slowMs !== undefined;
  switch (verdict?.kind) {
    case "rate": {
      const failed = g.rateOfProbes(verdict.failureRate, verdict.minCalls, false);
      const slow = verdict.slowRate === undefined ? [] : [g.slow(verdict.slowRate, false)];
      return [failed, ...slow, ...over].join(" ");
    }
    case "sampling":
      return [
        verdict.failureRate * verdict.calls < 1
          ? g.probeFailed
          : g.rateOfProbes(verdict.failureRate, verdict.calls, true),
        ...over,
      ].join(" ");
    case "counts":
      return [g.probesFailed(verdict.failures), ...over].join(" ");
    default:
      return [isSlowTold ? g.probeSlow : g.probeFailed, ...over].join(" ");
  }
}

function closes(
  { verdict, lease, ignoredProbe, successesToClose }: BreakerPlan,
  g: Guards,
): string {
  const also = [
    ...(ignoredProbe === "closes" ? [g.ignored] : []),
    ...(lease?.becomes === "closed" ? [g.lease(lease.ms)] : []),
  ];
  switch (verdict?.kind) {
    case "rate":
      return [g.below(verdict.minCalls), ...also].join(" ");
    case "sampling":
      return [
        verdict.failureRate * verdict.calls < 1
          ? g.successes(verdict.calls)
          : g.below(verdict.calls),
        ...also,
      ].join(" ");
    case "counts":
      return [g.successes(verdict.successes), ...also].join(" ");
    default:
      return [g.successes(successesToClose), ...also].join(" ");
  }
}
