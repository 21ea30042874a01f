/** How an attempt, a callee and a whole call end. */
import type { AnsweredEvent, CallEvent, EndEvent, ReceivedEvent } from "../../engine/event";
import type { HandedOver } from "../../engine/handedOver";
import type { WhenItFails } from "../../engine/scenario";
import type { DecisionContext } from "../decisionContext";
import { type Decision, inFigure, inWords } from "../formula";
import { type Names, nameOf } from "../names";
import { formatMs } from "./format";
import { status } from "./status";
import { object, subject } from "./subject";

const CUT = {
  own: "is cut by its own timeout after",
  budget: "is cut by the budget after",
  connect: "is cut while connecting, after",
  read: "is cut by the read timeout after",
} satisfies Record<NonNullable<EndEvent["cutBy"]>, string>;

const ENDED = {
  ok: "answers ok after",
  unavailable: "fails technically after",
  rate_limited: "answers “too many requests” after",
  rejected: "answers no, a business refusal, after",
  local: "fails by the caller’s own fault after",
  timeout: "times out after",
  deadline_exceeded: "answers that its deadline has passed, after",
  cancelled: "is cancelled after",
} satisfies Record<EndEvent["status"], string>;

export function ended(event: EndEvent, names: Names): Decision {
  const what = event.cutBy === null ? ENDED[event.status] : CUT[event.cutBy];
  const notes = [
    event.remainingAfterMs === null ? null : `${formatMs(event.remainingAfterMs)} left`,
    event.outcomeUnknown ? "whether the write happened is unknown" : null,
  ].filter((note) => note !== null);
  return inFigure(
    `${subject(event, names)} ${what}`,
    formatMs(event.spentMs),
    notes.length === 0 ? null : notes.join("; "),
  );
}

export function received(
  event: ReceivedEvent,
  names: Names,
  { handed }: DecisionContext,
): Decision {
  return inWords(`The request reaches ${object(event, names)}`, believes(event, handed));
}

/** What its callee was told, and what it makes of it. */
function believes({ atMs, calleeDeadlineMs }: ReceivedEvent, handed: HandedOver | null): string {
  if (calleeDeadlineMs === null) return "it is told no deadline";
  const believed = `it believes its deadline is at ${formatMs(calleeDeadlineMs)}`;
  if (handed === null) return believed;
  const { told, clamped } = handed;
  const passed = calleeDeadlineMs <= atMs ? ", which has passed" : "";
  if (clamped !== null) {
    return `it is asked for ${formatMs(clamped.askedMs)} and takes no more than ${formatMs(clamped.takenMs)}: ${believed}`;
  }
  switch (told.kind) {
    case "nothing":
      return believed;
    case "left":
      return `it is told that ${formatMs(told.leftMs)} are left: ${believed}`;
    case "again":
      return `it is told the whole ${formatMs(told.wholeMs)} again: ${believed}`;
    case "until": {
      const aheadMs = told.untilMs - told.readAtMs;
      if (aheadMs === 0) return `it is told the moment ${formatMs(told.untilMs)}${passed}`;
      const clock = `its clock is ${formatMs(Math.abs(aheadMs))} ${aheadMs > 0 ? "ahead" : "behind"}`;
      return `it is told the moment ${formatMs(told.untilMs)}, but ${clock}: for it that is ${formatMs(told.readAtMs)}${passed}`;
    }
  }
}

export const ghostNote = (ghostMs: number): string =>
  `${formatMs(ghostMs)} of it ghost work: somebody above had stopped listening`;

const DONE: { readonly [result in AnsweredEvent["result"]]?: string } = {
  cancelled: "stops",
  deadline_exceeded: "stops at its deadline",
};

export function answered(event: AnsweredEvent, names: Names, { write }: DecisionContext): Decision {
  const who = subject(event, names);
  const { result, heard, ghostMs } = event;
  const written = write && result === "ok" ? "the write took effect all the same" : null;
  if (!heard) {
    const lead = `${who} ${DONE[result] ?? "is done"}, and nobody listens any more`;
    if (ghostMs === 0) return inWords(lead, written);
    const ghost = written === null ? "ghost work" : `ghost work; ${written}`;
    return inFigure(`${lead}: it worked on for`, formatMs(ghostMs), ghost);
  }
  const notes = [ghostMs > 0 ? ghostNote(ghostMs) : null, ghostMs > 0 ? written : null];
  const coda = notes.filter((note) => note !== null).join("; ");
  const said =
    result === "deadline_exceeded"
      ? `${who} stops at its deadline`
      : result === "cancelled"
        ? `${who} stops: it was told to`
        : `${who} sends its answer: ${status.attempt[result]}`;
  return inWords(said, coda === "" ? null : coda);
}

const THEN = {
  fail: "the request stops here",
  skip: "the request goes on without it",
  stale: "the request goes on with old data",
  defer: "its work is kept for later",
} satisfies Record<WhenItFails, string>;

/** Where its caller is a callee itself. */
const THEN_NESTED = {
  fail: "its caller stops here",
  skip: "its caller goes on without it",
  stale: "its caller goes on with old data",
  defer: "its work is kept for later",
} satisfies Record<WhenItFails, string>;

export function called(event: CallEvent, names: Names, { nested }: DecisionContext): Decision {
  const tries = event.attempts === 1 ? "1 attempt" : `${event.attempts} attempts`;
  const lead = `The call of ${nameOf(event.hop, names)} is over after ${tries}: ${status.attempt[event.status]}`;
  if (event.next === "go_on") return inWords(lead);
  return inWords(lead, (nested ? THEN_NESTED : THEN)[event.next]);
}
