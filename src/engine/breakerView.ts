/** Every breaker as far as a step. */
import type { BreakerState, RunEvent } from "./event";
import type { Run } from "./result";
import type { BreakerView } from "./snapshot";

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
      if (event === undefined || !("breaker" in event) || event.breaker === null) continue;
      const tally = tallies.get(event.breaker);
      if (tally !== undefined) count(tally, event);
    }
  }
  const views: { [key: string]: BreakerView } = Object.create(null);
  for (const [key, { state, reached, refused, ok, failed }] of tallies) {
    views[key] = { state, reached, refused, probes: { ok, failed } };
  }
  return views;
}
