/** One cursor in two runs: the step of the other run that shows what this one shows. */
import { isDecision, type RunEvent } from "../engine/event";
import { arrivalOf, exactStepOf, frameAt } from "../engine/frame";

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
  const arrivedMs = others.find(
    ({ type, operation }) => type === "arrival" && operation === event.operation,
  )?.atMs;
  const wantedMs = arrivedMs === undefined ? event.atMs : arrivedMs + sinceMs;
  let nearest = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [k, other] of others.entries()) {
    if (!isDecision(other)) continue;
    if (arrivedMs !== undefined && other.operation !== event.operation) continue;
    // Times are whole, so half a millisecond only decides between steps at the same moment.
    const far = Math.abs(other.atMs - wantedMs) + (other.hop === event.hop ? 0 : 0.5);
    if (far > least) continue;
    nearest = k;
    least = far;
  }
  return { step: nearest, same: false };
}
