/** Two libraries' breakers on the same traffic: chosen, and where they part and why. */
import { instanceOf } from "../../engine/breakerReplay";
import type { BreakerKind, Cause, ToldEvent } from "../../engine/event";
import type { Answer, AnswerParting, Parting, PartingSide } from "../../engine/parting";
import type { PartingChance } from "../../engine/partingChances";
import type {
  Denominator,
  PartingReason,
  Side,
  TripRule,
  VerdictRule,
} from "../../engine/partingKinds";
import type { BreakerPlan } from "../../engine/plan";
import { formatMs, formatNumber } from "../format";
import { type Names, nameOf } from "../names";
import { status } from "./status";
import { object } from "./subject";

/** What the two are called. */
export type PartingNames = { readonly [side in Side]: string };

const some = (count: number, one: string, more = `${one}s`) =>
  `${formatNumber(count)} ${count === 1 ? one : more}`;
const percent = (share: number) => `${formatNumber(Math.round(share * 1000) / 10)}\u202f%`;
const other = (side: Side): Side => (side === "a" ? "b" : "a");

function causeOf(cause: Cause): string {
  switch (cause.rule) {
    case "failures":
      return `failures ${formatNumber(cause.failures)} ≥ ${formatNumber(cause.threshold)}`;
    case "failure_rate":
      return `${formatNumber(cause.counted)} of ${formatNumber(cause.total)} failed`;
    case "slow_rate":
      return `${formatNumber(cause.counted)} of ${formatNumber(cause.total)} were slow`;
    case "rate_below":
      return `${formatNumber(cause.counted)} of ${some(cause.total, "probe")} failed`;
    case "successes":
      return `successes ${formatNumber(cause.successes)} ≥ ${formatNumber(cause.needed)}`;
    case "probe_failed":
      return `the probe failed: ${status.attempt[cause.status]}`;
    case "probe_ignored":
      return `the probe was ignored: ${status.attempt[cause.status]}`;
    case "open_time_over":
      return `after ${formatMs(cause.waitedMs)}`;
    case "half_open_time_over":
      return `half-open for ${formatMs(cause.waitedMs)} without a verdict`;
    case "forced":
      return `forced ${cause.to}`;
    case "released":
      return "no longer forced";
    case "restarted":
      return "restarted";
  }
}

function answers(answer: Answer, state: BreakerKind): string {
  if (answer === "waits") return "lets the call wait";
  if (answer === "through") {
    return state === "half-open" ? "lets the call through as a probe" : "lets the call through";
  }
  if (state === "open") return "refuses the call: still open";
  return state === "half-open"
    ? "refuses the call: no permit is left"
    : "refuses the call: too many are in flight";
}

function moves(side: PartingSide): string | null {
  const { move } = side;
  if (move === null) return null;
  if (move.to === "half-open") {
    return move.operation === null ? "becomes half-open by its own timer" : "becomes half-open";
  }
  const does =
    move.to === "closed" ? "closes" : move.from === "half-open" ? "opens again" : "opens";
  return `${does} (${causeOf(move.cause)})`;
}

/** `missing`: why it stays as it is, where that is known. */
function does(side: PartingSide, missing: string | null): string {
  const moved = moves(side);
  const answered = side.answer === null ? null : answers(side.answer, side.state.kind);
  if (moved !== null) return answered === null ? moved : `${moved} and ${answered}`;
  if (answered !== null) return answered;
  const stays = `stays ${status.breaker[side.state.kind]}`;
  return missing === null ? stays : `${stays} (${missing})`;
}

function heard({ status: ended, late }: ToldEvent): string {
  return late ? `${status.attempt[ended]}, late` : status.attempt[ended];
}

function occasion({ a, b, by }: Parting, names: Names): string {
  const asked = a.asked ?? b.asked;
  if (by === "call" && asked !== null) {
    return `as request ${formatNumber(asked.operation)} calls ${object(asked, names)}`;
  }
  const told = a.told ?? b.told;
  if (by === "result" && told !== null) {
    return `as request ${formatNumber(told.operation)} hears from ${object(told, names)} (${heard(told)})`;
  }
  return "by time alone";
}

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

