/** A half-open breaker: who is let through, what has answered, what else ends it. */
import type { BreakerPlan } from "../engine/plan";
import type { Texts } from "../texts/en";
import {
  answersOf,
  type BreakerMoment,
  leaseLeft,
  untilProbeMs,
  type Waits,
} from "./breakerMoment";

export function waitsHalfOpen(
  plan: BreakerPlan,
  moment: BreakerMoment,
  t: Texts["breaker"],
): Waits {
  const { state, memory } = moment;
  const says = t.sentence;
  const taken = state.kind === "half-open" ? state.probesInFlight : 0;
  const results = verdictSoFar(plan, moment, t);
  const { ms } = untilProbeMs(plan, moment);
  const lease = leaseLeft(plan, moment);
  const waiting = memory?.waiting ?? 0;
  return {
    lines: [
      plan.admits === "in-flight"
        ? t.waits.probes(taken, plan.permits)
        : t.waits.permits(taken, plan.permits),
      results.line,
    ],
    sentence: [
      ...(plan.admits === "in-flight" && plan.verdict === null
        ? [plainSentence(plan, taken, moment, says)]
        : [permitsSentence(plan, moment, taken, says), results.sentence]),
      ...(waiting > 0 ? [says.waiting(waiting)] : []),
      ...(lease === null ? [] : [says.lease(lease.ms, lease.to)]),
      ...(ms > 0 ? [says.halfOpenHeld(ms)] : []),
    ].join(" "),
  };
}

function plainSentence(
  { permits, successesToClose }: BreakerPlan,
  taken: number,
  moment: BreakerMoment,
  says: Texts["breaker"]["sentence"],
): string {
  return says.halfOpen(taken, permits, answersOf(moment).successes, successesToClose);
}

function permitsSentence(
  { admits, permits }: BreakerPlan,
  { memory, atMs }: BreakerMoment,
  taken: number,
  says: Texts["breaker"]["sentence"],
): string {
  switch (admits) {
    case "in-flight":
      return says.halfOpenInFlight(taken, permits);
    case "total":
      return says.halfOpenTotal(taken, permits);
    case "per-period": {
      const renewsAtMs = memory?.halfOpen.renewsAtMs ?? atMs;
      return says.halfOpenPeriod(taken, permits, Math.max(0, renewsAtMs - atMs));
    }
  }
}

function verdictSoFar(
  { verdict, successesToClose }: BreakerPlan,
  moment: BreakerMoment,
  { waits, sentence: says }: Texts["breaker"],
): { readonly line: string; readonly sentence: string } {
  const { successes, failures, total } = answersOf(moment);
  switch (verdict?.kind) {
    case "rate":
    case "sampling": {
      const needed = verdict.kind === "rate" ? verdict.minCalls : verdict.calls;
      return {
        line: waits.answers(total, needed, failures),
        sentence: says.answered(total, needed, failures),
      };
    }
    case "counts": {
      const figures = [successes, verdict.successes, failures, verdict.failures] as const;
      return { line: waits.either(...figures), sentence: says.either(...figures) };
    }
    default:
      return {
        line: waits.successes(successes, successesToClose),
        sentence: says.toClose(successes, successesToClose),
      };
  }
}
