/** Why a half-open breaker neither opens nor closes. */
import type { Cause } from "../engine/event";
import type { BreakerPlan } from "../engine/plan";
import type { Texts } from "../texts/en";
import { answersOf, type BreakerMoment, untilProbeMs } from "./breakerMoment";

type Words = Texts["breaker"]["whyNot"];

export function verdictMissing(
  plan: BreakerPlan,
  moment: BreakerMoment,
  rule: Cause["rule"],
  t: Words,
): string {
  const { state, memory, atMs } = moment;
  const { verdict, lease } = plan;
  if (rule === "half_open_time_over") {
    const sinceMs = memory?.halfOpen.sinceMs ?? atMs;
    return t.early(Math.max(0, sinceMs + (lease?.ms ?? 0) - atMs));
  }
  if (rule === "probe_ignored") return t.noIgnored;
  const inFlight = state.kind === "half-open" ? state.probesInFlight : 0;
  const { ms } = untilProbeMs(plan, moment);
  if (ms > 0 && inFlight === 0) return t.held(ms);
  const { successes, failures, total } = answersOf(moment);
  switch (verdict?.kind) {
    case "rate":
      return t.moreProbes(Math.max(0, verdict.minCalls - total));
    case "sampling":
      return rule === "rate_below"
        ? t.moreToAnswer(verdict.calls - total)
        : t.moreFailedProbes(Math.floor(verdict.failureRate * verdict.calls) + 1 - failures);
    case "counts":
      return rule === "successes"
        ? t.moreSuccesses(verdict.successes - successes)
        : t.moreFailedProbes(verdict.failures - failures);
    default:
      if (rule === "successes") return t.moreSuccesses(plan.successesToClose - successes);
      if (successes > 0) return t.noProbeFailed;
      return inFlight > 0 ? t.noProbe : t.noProbeYet;
  }
}
