/** Why two breakers part, rule by rule. */

import type {
  Denominator,
  PartingReason,
  Side,
  TripRule,
  VerdictRule,
} from "../../engine/partingKinds";
import type { BreakerPlan } from "../../engine/plan";
import { formatMs, formatNumber } from "./format";
import { status } from "./status";

/** What the two are called. */
export type PartingNames = { readonly [side in Side]: string };

export const some = (count: number, one: string, more = `${one}s`) =>
  `${formatNumber(count)} ${count === 1 ? one : more}`;
const percent = (share: number) => `${formatNumber(Math.round(share * 1000) / 10)}\u202f%`;
const other = (side: Side): Side => (side === "a" ? "b" : "a");

const admits: { readonly [rule in BreakerPlan["admits"]]: string } = {
  "in-flight": "as many probes at a time as there are permits",
  total: "as many probes in all as there are permits",
  "per-period": "as many probes in each open time as there are permits",
};
const excess: { readonly [rule in BreakerPlan["excess"]]: string } = {
  refused: "refuses a call beyond its probes",
  waits: "lets it wait for the verdict",
  "waits-for-probe": "lets it wait for the probe",
};
const ignoredProbe: { readonly [rule in BreakerPlan["ignoredProbe"]]: string } = {
  "gives-back": "hands its permit back and goes on waiting for a verdict",
  keeps: "goes on waiting, with its permit used up",
  success: "takes it for a success",
  closes: "closes all the same",
  failure: "takes it for a failure",
};
const denominators: { readonly [rule in Denominator]: string } = {
  results: "of results",
  admissions: "of calls let through, answered or not",
  asks: "of all calls that asked, refused ones too",
};

function tripOf({ trip, minCalls }: TripRule): string {
  if (trip.kind === "consecutive") return `${some(trip.failures, "failure")} in a row`;
  const of =
    trip.kind === "time"
      ? `the calls of ${formatMs(trip.windowMs)}`
      : trip.size < 100_000
        ? `the last ${some(trip.size, "call")}`
        : "all calls since it closed";
  if (trip.failures !== undefined) return `${some(trip.failures, "failure")} among ${of}`;
  const least = trip.strict === true ? "more than " : "";
  const judged = minCalls > 1 ? `, once there are ${formatNumber(minCalls)}` : "";
  return `${least}${percent(trip.failureRate)} of ${of}${judged}`;
}

function verdictOf({ verdict, successesToClose }: VerdictRule): string {
  switch (verdict?.kind) {
    case "rate":
      return `by the share of failures among ${some(verdict.minCalls, "probe")}`;
    case "sampling":
      return verdict.calls === 1
        ? "by the first probe that answers"
        : `by ${some(verdict.calls, "probe")}`;
    case "counts":
      return `by ${some(verdict.successes, "success", "successes")} or ${some(verdict.failures, "failure")}, whichever is first`;
    default:
      return successesToClose === 1
        ? "by the first probe that answers"
        : `by ${formatNumber(successesToClose)} successes in a row or the first failure`;
  }
}

