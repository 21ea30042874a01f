/** Why a breaker stays where it is: each arrow from its state, and how far its guard is from holding. */
import { arrowsFor } from "../engine/arrows";
import type { BreakerKind, Cause } from "../engine/event";
import type { BreakerPlan } from "../engine/plan";
import type { Texts } from "../texts/en";
import { type BreakerMoment, untilProbeMs } from "./breakerDiagramWaits";

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
  const own = arrowsFor(plan.trip).filter((arrow) => arrow.from === state.kind && !arrow.byHand);
  return own.map(({ to, rule }) => ({
    to,
    rule,
    reason:
      state.forced === null
        ? missing(plan, moment, rule, t.whyNot)
        : t.whyNot.forced(state.forced, forcedUntilMs),
  }));
}

function missing(
  plan: BreakerPlan,
  moment: BreakerMoment,
  rule: Cause["rule"],
  t: Texts["breaker"]["whyNot"],
): string {
  const { state } = moment;
  const { ms, held } = untilProbeMs(plan, moment);
  switch (state.kind) {
    case "closed":
      return tripMissing(plan, state.failures, t);
    case "open":
      if (ms === 0) return t.noCall;
      return held ? t.earlyHeld(ms) : t.early(ms);
    case "half-open":
      if (ms > 0 && state.probesInFlight === 0) return t.held(ms);
      if (rule === "successes") return t.moreSuccesses(plan.successesToClose - state.successes);
      if (state.successes > 0) return t.noProbeFailed;
      return state.probesInFlight > 0 ? t.noProbe : t.noProbeYet;
  }
}

function tripMissing(plan: BreakerPlan, failures: number, t: Texts["breaker"]["whyNot"]): string {
  const { trip } = plan;
  switch (trip.kind) {
    case "consecutive":
      return t.moreFailures(trip.failures - failures);
    case "count":
      return t.rateOfCalls(trip.failureRate, trip.size);
    case "time":
      return t.rateOfTime(trip.failureRate, trip.windowMs);
  }
}
