/** One cursor in two runs: the step of the other run that shows what this one shows. */
import { isDecision, type RunEvent } from "../engine/event";
import { arrivalOf, exactStepOf, frameAt } from "../engine/frame";
import { spanOf } from "../engine/runIndex";
import type { Ms } from "../engine/scenario";

type Events = readonly RunEvent[];

export interface SameStep {
  readonly step: number;
  /** Whether the same thing happens there; otherwise it is only the nearest moment. */
  readonly same: boolean;
}

/**
 * The same request, hop, attempt and moment. Where the other run has no such step: the decision of that
 * request whose time since its arrival is nearest, of several at once the one about the same hop, then
 * the last; without that request, of the whole run by its clock.
 */
export function sameStep(events: Events, step: number, others: Events): SameStep {
  const event = events[step];
  if (event === undefined) return { step: 0, same: false };
  const exact = exactStepOf(others, frameAt(events, step));
  if (exact !== null) return { step: exact, same: true };
  const sinceMs = event.atMs - (events[arrivalOf(events, step)]?.atMs ?? 0);
  const arrived = arrivalIn(others, event.operation);
  const arrivedMs = others[arrived]?.atMs;
  const wantedMs = arrivedMs === undefined ? event.atMs : arrivedMs + sinceMs;
  const [from, to] =
    arrivedMs === undefined
      ? aroundMs(others, wantedMs)
      : [arrived, spanOf(others, event.operation ?? 0)[1]];
  let nearest = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let k = from; k < to; k++) {
    const other = others[k];
    if (other === undefined || !isDecision(other)) continue;
    if (arrivedMs !== undefined && other.operation !== event.operation) continue;
    // Times are whole, so half a millisecond only decides between steps at the same moment.
    const far = Math.abs(other.atMs - wantedMs) + (other.hop === event.hop ? 0 : 0.5);
    if (far > least) continue;
    nearest = k;
    least = far;
  }
  return { step: nearest, same: false };
}

/** The step at which this request arrives; -1 where it does not. */
function arrivalIn(events: Events, operation: number | null): number {
  const [from, to] = operation === null ? [0, 0] : spanOf(events, operation);
  for (let k = from; k < to; k++) {
    const event = events[k];
    if (event?.type === "arrival" && event.operation === operation) return k;
  }
  return -1;
}

/** Where the decisions are that are nearest to a moment on either side: those of one moment before it, and of one after. */
function aroundMs(events: Events, ms: Ms): readonly [from: number, to: number] {
  let [low, high] = [0, events.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((events[middle]?.atMs ?? 0) < ms) low = middle + 1;
    else high = middle;
  }
  const past = (k: number, direction: 1 | -1) => {
    let at = k;
    for (let metMs: Ms | null = null; ; at += direction) {
      const event = events[at];
      if (event === undefined || (metMs !== null && event.atMs !== metMs)) return at;
      if (isDecision(event)) metMs = event.atMs;
    }
  };
  return [past(low - 1, -1) + 1, past(low, 1)];
}
