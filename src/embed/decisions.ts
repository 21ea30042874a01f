/** Steps as an author counts them: the decisions of a run, from 1. */
import { readFrame } from "../codec/frameText";
import { isDecision, type RunEvent } from "../engine/event";
import { stepOf } from "../engine/frame";
import { wholeNumber } from "./options";

type Events = readonly RunEvent[];

/** How many decisions there are up to `step`, itself included. */
export function decisionsUpTo(events: Events, step: number): number {
  let count = 0;
  for (let at = 0; at <= step; at++) {
    const event = events[at];
    if (event !== undefined && isDecision(event)) count += 1;
  }
  return count;
}

/** The step that the option names, or how many decisions there are where it names none. */
export function namedStep(
  text: string,
  events: Events,
): { readonly ok: true; readonly step: number } | { readonly ok: false; readonly of: number } {
  const number = wholeNumber(text);
  if (!Number.isNaN(number)) {
    let count = 0;
    const step = events.findIndex((event) => isDecision(event) && ++count === number);
    return step >= 0 ? { ok: true, step } : { ok: false, of: count };
  }
  const read = readFrame(text);
  return read.ok
    ? { ok: true, step: stepOf(events, read.frame) }
    : { ok: false, of: decisionsUpTo(events, events.length - 1) };
}
