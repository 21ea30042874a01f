/** Every breaker as far as a step. */
import { dictionary } from "./dictionary";
import type { BreakerState, RunEvent } from "./event";
import type { Run } from "./result";
import { breakerIn, countBefore, type RunIndex, runIndex } from "./runIndex";

export interface BreakerView {
  readonly state: BreakerState;
  /** Attempts that reached the dependency through this breaker. */
  readonly reached: number;
  readonly refused: number;
  readonly probes: { readonly ok: number; readonly failed: number };
}

/** What a breaker had come to before one of its events. */
export interface Tally {
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
  const keys = Object.keys(run.breakers);
  const index = keys.length === 0 ? null : runIndex(run.events);
  const tallies = index === null ? walked(run, keys, step) : lookedUp(run, index, keys, step);
  const views = dictionary<BreakerView>();
  for (const [key, { state, reached, refused, ok, failed }] of tallies) {
    views[key] = { state, reached, refused, probes: { ok, failed } };
  }
  return views;
}

const untouched = (): Tally => ({ state: UNTOUCHED, reached: 0, refused: 0, ok: 0, failed: 0 });

function walked({ events }: Run, keys: readonly string[], step: number): Map<string, Tally> {
  const tallies = new Map(keys.map((key) => [key, untouched()]));
  if (keys.length === 0) return tallies;
  for (let k = 0; k <= step; k++) {
    const event = events[k];
    const key = event === undefined ? null : breakerIn(event);
    if (event === undefined || key === null) continue;
    const tally = tallies.get(key);
    if (tally !== undefined) count(tally, event);
  }
  return tallies;
}

/** A tally is kept each time that so many of a breaker's events were counted. */
const KEPT_EVERY = 128;
/** Before its events 0, `KEPT_EVERY`, twice that, and so on; by breaker. */
const kept = new WeakMap<RunIndex, Map<string, Tally[]>>();
const counted = new WeakMap<RunIndex, BreakerTallies>();

export type BreakerTallies = ReadonlyMap<string, readonly Tally[]>;

/** Those that were kept so far. */
export function talliesKept(index: RunIndex): BreakerTallies {
  return kept.get(index) ?? new Map();
}

/** All of them, counted elsewhere. */
export function adoptTallies(index: RunIndex, tallies: BreakerTallies): void {
  counted.set(index, tallies);
}

function lookedUp(
  { events }: Run,
  index: RunIndex,
  keys: readonly string[],
  step: number,
): Map<string, Tally> {
  const known = counted.get(index);
  const all = kept.get(index) ?? new Map<string, Tally[]>();
  kept.set(index, all);
  const tallies = new Map<string, Tally>();
  for (const key of keys) {
    const steps = index.breakers.get(key) ?? [];
    const own = all.get(key) ?? [untouched()];
    all.set(key, own);
    const marks = known?.get(key) ?? own;
    const most = countBefore(steps, step + 1);
    const near = Math.min(marks.length - 1, Math.floor(most / KEPT_EVERY));
    const tally = { ...(marks[near] ?? untouched()) };
    for (let k = near * KEPT_EVERY; k < most; k++) {
      if (marks === own && k === own.length * KEPT_EVERY) own.push({ ...tally });
      const event = events[steps[k] ?? 0];
      if (event !== undefined) count(tally, event);
    }
    tallies.set(key, tally);
  }
  return tallies;
}