function because(reason: PartingReason, n: PartingNames, atMs: number): string {
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

const chances: { readonly [chance in PartingChance]: string } = {
  minCalls: "more calls, since they judge from different numbers on",
  trip: "failures with successes between them",
  timed: "failures that come quickly, since one of them judges by a timer",
  openTime: "calls for longer after it has opened",
  boundary: "a call at exactly the end of the open time",
  growing: "a probe that fails, and then another",
  excess: "a call while a probe is out",
  permits: "several calls at once while it is half-open",
  verdict: "a probe that fails after others were good",
  rejected: "a business refusal",
  ignoredProbe: "an ignored result from a probe",
  late: "a call that is answered only after the breaker has opened",
  window: "failures soon after it has closed again",
  lease: "a probe that never answers",
  retryAfter: "an answer with a Retry-After",
  capacity: "more calls at once than one of them has room for",
  timer: "time alone, which moves only one of them",
};

const answered: { readonly [answer in Answer]: string } = {
  through: "lets it through",
  refused: "refuses it",
  waits: "lets it wait",
};

const marks: { readonly [answer in Answer]: string } = {
  through: "stroke: a call let through",
  refused: "cross: refused",
  waits: "ring: it waits",
};

/** So many are named of what could part them. */
const MOST_CHANCES = 3;

export const parting = {
  dialog: {
    title: "Same traffic, two libraries",
    open: "Compare with another library",
    note: "The open scenario twice, with the breaker’s rules of one library each.",
    breaker: "Breaker",
    left: "First",
    right: "Second",
    present: (name: string) => `as it is now: ${name}`,
    taken: (options: readonly string[]) => `Taken over: ${options.join(" · ")}.`,
    nothingTaken: "Nothing of the present rules has an option there.",
    own: (options: readonly string[]) => `Its own: ${options.join(" · ")}.`,
    unchanged: "Its rules stay as they are.",
    same: "Both come to the same rules: there is nothing to compare.",
    go: "Compare the two",
  },
  /** In the comparison. */
  title: "Where they part",
  above: (name: string) => `${name} above`,
  below: (name: string) => `${name} below`,
  upper: "the upper one",
  lower: "the lower one",
  when: (parting: Parting, names: Names) => {
    const instance = instanceOf(parting.breaker);
    const where = instance === null ? "" : ` at instance ${formatNumber(instance)}`;
    return `At ${formatMs(parting.atMs)}, ${occasion(parting, names)}${where}`;
  },
  says: (when: string, n: PartingNames, a: string, b: string) =>
    `${when}: ${n.a} ${a}; ${n.b} ${b}.`,
  does,
  because,
  notices: ({ atMs, operation, hop, a, b }: AnswerParting, n: PartingNames, names: Names) =>
    `The first call to notice is request ${formatNumber(operation)} to ${nameOf(hop, names)} at ${formatMs(atMs)}: ${n.a} ${answered[a]}, ${n.b} ${answered[b]}.`,
  unnoticed: "No call of this traffic notices.",
  alike: (calls: number) =>
    calls === 0
      ? "Until then no call had come."
      : `Until then both answered ${some(calls, "call")} alike.`,
  never: (calls: number) =>
    calls === 0
      ? "No call asks this breaker, so nothing can part them."
      : `They never differ on this traffic: both answer ${calls === 1 ? "its one call" : `all ${some(calls, "call")}`} alike.`,
  wouldPart: (list: readonly PartingChance[]) =>
    `What could part them: ${list
      .slice(0, MOST_CHANCES)
      .map((chance) => chances[chance])
      .join("; ")}.`,
  go: (atMs: number) => `Go to ${formatMs(atMs)}`,
  goBefore: (atMs: number) => `Go to ${formatMs(atMs)}, the last step before it`,
  legend: (seen: readonly Answer[], part: boolean) =>
    [...seen.map((answer) => marks[answer]), ...(part ? ["dashed line: they part"] : [])].join(
      " · ",
    ),
  bands: (of: string, key: string) => `${of}: states of breaker ${key}`,
  states: (states: readonly (readonly [BreakerKind, number])[], more: number) =>
    `${states
      .map(([kind, fromMs]) => `${status.breaker[kind]} from ${formatMs(fromMs)}`)
      .join(", ")}${more > 0 ? `, and ${formatNumber(more)} more changes` : ""}`,
};
