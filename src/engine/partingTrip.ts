/** Why one of two breakers opens and the other does not. */
import type { BreakerMemory } from "./breakerReplay";
import { reaches } from "./breakerTrip";
import type { Tally } from "./bucketWindow";
import type { ToldEvent } from "./event";
import type { Parting } from "./parting";
import { type Half, otherSide, type PartingReason, type Side, type TripRule } from "./partingKinds";
import type { BreakerPlan } from "./plan";
import type { Ms } from "./scenario";

type Of<T> = { readonly [side in Side]: T };

export function tripReason(
  parting: Parting,
  opens: Side,
  rules: Of<BreakerPlan>,
  memory: Of<BreakerMemory | null>,
  halves: Of<Half>,
): PartingReason {
  const side = otherSide(opens);
  const cause = parting[opens].move?.cause;
  const { trip } = rules[opens];
  if (cause?.rule === "slow_rate" && trip.kind !== "consecutive" && trip.slowMs !== undefined) {
    return { kind: "slow", side: opens, ms: trip.slowMs };
  }
  const tally = {
    a: tallyOf("a", parting, rules, memory),
    b: tallyOf("b", parting, rules, memory),
  };
  return (
    countedBefore(parting, tally, opens, halves) ??
    keptBefore(parting, tally, opens, rules, halves) ??
    unjudged(parting, side, rules, tally[side], memory[side]?.createdAtMs ?? 0) ??
    tooFew(parting, side, rules, tally, halves) ??
    byTally(side, rules, tally)
  );
}

/** Failures in a row have no tally but their number. */
function tallyOf(
  side: Side,
  parting: Parting,
  rules: Of<BreakerPlan>,
  memory: Of<BreakerMemory | null>,
): Tally {
  const { failures } = parting[side].state;
  const plain = { total: failures, failures, slow: 0 };
  return rules[side].trip.kind === "consecutive" ? plain : (memory[side]?.tally ?? plain);
}

/** An earlier result was a failure to the one alone. */
function countedBefore(
  parting: Parting,
  tally: Of<Tally>,
  opens: Side,
  halves: Of<Half>,
): PartingReason | null {
  if (tally[opens].failures <= tally[otherSide(opens)].failures) return null;
  return firstCounted(
    parting,
    halves,
    (told) => told[opens].counted === "failure" || tally.a.failures !== tally.b.failures,
  );
}

/** The first result that counts otherwise in the two, of those that matter. */
function firstCounted(
  parting: Parting,
  halves: Of<Half>,
  matters: (told: Of<ToldEvent>) => boolean,
): PartingReason | null {
  const heard = (side: Side) =>
    halves[side].run.events
      .slice(0, parting[side].knownStep + 1)
      .filter((event) => event.type === "told")
      .filter((event) => event.breaker === parting.breaker);
  const ofB = heard("b");
  for (const [k, a] of heard("a").entries()) {
    const b = ofB[k];
    if (b === undefined || a.counted === b.counted || !matters({ a, b })) continue;
    return { kind: "counted", status: a.status, atMs: a.atMs, a: a.counted, b: b.counted };
  }
  return null;
}

/** It has counted too few calls to judge, though the other one's would be enough for it. */
function tooFew(
  parting: Parting,
  side: Side,
  rules: Of<BreakerPlan>,
  tally: Of<Tally>,
  halves: Of<Half>,
): PartingReason | null {
  const opens = otherSide(side);
  const [ours, theirs] = [rules[side], rules[opens]];
  const { minCalls } = ours.tripPlan;
  if (ours.trip.kind === "consecutive" || theirs.trip.kind === "consecutive") return null;
  if (tally[side].total >= minCalls || tally[opens].total < minCalls) return null;
  return firstCounted(parting, halves, (told) => told[side].counted === "ignored");
}

