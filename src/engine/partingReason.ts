/** Why two breakers part: the one rule of theirs that comes to something else at that moment. */
import { breakerMemory, rulesOf } from "./breakerReplay";
import type { Parting, PartingSide } from "./parting";
import {
  type Half,
  otherSide,
  type PartingReason,
  type Side,
  type VerdictRule,
} from "./partingKinds";
import { tripReason } from "./partingTrip";
import type { BreakerPlan } from "./plan";
import type { Ms } from "./scenario";

export function partingReason(parting: Parting, a: Half, b: Half): PartingReason {
  const [rulesA, rulesB] = [rulesOf(a.plan, parting.breaker), rulesOf(b.plan, parting.breaker)];
  if (rulesA === undefined || rulesB === undefined) return { kind: "other" };
  const rules = { a: rulesA, b: rulesB };
  switch (parting.before) {
    case "open":
      return openReason(parting, rules);
    case "half-open":
      return halfOpenReason(parting, rules);
    case "closed":
      return closedReason(parting, rules, { a, b });
  }
}

type Rules = { readonly [side in Side]: BreakerPlan };
/** One is half-open, and the other is open still. */
function openReason({ atMs, was, a, b, by }: Parting, rules: Rules): PartingReason {
  const side: Side | null =
    a.move === null ? (b.move === null ? null : "b") : b.move === null ? "a" : null;
  if (side === null && by === "call" && rules.a.excess !== rules.b.excess) {
    // One that has waited asks again.
    return { kind: "excess", a: rules.a.excess, b: rules.b.excess };
  }
  if (side === null || was.a.kind !== "open" || was.b.kind !== "open") return { kind: "other" };
  const other = otherSide(side);
  const move = side === "a" ? a.move : b.move;
  if (was.a.reopensAtMs !== was.b.reopensAtMs) {
    if (was.a.namedAtMs !== was.b.namedAtMs) {
      return { kind: "retryAfter", side: was.a.namedAtMs === null ? "b" : "a" };
    }
    const grows = [rules.a, rules.b].some(
      ({ openBackoff, openStepsMs }) => openBackoff !== null || openStepsMs !== null,
    );
    return {
      kind: "openTime",
      a: was.a.reopensAtMs - was.a.openedAtMs,
      b: was.b.reopensAtMs - was.b.openedAtMs,
      grows: grows && (was.a.failedProbes > 0 || was.b.failedProbes > 0),
    };
  }
  const isAtBoundary = atMs === was.a.reopensAtMs && rules[other].atOpenTime === "refused";
  if (by === "call" && isAtBoundary) return { kind: "boundary", side };
  if (move?.operation === null) return { kind: "timer", side };
  return by === "result" && rules[side].movesWhenTouched
    ? { kind: "touched", side }
    : { kind: "other" };
}

function halfOpenReason(parting: Parting, rules: Rules): PartingReason {
  const { a, b } = parting;
  for (const side of ["a", "b"] as const) {
    const { lease } = rules[side];
    const isOver = parting[side].move?.cause.rule === "half_open_time_over";
    if (isOver && lease !== null) return { kind: "lease", side, ms: lease.ms };
  }
  if (parting.by === "call") return permitReason(parting, rules);
  return (
    resultReason(parting.atMs, a, b, rules) ??
    (isSameVerdict(rules)
      ? { kind: "other" }
      : { kind: "verdict", a: verdictOf(rules.a), b: verdictOf(rules.b) })
  );
}

/** One of them has a permit left. */
function permitReason({ a, b }: Parting, rules: Rules): PartingReason {
  if (a.answer !== "through" && b.answer !== "through") {
    return { kind: "excess", a: rules.a.excess, b: rules.b.excess };
  }
  const named = [a.state.namedAtMs, b.state.namedAtMs];
  if (named[0] !== named[1]) return { kind: "retryAfter", side: named[0] === null ? "b" : "a" };
  const side: Side = a.answer === "through" ? "a" : "b";
  const [ours, theirs] = [rules[side], rules[otherSide(side)]];
  if (ours.permits > theirs.permits) {
    return { kind: "permits", a: rules.a.permits, b: rules.b.permits };
  }
  if (ours.admits !== theirs.admits && ours.admits !== "total") {
    return { kind: "admits", a: rules.a.admits, b: rules.b.admits };
  }
  if (ours.lateGivesPermit && !theirs.lateGivesPermit) return { kind: "latePermit", side };
  return ours.ignoredProbe === theirs.ignoredProbe
    ? { kind: "other" }
    : { kind: "ignoredProbe", a: rules.a.ignoredProbe, b: rules.b.ignoredProbe };
}

/** What the result itself is to each of them, where that is not the same. */
export function resultReason(
  atMs: Ms,
  a: PartingSide,
  b: PartingSide,
  rules: Rules,
): PartingReason | null {
  if (a.told === null || b.told === null) return null;
  const { late, probe, status } = a.told;
  if (late) {
    const counts = (side: BreakerPlan) => (probe ? side.countLateProbes : side.countLateResults);
    if (counts(rules.a) !== counts(rules.b)) {
      return { kind: "late", side: counts(rules.a) ? "a" : "b", probe };
    }
    if (rules.a.lateActsOn !== rules.b.lateActsOn) {
      return { kind: "lateActsOn", side: rules.a.lateActsOn === "admitted" ? "a" : "b" };
    }
  }
  if (a.told.counted !== b.told.counted) {
    const slow = slowReason(a, b, rules);
    return slow ?? { kind: "counted", status, atMs, a: a.told.counted, b: b.told.counted };
  }
  if (a.told.counted === "ignored" && rules.a.ignoredProbe !== rules.b.ignoredProbe) {
    return { kind: "ignoredProbe", a: rules.a.ignoredProbe, b: rules.b.ignoredProbe };
  }
  return null;
}

/** A good answer that comes too slowly for one of them. */
function slowReason(a: PartingSide, b: PartingSide, rules: Rules): PartingReason | null {
  if (a.told?.status !== "ok") return null;
  const side: Side = a.told.counted === "failure" ? "a" : "b";
  const { trip } = rules[side];
  if (trip.kind === "consecutive" || trip.slowMs === undefined || b.told === null) return null;
  return { kind: "slow", side, ms: trip.slowMs };
}

function closedReason(
  parting: Parting,
  rules: Rules,
  halves: { readonly [side in Side]: Half },
): PartingReason {
  const { a, b, atMs, by, breaker } = parting;
  if (by === "call") {
    const side: Side = a.answer === "refused" ? "a" : "b";
    const { capacity } = rules[side];
    return capacity === null ? { kind: "other" } : { kind: "capacity", side, most: capacity };
  }
  const result = a.told?.late === true ? resultReason(atMs, a, b, rules) : null;
  if (result !== null) return result;
  const opens: Side = a.move === null ? "b" : "a";
  const memoryOf = (side: Side) => {
    const { plan, run } = halves[side];
    return breakerMemory(plan, run, breaker, parting[side].knownStep);
  };
  return tripReason(parting, opens, rules, { a: memoryOf("a"), b: memoryOf("b") }, halves);
}

const verdictOf = ({ verdict, successesToClose }: BreakerPlan): VerdictRule => ({
  verdict,
  successesToClose,
});
const isSameVerdict = ({ a, b }: Rules) =>
  JSON.stringify(verdictOf(a)) === JSON.stringify(verdictOf(b));
