/** Why a breaker stays where it is: each arrow from its state, and how far its guard is from holding. */
import { arrowsOf } from "../engine/arrows";
import { reaches } from "../engine/breakerTrip";
import type { BreakerKind, Cause } from "../engine/event";
import type { BreakerPlan } from "../engine/plan";
import type { Texts } from "../texts/en";
import {
  type BreakerMoment,
  isAtBoundary,
  tallyOf,
  untilProbeMs,
  warmsUpMs,
} from "./breakerMoment";
import { verdictMissing } from "./whyNotHalfOpen";

export interface Unmet {
  readonly to: BreakerKind;
  readonly rule: Cause["rule"];
  /** What is missing, with its figure: `1 more failure would open it`. */
  readonly reason: string;
}

export function whyNot(
  plan: BreakerPlan,
  moment: BreakerMoment,
  t: Texts["breaker"],
): readonly Unmet[] {
  const { state, forcedUntilMs } = moment;
  const own = arrowsOf(plan).filter((arrow) => arrow.from === state.kind);
  if (state.forced !== null) {
    const reason = t.whyNot.forced(state.forced, forcedUntilMs);
    const targets = [...new Set(own.map(({ to }) => to))];
    return targets.map((to) => ({ to, rule: "forced", reason }));
  }
  return own.map(({ to, rule }) => ({ to, rule, reason: missing(plan, moment, rule, t.whyNot) }));
}

function missing(
  plan: BreakerPlan,
  moment: BreakerMoment,
  rule: Cause["rule"],
  t: Texts["breaker"]["whyNot"],
): string {
  switch (moment.state.kind) {
    case "closed":
      return tripMissing(plan, moment, rule, t);
    case "open":
      return openMissing(plan, moment, t);
    case "half-open":
      return verdictMissing(plan, moment, rule, t);
  }
}

function openMissing(
  plan: BreakerPlan,
  moment: BreakerMoment,
  t: Texts["breaker"]["whyNot"],
): string {
  const { ms, held } = untilProbeMs(plan, moment);
  if (ms === 0) return isAtBoundary(plan, moment) ? t.atBoundary : t.noCall;
  if (held) return t.earlyHeld(ms);
  return plan.opens === "timer" ? t.earlyTimer(ms) : t.early(ms);
}

function tripMissing(
  plan: BreakerPlan,
  moment: BreakerMoment,
  rule: Cause["rule"],
  t: Texts["breaker"]["whyNot"],
): string {
  const { trip, tripPlan } = plan;
  if (rule === "probe_failed") return t.noLateProbe;
  const { total, failures, slow } = tallyOf(moment);
  if (trip.kind === "consecutive") {
    const short = trip.failures - moment.state.failures;
    return short > 0 ? t.moreFailures(short) : unjudged(plan, moment, t);
  }
  if (total < tripPlan.minCalls) return t.moreCalls(tripPlan.minCalls - total);
  if (tripPlan.failures !== null) {
    const short = tripPlan.failures - failures;
    return short > 0 ? t.moreInWindow(short) : unjudged(plan, moment, t);
  }
  const isSlow = rule === "slow_rate";
  const rate = isSlow ? (trip.slowRate ?? 1) : trip.failureRate;
  const count = isSlow ? slow : failures;
  const { strict, rateIn } = tripPlan;
  if (total > 0 && reaches(count, total, rate, strict, rateIn)) return unjudged(plan, moment, t);
  return isSlow
    ? t.slowShare(count, total, rate, strict)
    : t.failedShare(count, total, rate, strict);
}

/** Enough for its guard, but nothing has looked at it yet. */
function unjudged(plan: BreakerPlan, moment: BreakerMoment, t: Texts["breaker"]["whyNot"]): string {
  const ms = warmsUpMs(plan, moment);
  if (ms > 0) return t.warmsUp(ms);
  const { judgedEveryMs, judgedOn } = plan.tripPlan;
  if (judgedEveryMs !== null) return t.judgedByTimer(judgedEveryMs);
  return judgedOn === "failures" ? t.judgedOnFailures : t.judgedAtResult;
}
