/**
 * Names for the steps of a run that outlive edits: a `Frame` says what happens (operation, hop,
 * attempt, breaker, moment, and which of several alike), never an index.
 */
import { isDecision, type RunEvent } from "./event";
import { spanOf } from "./runIndex";
import type { Frame } from "./scenario";

function breakerIn(event: RunEvent): string | null {
  return event.type === "breaker" || event.type === "forced" ? event.breaker : null;
}

function matches(event: RunEvent, frame: Frame): boolean {
  return (
    event.type === frame.moment &&
    (frame.operation === undefined || event.operation === frame.operation) &&
    (frame.hop === undefined || event.hop === frame.hop) &&
    (frame.attempt === undefined || event.attempt === frame.attempt) &&
    (frame.breaker === undefined || breakerIn(event) === frame.breaker)
  );
}

/** The step at which the request of the event at `step` arrives: nothing of it is earlier. */
export function arrivalOf(events: readonly RunEvent[], step: number): number {
  const operation = events[step]?.operation ?? null;
  if (operation === null) return 0;
  for (let k = step; k > 0; k--) {
    const event = events[k];
    if (event?.type === "arrival" && event.operation === operation) return k;
  }
  return 0;
}

/** The exact name of the event at `step`. */
export function frameAt(events: readonly RunEvent[], step: number): Frame {
  const event = events[step];
  if (event === undefined) return { moment: "arrival" };
  const breaker = breakerIn(event);
  const frame: Frame = {
    ...(event.operation === null ? {} : { operation: event.operation }),
    ...(event.hop === null ? {} : { hop: event.hop }),
    ...(event.attempt === null ? {} : { attempt: event.attempt }),
    ...(breaker === null ? {} : { breaker }),
    moment: event.type,
  };
  let nth = 0;
  for (let k = arrivalOf(events, step); k <= step; k++) {
    const earlier = events[k];
    if (earlier !== undefined && matches(earlier, frame)) nth++;
  }
  return nth === 1 ? frame : { ...frame, nth };
}

/** The step that `frame` names; null when the run has no such event. */
export function exactStepOf(events: readonly RunEvent[], frame: Frame): number | null {
  let nth = frame.nth ?? 1;
  const [from, to] = spanIn(events, frame);
  for (let k = from; k < to; k++) {
    const event = events[k];
    if (event !== undefined && matches(event, frame) && --nth === 0) return k;
  }
  return null;
}

/**
 * The step that `frame` names, else the nearest that answers the same question: how that attempt
 * ended (or why it was not made), then that hop's last decision, that request's last decision, and
 * at last the first step.
 */
export function stepOf(events: readonly RunEvent[], frame: Frame): number {
  const exact = exactStepOf(events, frame);
  if (exact !== null) return exact;
  const near = [
    (event: RunEvent) =>
      sameHop(event, frame) &&
      event.attempt === (frame.attempt ?? event.attempt) &&
      (event.type === "end" || event.type === "refused"),
    (event: RunEvent) => sameHop(event, frame),
    (event: RunEvent) => frame.operation !== undefined && event.operation === frame.operation,
  ];
  const [from, to] = spanIn(events, frame);
  for (const fits of near) {
    for (let step = to - 1; step >= from; step--) {
      const event = events[step];
      if (event !== undefined && isDecision(event) && fits(event)) return step;
    }
  }
  return 0;
}

/** Where the events of its request lie; all, where it names none. */
function spanIn(events: readonly RunEvent[], { operation }: Frame): readonly [number, number] {
  return operation === undefined ? [0, events.length] : spanOf(events, operation);
}

function sameHop(event: RunEvent, frame: Frame): boolean {
  return (
    frame.operation !== undefined &&
    frame.hop !== undefined &&
    event.operation === frame.operation &&
    event.hop === frame.hop
  );
}
