/** Where the cursor goes: plain questions about a list of events. */
import { isDecision, type RunEvent } from "../engine/event";
import { spanOf } from "../engine/runIndex";

type Events = readonly RunEvent[];

/** The first decision; a run without one (nobody comes) begins at its first event. */
export function firstStep(events: Events): number {
  return Math.max(0, events.findIndex(isDecision));
}

/** The next decision from `step` in this direction, or `step` itself when there is none. */
function decisionFrom(events: Events, step: number, direction: 1 | -1): number {
  for (let at = step + direction; ; at += direction) {
    const event = events[at];
    if (event === undefined) return step;
    if (isDecision(event)) return at;
  }
}

/** One step of this size on from `step`, or `step` itself at the end. */
export function nextStep(
  events: Events,
  step: number,
  direction: 1 | -1,
  size: "decision" | "event",
): number {
  if (size === "decision") return decisionFrom(events, step, direction);
  return events[step + direction] === undefined ? step : step + direction;
}

/** The first or last step of this size. */
export function edgeStep(
  events: Events,
  edge: "first" | "last",
  size: "decision" | "event",
): number {
  if (edge === "first") return size === "event" ? 0 : firstStep(events);
  if (size === "event") return events.length - 1;
  const last = events.findLastIndex(isDecision);
  return last === -1 ? events.length - 1 : last;
}

/** The request at `step`: the one its event belongs to, or the last before it; 0 before the first. */
export function operationAt(events: Events, step: number): number {
  for (let at = step; at >= 0; at -= 1) {
    const operation = events[at]?.operation ?? null;
    if (operation !== null) return operation;
  }
  return 0;
}

/** The arrival of the request after or before the one at `step`; `step` when there is no such. */
export function arrivalStepFrom(events: Events, step: number, direction: 1 | -1): number {
  const wanted = operationAt(events, step) + direction;
  const [from, to] = spanOf(events, wanted);
  for (let at = from; at < to; at += 1) {
    const event = events[at];
    if (event?.type === "arrival" && event.operation === wanted) return at;
  }
  return step;
}
