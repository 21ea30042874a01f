/** Two libraries' breakers on the same traffic: chosen, and where they part and why. */
import { instanceOf } from "../../engine/breakerReplay";
import type { BreakerKind, Cause, ToldEvent } from "../../engine/event";
import type { Answer, AnswerParting, Parting, PartingSide } from "../../engine/parting";
import type { PartingChance } from "../../engine/partingChances";
import { type Names, nameOf } from "../names";
import { formatMs, formatNumber } from "./format";
import { because, type PartingNames, some } from "./partingReasons";
import { status } from "./status";
import { object } from "./subject";

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
