/** Paints the tracks of one stage, one after another, in idle slices; the next input drops them. */
import type { Run } from "../../engine/result";
import { outlineOf } from "../../engine/runOutline";
import { sameData } from "../../engine/sameData";
import { type Question, type Sample, sweep } from "../../layout/sweep";
import { type Band, trackBands } from "../../layout/track";
import { createRest } from "../../session/rest";
import type { SessionStore } from "../../session/session";
import { operationAt } from "../../session/steps";
import { type AskIdle, askIdle } from "./idle";

/** What a knob asks; scenario and request come from the session. */
export interface TrackAsk extends Pick<Question, "edit" | "from" | "to" | "step"> {
  /** How much more a run costs at this value than at the present one; 1 if left out. */
  readonly weight?: (value: number) => number;
}
export type Track =
  | { readonly kind: "painted"; readonly bands: readonly Band[] }
  | { readonly kind: "too_long" };

export interface TrackPainter {
  /** Registers a track under a key of its own; what comes back takes it away. */
  register(key: string, ask: TrackAsk): () => void;
  subscribe(listener: () => void): () => void;
  read(key: string): Track | null;
  /** Starts to follow the session; what comes back stops it. */
  follow(): () => void;
}

/** At most this much of one slice is used, and no single run may take longer. */
const SLICE_MS = 8;
/** After an edit the page first answers; the tracks come when the hand rests. */
const REST_MS = 120;
/** What an attempt costs until it is known: on the safe side. */
const FIRST_GUESS_MS = 0.004;
/** Of the last runs the quickest is believed: a busy machine only ever adds to what a run costs. */
const REMEMBERED = 5;

interface Entry {
  ask: TrackAsk;
  stale: boolean;
  track: Track | null;
}

export function createTrackPainter(store: SessionStore, idle: AskIdle = askIdle): TrackPainter {
  const entries = new Map<string, Entry>();
  const listeners = new Set<() => void>();
  let costs: readonly number[] = [FIRST_GUESS_MS];
  let stop = () => {};
  let following = false;

  const settle = (entry: Entry, track: Track) => {
    entry.stale = false;
    if (sameData(entry.track, track)) return;
    entry.track = track;
    for (const listener of listeners) listener();
  };

  /** Drops what is under way and begins again once the hand rests. */
  const restart = () => {
    stop();
    if (following) rest.stir();
  };

  const paint = () => {
    const { scenario, run, step } = store.getState();
    const operation = operationAt(run.events, step);
    const attempts = attemptsOf(run);
    let going: { entry: Entry; runs: Generator<number, readonly Sample[]>; next: number } | null =
      null;

    const begin = () => {
      for (const entry of entries.values()) {
        if (!entry.stale) continue;
        const runs = sweep({ ...entry.ask, scenario, operation });
        const first = runs.next();
        if (first.done !== true) return { entry, runs, next: first.value };
      }
      return null;
    };

    const slice = (leftMs: () => number) => {
      const startedAt = performance.now();
      const left = () => Math.min(leftMs(), SLICE_MS - (performance.now() - startedAt));
      while (left() > 0) {
        going ??= begin();
        if (going === null) return;
        const { entry, runs, next } = going;
        const weight = entry.ask.weight?.(next) ?? 1;
        const expectedMs = Math.min(...costs) * attempts * weight;
        if (expectedMs > SLICE_MS) {
          settle(entry, { kind: "too_long" });
          going = null;
          continue;
        }
        if (expectedMs > left()) break;
        const before = performance.now();
        const result = runs.next();
        const tookMs = (performance.now() - before) / (attempts * Math.max(1, weight));
        costs = [...costs, tookMs].slice(-REMEMBERED);
        if (result.done === true) {
          settle(entry, { kind: "painted", bands: trackBands(result.value) });
          going = null;
        } else going.next = result.value;
      }
      stop = idle(slice);
    };
    stop = idle(slice);
  };
  const rest = createRest(REST_MS, paint);

  const makeStale = () => {
    for (const entry of entries.values()) entry.stale = true;
    restart();
  };

  return {
    register(key, ask) {
      const entry: Entry = { ask, stale: true, track: entries.get(key)?.track ?? null };
      entries.set(key, entry);
      restart();
      return () => {
        if (entries.get(key) === entry) entries.delete(key);
      };
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: (key) => entries.get(key)?.track ?? null,
    follow() {
      following = true;
      restart();
      const unsubscribe = store.subscribe((now, before) => {
        if (now.run !== before.run) makeStale();
        else if (
          now.step !== before.step &&
          operationAt(now.run.events, now.step) !== operationAt(now.run.events, before.step)
        ) {
          makeStale();
        }
      });
      return () => {
        following = false;
        unsubscribe();
        rest.stop();
        stop();
      };
    },
  };
}

/** What a run costs grows with its attempts, and a little with each request. */
function attemptsOf(run: Run): number {
  return outlineOf(run).attempts + run.operations.length + 1;
}
