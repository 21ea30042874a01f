/** Every breaker as far as a step. */
import type { BreakerState, RunEvent } from "./event";
import type { Run } from "./result";

export interface BreakerView {
  readonly state: BreakerState;
  /** Attempts that reached the dependency through this breaker. */
  readonly reached: number;
  readonly refused: number;
  readonly probes: { readonly ok: number; readonly failed: number };
}

interface Tally {
  state: BreakerState;
  reached: number;
  refused: number;
  ok: number;
  failed: number;
}

const UNTOUCHED: BreakerState = {
  kind: "closed",
  failures: 0,
  failedProbes: 0,
  namedAtMs: null,
  forced: null,
};

/** Of which breaker an event tells, if of any. Read by type, which is quicker than asking for the key. */
function breakerIn(event: RunEvent): string | null {
  switch (event.type) {
    case "start":
    case "refused":
    case "told":
    case "asked":
    case "breaker":
    case "forced":
      return event.breaker;
    default:
      return null;
  }
}

function count(tally: Tally, event: RunEvent): void {
  switch (event.type) {
    case "start":
      if (event.sent) tally.reached++;
      break;
    case "refused":
      tally.refused++;
      break;
    case "told":
      tally.state = event.after;
      // Results that were late, or came while a state was forced, are no probe's.
      if (!event.probe || event.late || event.after.forced !== null) break;
      if (event.counted === "success") tally.ok++;
      else if (event.counted === "failure") tally.failed++;
      break;
    case "asked":
      if (event.sent === true) tally.reached++;
      tally.state = event.after;
      break;
    case "breaker":
    case "forced":
      tally.state = event.after;
      break;
  }
}

/** Views by breaker key, from events 0..`step`. */
export function breakerViews(run: Run, step: number): { readonly [key: string]: BreakerView } {
  const tallies = new Map<string, Tally>();
  for (const key of Object.keys(run.breakers)) {
    tallies.set(key, { state: UNTOUCHED, reached: 0, refused: 0, ok: 0, failed: 0 });
  }
  if (tallies.size > 0) {
    for (let k = 0; k <= step; k++) {
      const event = run.events[k];
      const key = event === undefined ? null : breakerIn(event);
      if (event === undefined || key === null) continue;
      const tally = tallies.get(key);
      if (tally !== undefined) count(tally, event);
    }
  }
  const views: { [key: string]: BreakerView } = Object.create(null);
  for (const [key, { state, reached, refused, ok, failed }] of tallies) {
    views[key] = { state, reached, refused, probes: { ok, failed } };
  }
  return views;
}
