/** The durations of many operations in bins of one width, to be drawn and pressed. */
import type { DurationCount, Example } from "./chance";
import { ENDINGS, type EndingCounts, noEndings } from "./endings";
import type { Ms } from "./scenario";

export interface Bin {
  readonly fromMs: Ms;
  /** The first duration that is no longer in it. */
  readonly toMs: Ms;
  readonly count: number;
  readonly endings: EndingCounts;
  /** One operation that fell into it: the first of its shortest duration; null for an empty bin. */
  readonly example: Example | null;
}

const STEPS = [1, 2, 5, 10] as const;

/**
 * At most `most` bins over all the durations, empty ones in between included. Their width is 1, 2 or 5
 * times a power of ten, in whole ms, and they begin at multiples of it. `durations`: the shortest first.
 */
export function histogram(durations: readonly DurationCount[], most: number): readonly Bin[] {
  const first = durations[0];
  const last = durations.at(-1);
  if (first === undefined || last === undefined) return [];
  const widthMs = widthFor(first.durationMs, last.durationMs, Math.max(1, most));
  const firstBin = Math.floor(first.durationMs / widthMs);
  const count = Math.floor(last.durationMs / widthMs) - firstBin + 1;
  const bins = Array.from({ length: count }, (_, k) => ({
    fromMs: (firstBin + k) * widthMs,
    toMs: (firstBin + k + 1) * widthMs,
    count: 0,
    endings: noEndings(),
    example: null as Example | null,
  }));
  for (const cell of durations) {
    const bin = bins[Math.floor(cell.durationMs / widthMs) - firstBin];
    if (bin === undefined) continue;
    bin.count += cell.count;
    for (const ending of ENDINGS) bin.endings[ending] += cell.endings[ending];
    bin.example ??= cell.example;
  }
  return bins;
}

function widthFor(fromMs: Ms, toMs: Ms, most: number): Ms {
  for (let power = 1; ; power *= 10) {
    for (const step of STEPS) {
      const widthMs = step * power;
      if (Math.floor(toMs / widthMs) - Math.floor(fromMs / widthMs) < most) return widthMs;
    }
  }
}