/** It has closed before, and one of them still counts what came before that. */
function keptBefore(
  parting: Parting,
  tally: Of<Tally>,
  opens: Side,
  rules: Of<BreakerPlan>,
  halves: Of<Half>,
): PartingReason | null {
  if (rules[opens].closingEmpties || !rules[otherSide(opens)].closingEmpties) return null;
  const events = halves[opens].run.events.slice(0, parting[opens].knownStep + 1);
  const closed = events.findLastIndex(
    (event) =>
      event.type === "breaker" && event.breaker === parting.breaker && event.to === "closed",
  );
  if (closed < 0) return null;
  const since = events
    .slice(closed)
    .filter((event) => event.type === "told" && event.breaker === parting.breaker);
  return tally[opens].total > since.length ? { kind: "windowKept", side: opens } : null;
}

/** Enough has failed for it, but nothing has judged it. */
function unjudged(
  { atMs }: Parting,
  side: Side,
  rules: Of<BreakerPlan>,
  { total, failures }: Tally,
  createdAtMs: Ms,
): PartingReason | null {
  const { trip, tripPlan, warmUpMs } = rules[side];
  const isEnough =
    trip.kind === "consecutive"
      ? failures >= trip.failures
      : total >= tripPlan.minCalls &&
        (tripPlan.failures === null
          ? total > 0 &&
            reaches(failures, total, trip.failureRate, tripPlan.strict, tripPlan.rateIn)
          : failures >= tripPlan.failures);
  if (!isEnough) return null;
  if (atMs < createdAtMs + warmUpMs) return { kind: "warmUp", side, ms: warmUpMs };
  const { judgedEveryMs, judgedOn } = tripPlan;
  if (judgedEveryMs !== null) return { kind: "judgedByTimer", side, ms: judgedEveryMs };
  return judgedOn === "failures" ? { kind: "judgedOnFailures", side } : null;
}

/** Not enough has failed for it. */
function byTally(side: Side, rules: Of<BreakerPlan>, tally: Of<Tally>): PartingReason {
  const opens = otherSide(side);
  const [ours, theirs] = [rules[side], rules[opens]];
  const each = { a: tripRule(rules.a), b: tripRule(rules.b) };
  const { total, failures } = tally[side];
  if (ours.trip.kind === "consecutive") {
    const { clearEveryMs } = ours.tripPlan;
    return clearEveryMs !== null &&
      theirs.trip.kind === "consecutive" &&
      failures < tally[opens].failures
      ? { kind: "clears", side, ms: clearEveryMs }
      : { kind: "trip", side, ...each };
  }
  const needed = ours.tripPlan.minCalls;
  if (total < needed) return { kind: "minCalls", side, needed, counted: total, ...each };
  const countsFailures = ours.tripPlan.failures !== null || theirs.tripPlan.failures !== null;
  if (countsFailures || theirs.trip.kind === "consecutive") {
    return { kind: "trip", side, ...each };
  }
  const isAlike = failures === tally[opens].failures && total === tally[opens].total;
  if (isAlike && ours.trip.failureRate === theirs.trip.failureRate) {
    const isAtLimit = failures === ours.trip.failureRate * total;
    if (isAtLimit && ours.tripPlan.strict && !theirs.tripPlan.strict)
      return { kind: "strict", side };
    if (ours.tripPlan.rateIn !== theirs.tripPlan.rateIn) return { kind: "rounding", side };
  }
  if (!isAlike && ours.tripPlan.counted !== theirs.tripPlan.counted) {
    return { kind: "denominator", a: rules.a.tripPlan.counted, b: rules.b.tripPlan.counted };
  }
  // Enough for it, if it still knew what the other one knows.
  const { failureRate } = ours.trip;
  const { strict, rateIn } = ours.tripPlan;
  const known = tally[opens];
  const wouldOpen = reaches(known.failures, known.total, failureRate, strict, rateIn);
  return { kind: total < known.total && wouldOpen ? "forgets" : "trip", side, ...each };
}

const tripRule = ({ trip, tripPlan }: BreakerPlan): TripRule => ({
  trip,
  minCalls: tripPlan.minCalls,
});
