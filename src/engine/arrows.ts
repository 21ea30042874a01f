/**
 * The legal arrows of the breaker, once: the diagram draws these rows and a property walks every
 * run along them.
 */
import type { BreakerKind, Cause } from "./event";
import type { BreakerPlan } from "./plan";

export interface Arrow {
  readonly from: BreakerKind;
  readonly to: BreakerKind;
  readonly rule: Cause["rule"];
  /** Moved from outside (forced, restarted), not by a result or by time. */
  readonly byHand: boolean;
}

export const ARROWS: readonly Arrow[] = [
  { from: "closed", to: "open", rule: "failures", byHand: false },
  { from: "closed", to: "open", rule: "failure_rate", byHand: false },
  { from: "closed", to: "open", rule: "slow_rate", byHand: false },
  { from: "open", to: "half-open", rule: "open_time_over", byHand: false },
  { from: "half-open", to: "open", rule: "probe_failed", byHand: false },
  { from: "half-open", to: "closed", rule: "successes", byHand: false },
  { from: "closed", to: "open", rule: "forced", byHand: true },
  { from: "half-open", to: "open", rule: "forced", byHand: true },
  { from: "open", to: "closed", rule: "forced", byHand: true },
  { from: "half-open", to: "closed", rule: "forced", byHand: true },
  { from: "open", to: "closed", rule: "released", byHand: true },
  { from: "open", to: "closed", rule: "restarted", byHand: true },
  { from: "half-open", to: "closed", rule: "restarted", byHand: true },
];

/** The arrows that only some options add (`docs/engine.md`). */
export const MORE_ARROWS: readonly Arrow[] = [
  // A verdict by rate or by numbers, or a late result of closed.
  { from: "half-open", to: "open", rule: "failures", byHand: false },
  { from: "half-open", to: "open", rule: "failure_rate", byHand: false },
  { from: "half-open", to: "open", rule: "slow_rate", byHand: false },
  { from: "half-open", to: "closed", rule: "rate_below", byHand: false },
  // A probe of an earlier half-open period, when late results act as they were admitted.
  { from: "closed", to: "open", rule: "probe_failed", byHand: false },
  { from: "half-open", to: "closed", rule: "probe_ignored", byHand: false },
  { from: "half-open", to: "open", rule: "half_open_time_over", byHand: false },
  { from: "half-open", to: "closed", rule: "half_open_time_over", byHand: false },
];

type Rule = Arrow["rule"];
type Own = Pick<Arrow, "from" | "to" | "rule">;

/** The arrows that a breaker's own rules can take it along, in the order of its states. */
export function arrowsOf(plan: BreakerPlan): readonly Own[] {
  return [
    ...tripRules(plan).map((rule): Own => ({ from: "closed", to: "open", rule })),
    { from: "open", to: "half-open", rule: "open_time_over" },
    ...reopeningRules(plan).map((rule): Own => ({ from: "half-open", to: "open", rule })),
    ...closingRules(plan).map((rule): Own => ({ from: "half-open", to: "closed", rule })),
  ];
}

function tripRules({ trip, tripPlan, countLateProbes, lateActsOn }: BreakerPlan): Rule[] {
  const late: Rule[] = countLateProbes && lateActsOn === "admitted" ? ["probe_failed"] : [];
  if (trip.kind === "consecutive" || tripPlan.failures !== null) return ["failures", ...late];
  return [
    "failure_rate",
    ...(trip.slowRate === undefined ? [] : (["slow_rate"] as const)),
    ...late,
  ];
}

function reopeningRules({ verdict, lease }: BreakerPlan): Rule[] {
  const over: Rule[] = lease?.becomes === "open" ? ["half_open_time_over"] : [];
  switch (verdict?.kind) {
    case "rate":
      return verdict.slowRate === undefined
        ? ["failure_rate", ...over]
        : ["failure_rate", "slow_rate", ...over];
    case "counts":
      return ["failures", ...over];
    default:
      return ["probe_failed", ...over];
  }
}

function closingRules({ verdict, lease, ignoredProbe }: BreakerPlan): Rule[] {
  const byResults = verdict === null || verdict.kind === "counts" ? "successes" : "rate_below";
  return [
    byResults,
    ...(ignoredProbe === "closes" ? (["probe_ignored"] as const) : []),
    ...(lease?.becomes === "closed" ? (["half_open_time_over"] as const) : []),
  ];
}

/** Whether a breaker may move so, and by that rule. */
export function isLegal(from: BreakerKind, to: BreakerKind, rule: Cause["rule"]): boolean {
  const all = [...ARROWS, ...MORE_ARROWS];
  return all.some((arrow) => arrow.from === from && arrow.to === to && arrow.rule === rule);
}
