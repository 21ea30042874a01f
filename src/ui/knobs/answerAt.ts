/** Which answer an attempt was given, and edits of that answer, wherever it is written down. */
import { setHop, setOperation } from "../../engine/edit";
import type { RunEvent } from "../../engine/event";
import { findHop } from "../../engine/hopTree";
import { countBefore, runIndex, spanOf } from "../../engine/runIndex";
import type { Arrival, Response, Scenario } from "../../engine/scenario";
import { operationAt } from "../../session/steps";
import { type AnswerChange, changedAnswer } from "./answerEdit";

export interface AnswerAt {
  readonly hopId: string;
  /** The request whose answer was given by hand; null: it stands in the hop's own list. */
  readonly operation: number | null;
  readonly index: number;
}

/**
 * The answer of this hop's last attempt up to `step` in the request there; where it has not been
 * asked yet, of its first attempt to come; else of the last one before, or the first in its list.
 */
export function answerAt(
  scenario: Scenario,
  events: readonly RunEvent[],
  step: number,
  hopId: string,
): AnswerAt {
  const here = operationAt(events, step);
  const byHand = handTable(scenario, hopId);
  const last = Math.max(0, listedAnswers(scenario, hopId).length - 1);
  const index = byHand.size === 0 ? runIndex(events) : null;
  if (index !== null) {
    const taken = lastTaken(events, index.starts.get(hopId) ?? [], here, step);
    return { hopId, operation: null, index: Math.max(0, Math.min(taken, last)) };
  }
  const starts = new Map<number, number>();
  let taken = 0;
  let found: AnswerAt | null = null;
  let foundHere = false;
  for (let at = 0; at < events.length && (at <= step || !foundHere); at += 1) {
    const event = events[at];
    if (event?.type !== "start" || event.hop !== hopId) continue;
    const { operation } = event;
    // Which of its request's it is matters only where some were given by hand.
    const nth = byHand.size === 0 ? 0 : (starts.get(operation) ?? 0);
    if (byHand.size > 0) starts.set(operation, nth + 1);
    const given = nth < (byHand.get(operation)?.length ?? 0);
    const index = given ? nth : Math.min(taken, last);
    if (!given) taken += 1;
    if (operation !== here && (foundHere || at > step)) continue;
    found = { hopId, operation: given ? operation : null, index };
    foundHere = operation === here;
  }
  return found ?? { hopId, operation: null, index: 0 };
}

/** Which of the hop's starts it is, counted from 0; -1 before the first. */
function lastTaken(
  events: readonly RunEvent[],
  starts: ArrayLike<number>,
  here: number,
  step: number,
): number {
  const [from, to] = spanOf(events, here);
  const isHere = (nth: number) => events[starts[nth] ?? -1]?.operation === here;
  const [first, before, end] = [from, step + 1, to].map((at) => countBefore(starts, at));
  if (first === undefined || before === undefined || end === undefined) return -1;
  for (let nth = before - 1; nth >= first; nth--) if (isHere(nth)) return nth;
  for (let nth = before; nth < end; nth++) if (isHere(nth)) return nth;
  return before - 1;
}

export function answerOf(scenario: Scenario, answer: AnswerAt): Response | undefined {
  return answersOf(scenario, answer)[answer.index];
}

export function setAnswer(scenario: Scenario, answer: AnswerAt, change: AnswerChange): Scenario {
  const before = answerOf(scenario, answer);
  return before === undefined
    ? scenario
    : putAnswer(scenario, answer, changedAnswer(before, change));
}

/** Another answer in the place of that one. */
export function putAnswer(scenario: Scenario, answer: AnswerAt, response: Response): Scenario {
  const next = answersOf(scenario, answer).with(answer.index, response);
  const { hopId, operation } = answer;
  if (operation === null) return setHop(scenario, hopId, { responses: next });
  const arrivals = listedArrivals(scenario);
  const at = orderOf(arrivals)[operation - 1];
  const arrival = at === undefined ? undefined : arrivals[at];
  if (at === undefined || typeof arrival !== "object") return scenario;
  const answered = { ...arrival, answers: { ...arrival.answers, [hopId]: next } };
  return setOperation(scenario, { arrivals: arrivals.with(at, answered) });
}

function answersOf(scenario: Scenario, { hopId, operation }: AnswerAt): readonly Response[] {
  return operation === null
    ? listedAnswers(scenario, hopId)
    : (handTable(scenario, hopId).get(operation) ?? []);
}

function listedAnswers(scenario: Scenario, hopId: string): readonly Response[] {
  const hop = findHop(scenario.hops, hopId);
  return hop?.kind === "call" ? hop.responses : [];
}

/** The answers given by hand for this hop, by request. */
function handTable(scenario: Scenario, hopId: string): ReadonlyMap<number, readonly Response[]> {
  const table = new Map<number, readonly Response[]>();
  const arrivals = listedArrivals(scenario);
  const given = arrivals.some((arrival) => typeof arrival === "object" && arrival.answers);
  if (!given) return table;
  orderOf(arrivals).forEach((at, i) => {
    const arrival = arrivals[at];
    if (typeof arrival !== "object" || arrival.answers === undefined) return;
    if (!Object.hasOwn(arrival.answers, hopId)) return;
    table.set(i + 1, arrival.answers[hopId] ?? []);
  });
  return table;
}

export function listedArrivals(scenario: Scenario): readonly Arrival[] {
  return Array.isArray(scenario.arrivals) ? scenario.arrivals : [];
}

/** Places in the list in the order of their moments: the first is request 1. */
export function orderOf(arrivals: readonly Arrival[]): readonly number[] {
  const atMs = arrivals.map((arrival) => (typeof arrival === "object" ? arrival.atMs : arrival));
  return arrivals.map((_, i) => i).sort((a, b) => (atMs[a] ?? 0) - (atMs[b] ?? 0));
}
