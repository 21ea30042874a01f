/** Why a breaker stays where it is: each arrow from its state, and how far its guard is from holding. */
import { arrowsOf } from "../engine/arrows";
import { reaches } from "../engine/breakerTrip";
import type { WindowView } from "../engine/breakerWindowView";
import type { BreakerKind, Cause } from "../engine/event";
import type { BreakerPlan } from "../engine/plan";
import type { Texts } from "../texts/en";
import {
  type BreakerMoment,
  failuresOf,
  isAtBoundary,
  tallyOf,
  untilProbeMs,
  warmsUpMs,
} from "./breakerMoment";
import { verdictMissing } from "./whyNotHalfOpen";

type CallsWindow = Extract<WindowView, { readonly kind: "calls" }>;

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
  const unmet = own.map(({ to, rule }) => ({
    to,
    rule,
    reason: missing(plan, moment, rule, t.whyNot),
  }));
  // Two rates that both wait for the same are one thing to say.
  return unmet.filter(
    (one, k) => unmet.findIndex(({ to, reason }) => to === one.to && reason === one.reason) === k,
  );
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
  if (isAtBoundary(plan, moment)) return t.atBoundary;
  if (ms === 0) return t.noCall;
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
    const short = trip.failures - failuresOf(moment);
    return short > 0 ? inARow(plan, moment, short, t) : unjudged(plan, moment, t);
  }
  if (total < tripPlan.minCalls) return t.moreCalls(tripPlan.minCalls - total);
  if (tripPlan.failures !== null) {
    const short = tripPlan.failures - failures;
    if (short <= 0) return unjudged(plan, moment, t);
    const window = moment.memory?.window;
    return window?.kind === "calls"
      ? inARow(plan, moment, failuresToFill(window, tripPlan.failures), t)
      : (warming(plan, moment, t) ?? t.moreInWindow(short));
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

/** Failures one after another: each pushes the oldest out of a full window, which may be one of them. */
function failuresToFill({ results, size }: CallsWindow, threshold: number): number {
  let failures = results.filter(({ failure }) => failure).length;
  let more = 0;
  while (failures < threshold && more < size) {
    if (results[results.length + more - size]?.failure !== true) failures++;
    more++;
  }
  return more;
}

function inARow(
  plan: BreakerPlan,
  moment: BreakerMoment,
  short: number,
  t: Texts["breaker"]["whyNot"],
): string {
  return warming(plan, moment, t) ?? t.moreFailures(short);
}

function warming(
  plan: BreakerPlan,
  moment: BreakerMoment,
  t: Texts["breaker"]["whyNot"],
): string | null {
  const ms = warmsUpMs(plan, moment);
  return ms > 0 ? t.warmsUp(ms) : null;
}

/** Enough for its guard, but nothing has looked at it yet. */
function unjudged(plan: BreakerPlan, moment: BreakerMoment, t: Texts["breaker"]["whyNot"]): string {
  const warms = warming(plan, moment, t);
  if (warms !== null) return warms;
  const { judgedEveryMs, judgedOn } = plan.tripPlan;
  if (judgedEveryMs !== null) return t.judgedByTimer(judgedEveryMs);
  return judgedOn === "failures" ? t.judgedOnFailures : t.judgedAtResult;
}
