/** The results a breaker with a window judges by: the last `size`, or those of the last `windowMs`. */
import type { Ms } from "./scenario";

interface Sample {
  readonly atMs: Ms;
  readonly failure: boolean;
  readonly slow: boolean;
}

export interface ResultWindow {
  /** Oldest first; those before `from` have fallen out. */
  samples: Sample[];
  from: number;
  failures: number;
  slow: number;
}

export function emptyWindow(): ResultWindow {
  return { samples: [], from: 0, failures: 0, slow: 0 };
}

export function totalIn(window: ResultWindow): number {
  return window.samples.length - window.from;
}

export function addSample(window: ResultWindow, sample: Sample): void {
  window.samples.push(sample);
  if (sample.failure) window.failures++;
  if (sample.slow) window.slow++;
}

function dropOldest(window: ResultWindow): void {
  const oldest = window.samples[window.from++];
  if (oldest?.failure) window.failures--;
  if (oldest?.slow) window.slow--;
  // The dropped are given back in one go, once they are most of the list.
  if (window.from > 1024 && 2 * window.from > window.samples.length) {
    window.samples = window.samples.slice(window.from);
    window.from = 0;
  }
}

/** Keeps the last `size` results. */
export function keepLast(window: ResultWindow, size: number): void {
  while (totalIn(window) > size) dropOldest(window);
}

/** Keeps the results for which now − t < `windowMs`. */
export function keepYoung(window: ResultWindow, nowMs: Ms, windowMs: Ms): void {
  for (;;) {
    const oldest = window.samples[window.from];
    if (oldest === undefined || nowMs - oldest.atMs < windowMs) return;
    dropOldest(window);
  }
}