export function because(reason: PartingReason, n: PartingNames, atMs: number): string {
  switch (reason.kind) {
    case "timer":
      return `${n[reason.side]} has a timer for it; ${n[other(reason.side)]} moves only when a call asks.`;
    case "boundary":
      return `The open time ends at this very millisecond: for ${n[reason.side]} it is over, ${n[other(reason.side)]} needs one ms more.`;
    case "touched":
      return `${n[reason.side]} looks at its clock whenever it is touched, by a late result too; ${n[other(reason.side)]} only when a call asks.`;
    case "retryAfter":
      return `${n[reason.side]} waits for the moment that a Retry-After named; ${n[other(reason.side)]} does not read it.`;
    case "openTime":
      return `${n.a} stays open for ${formatMs(reason.a)}, ${n.b} for ${formatMs(reason.b)}${reason.grows ? ": one of them waits longer after each failed probe" : ""}.`;
    case "permits":
      return `Half-open, ${n.a} has ${some(reason.a, "permit")}, ${n.b} ${formatNumber(reason.b)}.`;
    case "admits":
      return `${n.a} lets ${admits[reason.a]}; ${n.b} ${admits[reason.b]}.`;
    case "excess":
      return `${n.a} ${excess[reason.a]}; ${n.b} ${excess[reason.b]}.`;
    case "ignoredProbe":
      return `When a probe’s result is ignored, ${n.a} ${ignoredProbe[reason.a]}; ${n.b} ${ignoredProbe[reason.b]}.`;
    case "counted": {
      const says = `To ${n.a} “${status.attempt[reason.status]}” is ${status.counted[reason.a]}, to ${n.b} ${status.counted[reason.b]}`;
      return reason.atMs === atMs ? `${says}.` : `${says}: so it was at ${formatMs(reason.atMs)}.`;
    }
    case "late":
      return `${n[reason.side]} counts a result whose ${reason.probe ? "half-open period" : "call’s state"} is over; ${n[other(reason.side)]} drops it.`;
    case "lateActsOn":
      return `${n[reason.side]} takes a late result as one of the state in which its call began; ${n[other(reason.side)]} as one of the present state.`;
    case "latePermit":
      return `A late result handed a permit to ${n[reason.side]} that it had never taken.`;
    case "verdict":
      return `Half-open, ${n.a} decides ${verdictOf(reason.a)}; ${n.b} ${verdictOf(reason.b)}.`;
    case "lease":
      return `${n[reason.side]} stays half-open for ${formatMs(reason.ms)} at most; ${n[other(reason.side)]} until a probe answers.`;
    case "slow":
      return `To ${n[reason.side]} a call of more than ${formatMs(reason.ms)} is too slow; ${n[other(reason.side)]} looks at its result alone.`;
    case "capacity":
      return `${n[reason.side]} has room for ${some(reason.most, "call")} in flight; ${n[other(reason.side)]} has no such limit.`;
    case "warmUp":
      return `${n[reason.side]} warms up: it does not open in its first ${formatMs(reason.ms)}.`;
    case "judgedByTimer":
      return `Enough has failed for ${n[reason.side]} too, but it judges by a timer, every ${formatMs(reason.ms)}; ${n[other(reason.side)]} at each result.`;
    case "judgedOnFailures":
      return `Enough has failed for ${n[reason.side]} too, but it judges only when a call fails; ${n[other(reason.side)]} at each result.`;
    case "minCalls": {
      const side = reason.side;
      const judges = `${n[side]} judges nothing before ${some(reason.needed, "call")}, and has counted ${formatNumber(reason.counted)}`;
      return `${judges}; ${n[other(side)]} opens at ${tripOf(reason[other(side)])}.`;
    }
    case "strict":
      return `The share is exactly the limit: ${n[other(reason.side)]} opens when it is reached, ${n[reason.side]} when it is exceeded.`;
    case "rounding":
      return `Both look at the same share, but round it otherwise: for ${n[reason.side]} it is below the limit.`;
    case "denominator":
      return `To ${n.a} failures are a share ${denominators[reason.a]}; to ${n.b} ${denominators[reason.b]}.`;
    case "windowKept":
      return `${n[reason.side]} still counts what came before it last closed; ${n[other(reason.side)]} began anew then.`;
    case "clears":
      return `${n[reason.side]} forgets all it has counted every ${formatMs(reason.ms)}; ${n[other(reason.side)]} does not.`;
    case "forgets":
      return `${n[reason.side]} has forgotten older results: it opens at ${tripOf(reason[reason.side])}; ${n[other(reason.side)]} at ${tripOf(reason[other(reason.side)])}.`;
    case "trip":
      return `${n.a} opens at ${tripOf(reason.a)}; ${n.b} at ${tripOf(reason.b)}.`;
    case "other":
      return "More than one rule has a part in it: they are listed below.";
  }
}
