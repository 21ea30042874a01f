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
  const { memory, atMs } = moment;
  const { verdict, lease } = plan;
  if (rule === "half_open_time_over") {
    const sinceMs = memory?.halfOpen.sinceMs ?? atMs;
    return t.early(Math.max(0, sinceMs + (lease?.ms ?? 0) - atMs));
  }
  if (rule === "probe_ignored") return t.noIgnored;
  const { ms } = untilProbeMs(plan, moment);
  if (ms > 0 && onTheirWay(moment) === 0) return t.held(ms);
  const { successes, failures, total } = answersOf(moment);
  const toCome = probesToCome(plan, moment);
  /** What is missing, unless there are not as many permits left for it. */
  const needing = (missing: number, say: (missing: number) => string) =>
    toCome === null || missing <= toCome.count
      ? say(missing)
      : t.outOfPermits(say(missing), toCome.count, toCome.renewsMs);
  switch (verdict?.kind) {
    case "rate":
      return needing(Math.max(0, verdict.minCalls - total), t.moreProbes);
    case "sampling":
      return rule === "rate_below"
        ? needing(verdict.calls - total, t.moreToAnswer)
        : needing(
            Math.floor(verdict.failureRate * verdict.calls) + 1 - failures,
            t.moreFailedProbes,
          );
    case "counts":
      return rule === "successes"
        ? needing(verdict.successes - successes, t.moreSuccesses)
        : needing(verdict.failures - failures, t.moreFailedProbes);
    default:
      if (rule === "successes") {
        return needing(plan.successesToClose - successes, t.moreSuccesses);
      }
      if (successes > 0) return t.noProbeFailed;
      if (toCome?.count === 0) return t.noPermit;
      if (onTheirWay(moment) > 0) return t.noProbe;
      return hasRoom(plan, moment) ? t.noProbeYet : t.noRoom;
  }
}

/** A capacity counts calls from before half-open too. */
function hasRoom({ capacity }: BreakerPlan, { memory }: BreakerMoment): boolean {
  return capacity === null || (memory?.inFlight ?? 0) < capacity;
}

function onTheirWay({ state, memory }: BreakerMoment): number {
  return memory?.halfOpen.inFlight ?? (state.kind === "half-open" ? state.probesInFlight : 0);
}

/**
 * Probes that may still answer, on their way or to come; null: as many as it takes. `renewsMs`: until
 * used-up permits are handed out anew; null: never.
 */
function probesToCome({ admits, permits }: BreakerPlan, moment: BreakerMoment) {
  const { state, memory, atMs } = moment;
  const taken = state.kind === "half-open" ? state.probesInFlight : 0;
  const count = Math.max(0, permits - taken) + onTheirWay(moment);
  // Where an answer gives its permit back, one is enough for all that follow.
  if (admits === "in-flight" && count > 0) return null;
  const renewsAtMs = memory?.halfOpen.renewsAtMs ?? null;
  if (renewsAtMs !== null && renewsAtMs <= atMs) return null;
  return { count, renewsMs: renewsAtMs === null ? null : renewsAtMs - atMs };
}
