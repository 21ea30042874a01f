/**
 * One breaker under two sets of rules, in two runs of the same traffic: the first moment at which they
 * are not the same. Up to then the runs are alike, so it is the first event that only one of them has.
 */
import { breakerNames } from "./breakerReplay";
import type { AskedEvent, BreakerEvent, BreakerKind, BreakerState, ToldEvent } from "./event";
import type { Plan } from "./plan";
import type { Run } from "./result";
import type { Ms } from "./scenario";

export type Answer = "through" | "refused" | "waits";

export interface PartingSide {
  /** What shows it best in its run; null where nothing happens at that moment. */
  readonly step: number | null;
  /** The last step that its breaker has lived through by then. */
  readonly knownStep: number;
  /** Once it is over. */
  readonly state: BreakerState;
  readonly move: BreakerEvent | null;
  readonly asked: AskedEvent | null;
  /** What it answers to the call; null when none asks. */
  readonly answer: Answer | null;
  readonly told: ToldEvent | null;
}

export interface Parting {
  /** Of one instance, where they are separate: `key@instance`. */
  readonly breaker: string;
  readonly atMs: Ms;
  /** A call that asks, a result that is heard, or time alone. */
  readonly by: "call" | "result" | "time";
  /** In both, before it. */
  readonly before: BreakerKind;
  readonly was: { readonly a: BreakerState; readonly b: BreakerState };
  readonly a: PartingSide;
  readonly b: PartingSide;
}

/** The first call that is answered otherwise. */
export interface AnswerParting {
  readonly atMs: Ms;
  readonly operation: number;
  readonly hop: string;
  readonly a: Answer;
  readonly b: Answer;
}

export interface SameTraffic {
  /** Calls that both answered alike: those before the parting, or all. */
  readonly calls: number;
  /** null: they never differ on this traffic. */
  readonly parting: Parting | null;
  /** null: no call notices. */
  readonly answered: AnswerParting | null;
}

type Happening = AskedEvent | ToldEvent | BreakerEvent;
interface Entry {
  readonly step: number;
  readonly event: Happening;
}
type Entries = readonly Entry[];

const NEW: BreakerState = {
  kind: "closed",
  failures: 0,
  failedProbes: 0,
  namedAtMs: null,
  forced: null,
};

/** Both runs are of `plan`'s traffic; only the rules of `key` are not the same. */
export function sameTraffic(plan: Plan, key: string, a: Run, b: Run): SameTraffic {
  const names = breakerNames(plan).filter((name) => name.split("@", 1)[0] === key);
  const pairs = names.map((name) => [entriesOf(a, name), entriesOf(b, name)] as const);
  const partings = names.flatMap((name, k) => {
    const [ofA = [], ofB = []] = pairs[k] ?? [];
    return partingOf(name, ofA, ofB) ?? [];
  });
  const parting = partings.reduce<Parting | null>(
    (first, next) => (first === null || next.atMs < first.atMs ? next : first),
    null,
  );
  const all = pairs.flatMap(([ofA]) => ofA);
  // One that has waited asks again: it is one call.
  const calls = new Set<string>();
  for (const { step, event } of all) {
    if (event.type !== "asked" || event === parting?.a.asked) continue;
    const isBefore =
      parting === null || (event.atMs <= parting.atMs && step <= parting.a.knownStep);
    if (isBefore) calls.add(callKey(event));
  }
  return {
    calls: calls.size,
    parting,
    answered: parting === null ? null : answerParting(pairs),
  };
}

function entriesOf(run: Run, name: string): Entries {
  const entries: Entry[] = [];
  for (const [step, event] of run.events.entries()) {
    const { type } = event;
    if ((type === "asked" || type === "told" || type === "breaker") && event.breaker === name) {
      entries.push({ step, event });
    }
  }
  return entries;
}

export function answerOf({ admitted, waits }: AskedEvent): Answer {
  return admitted ? "through" : waits ? "waits" : "refused";
}

/** What a result counts as is no difference yet: it becomes one when a state or an answer does. */
function isSame(a: Happening, b: Happening): boolean {
  if (a.atMs !== b.atMs || a.type !== b.type) return false;
  if (a.type === "breaker") return b.type === "breaker" && a.from === b.from && a.to === b.to;
  if (!isOfSameCall(a, b)) return false;
  return a.type !== "asked" || (b.type === "asked" && answerOf(a) === answerOf(b));
}

function isOfSameCall(a: Happening, b: Happening): boolean {
  return a.operation === b.operation && a.hop === b.hop && a.attempt === b.attempt;
}

