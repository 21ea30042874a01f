/** How an attempt, a callee and a whole call end. */
import type { AnsweredEvent, CallEvent, EndEvent, ReceivedEvent } from "../../engine/event";
import type { WhenItFails } from "../../engine/scenario";
import { formatMs } from "../format";
import { type Decision, inMs, inWords } from "../formula";
import { type Names, nameOf } from "../names";
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
  return inMs(
    `${subject(event, names)} ${what}`,
    event.spentMs,
    notes.length === 0 ? null : notes.join("; "),
  );
}

export function received(event: ReceivedEvent, names: Names): Decision {
  return inWords(
    `The request reaches ${object(event, names)}`,
    event.calleeDeadlineMs === null
      ? "it is told no deadline"
      : `it believes its deadline is at ${formatMs(event.calleeDeadlineMs)}`,
  );
}

export function answered(event: AnsweredEvent, names: Names): Decision {
  const who = subject(event, names);
  const { result, heard } = event;
  if (!heard) {
    const lead = `${who} ${result === "cancelled" ? "stops" : "is done"}, and nobody listens any more`;
    return event.ghostMs === 0
      ? inWords(lead)
      : inMs(`${lead}: it worked on for`, event.ghostMs, "ghost work");
  }
  if (result === "deadline_exceeded") return inWords(`${who} stops at its deadline`);
  if (result === "cancelled") return inWords(`${who} stops: it was told to`);
  return inWords(`${who} sends its answer: ${status.attempt[result]}`);
}

const THEN = {
  fail: "the request stops here",
  skip: "the request goes on without it",
  stale: "the request goes on with old data",
  defer: "its work is kept for later",
} satisfies Record<WhenItFails, string>;

export function called(event: CallEvent, names: Names): Decision {
  const tries = event.attempts === 1 ? "1 attempt" : `${event.attempts} attempts`;
  const lead = `The call of ${nameOf(event.hop, names)} is over after ${tries}: ${status.attempt[event.status]}`;
  return inWords(lead, event.next === "go_on" ? null : THEN[event.next]);
}
