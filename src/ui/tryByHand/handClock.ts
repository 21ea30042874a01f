/** The hand clock: where the run has come to, and where its breakers wait. */
import { stillRefuses } from "../../engine/breakerCell";
import type { BreakerState, RunEvent } from "../../engine/event";
import type { BreakerPlan } from "../../engine/plan";
import type { Run } from "../../engine/result";
import { runIndex } from "../../engine/runIndex";
import type { Ms } from "../../engine/scenario";

/** The next request by hand comes when everything before it is over: never into the past. */
export function handClockMs(run: Run): Ms {
  const last = run.operations.at(-1);
  return Math.max(run.endMs, last?.startMs ?? 0);
}

/** The moment from which this breaker lets a probe through; null when it is not waiting for one. */
export function probeAtMs(
  events: readonly RunEvent[],
  breaker: string,
  rules: BreakerPlan,
): Ms | null {
  const state = lastState(events, breaker);
  if (state === null || state.kind === "closed" || state.forced !== null) return null;
  if (state.kind === "half-open") return state.namedAtMs;
  return state.reopensAtMs + (stillRefuses(rules) ? 1 : 0);
}

function lastState(events: readonly RunEvent[], breaker: string): BreakerState | null {
  const steps = runIndex(events)?.breakers.get(breaker);
  for (let left = steps?.length ?? events.length; left > 0; left -= 1) {
    const event = events[steps === undefined ? left - 1 : (steps[left - 1] ?? 0)];
    if (event && "after" in event && event.breaker === breaker) return event.after;
  }
  return null;
}

/** Where a request tells what became of it at a hop: its refusal or end there, else its finish. */
export function tellingStep(events: readonly RunEvent[], operation: number, hopId: string): number {
  const at = events.findLastIndex(
    (event) =>
      event.operation === operation &&
      event.hop === hopId &&
      (event.type === "refused" || event.type === "end"),
  );
  if (at !== -1) return at;
  return events.findLastIndex((event) => event.operation === operation && event.type === "finish");
}