function partingOf(breaker: string, ofA: Entries, ofB: Entries): Parting | null {
  const from = ofA.findIndex(({ event }, k) => {
    const other = ofB[k]?.event;
    return other === undefined || !isSame(event, other);
  });
  const at = from < 0 ? ofA.length : from;
  if (at >= ofA.length && at >= ofB.length) return null;
  const atMs = Math.min(
    ofA[at]?.event.atMs ?? Number.POSITIVE_INFINITY,
    ofB[at]?.event.atMs ?? Number.POSITIVE_INFINITY,
  );
  const heard = heardBefore(ofA, ofB, at, atMs);
  const stimulus = heard ?? stimulusOf(ofA, ofB, at, atMs);
  const isHeard = heard !== null;
  const before = { a: ofA[at - 1]?.event.after ?? NEW, b: ofB[at - 1]?.event.after ?? NEW };
  return {
    breaker,
    atMs,
    by: stimulus === null ? "time" : stimulus.type === "asked" ? "call" : "result",
    before: before.a.kind,
    was: before,
    a: sideOf(ofA, at, atMs, stimulus, isHeard),
    b: sideOf(ofB, at, atMs, stimulus, isHeard),
  };
}

const isTimed = (event: Happening | undefined) =>
  event?.type === "breaker" && event.operation === null;

/** The result just before, when what only one of them does then comes of it. */
function heardBefore(ofA: Entries, ofB: Entries, at: number, atMs: Ms): ToldEvent | null {
  const last = ofA[at - 1]?.event;
  if (last?.type !== "told" || last.atMs !== atMs) return null;
  const next = [ofA[at]?.event, ofB[at]?.event];
  const comesOfIt = next.some(
    (event) => event?.type === "breaker" && event.atMs === atMs && isOfSameCall(event, last),
  );
  return comesOfIt ? last : null;
}

/** The call or the result at which they part; null: time alone. */
function stimulusOf(
  ofA: Entries,
  ofB: Entries,
  at: number,
  atMs: Ms,
): AskedEvent | ToldEvent | null {
  const firstIn = (entries: Entries) => {
    for (let k = at; entries[k]?.event.atMs === atMs; k++) {
      const event = entries[k]?.event;
      if (event !== undefined && event.type !== "breaker") return event;
    }
    return null;
  };
  const [a, b] = [ofA[at]?.event, ofB[at]?.event];
  // By its own timer: a call at the same moment is the other's business, if it has one.
  if (isTimed(a) && a?.atMs === atMs) return isTimed(b) ? null : firstIn(ofB);
  if (isTimed(b) && b?.atMs === atMs) return firstIn(ofA);
  return firstIn(ofA) ?? firstIn(ofB);
}

/** What one of them does at that moment: its moves, and its answer to the call. */
function sideOf(
  entries: Entries,
  at: number,
  atMs: Ms,
  stimulus: AskedEvent | ToldEvent | null,
  isHeard: boolean,
): PartingSide {
  const done: Entry[] = [];
  let met = isHeard;
  for (let k = at; entries[k]?.event.atMs === atMs; k++) {
    const entry = entries[k];
    if (entry === undefined) break;
    const { event } = entry;
    const isIts = stimulus !== null && isOfSameCall(stimulus, event);
    if (event.type === "breaker") {
      // Another call's moves are another matter; a timer's come first.
      if (!isIts && (met || !isTimed(event))) break;
    } else {
      if (met || !isIts || stimulus.type !== event.type) break;
      met = true;
    }
    done.push(entry);
  }
  const move = done.findLast(({ event }) => event.type === "breaker");
  const asked = done.find(({ event }) => event.type === "asked");
  const own = isHeard ? entries[at - 1] : done.find(({ event }) => event.type === "told");
  const last = done.at(-1) ?? entries[at - 1];
  const askedEvent = asked?.event.type === "asked" ? asked.event : null;
  return {
    // The call itself begins, or is refused, in the step after the question.
    step: asked === undefined ? (move?.step ?? own?.step ?? null) : asked.step + 1,
    knownStep: last?.step ?? 0,
    state: last?.event.after ?? NEW,
    move: move?.event.type === "breaker" ? move.event : null,
    asked: askedEvent,
    answer: askedEvent === null ? null : answerOf(askedEvent),
    told: own?.event.type === "told" ? own.event : null,
  };
}

const callKey = ({ operation, hop, attempt }: AskedEvent) => `${operation} ${hop} ${attempt}`;

function answerParting(pairs: readonly (readonly [Entries, Entries])[]): AnswerParting | null {
  let first: AnswerParting | null = null;
  for (const [ofA, ofB] of pairs) {
    const answers = new Map<string, Answer>();
    for (const { event } of ofB.toReversed()) {
      if (event.type === "asked") answers.set(callKey(event), answerOf(event));
    }
    const seen = new Set<string>();
    for (const { event } of ofA) {
      if (event.type !== "asked" || seen.has(callKey(event))) continue;
      seen.add(callKey(event));
      const [a, b] = [answerOf(event), answers.get(callKey(event))];
      if (b === undefined || a === b) continue;
      const { atMs, operation, hop } = event;
      if (first === null || atMs < first.atMs) first = { atMs, operation, hop, a, b };
      break;
    }
  }
  return first;
}
