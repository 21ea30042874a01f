/**
 * The durations of very many operations in few cells, so that they can be handed over at once. Every bar
 * of a histogram counts the same: cells are as wide as a power of ten, which no bar that is wider cuts.
 */
import { type DurationCount, quantileMs } from "../engine/chance";
import { ENDINGS, noEndings } from "../engine/endings";
import type { Ms } from "../engine/scenario";

/** Longer ones than this share has are one bar, so that a few do not squeeze all the others. */
const SHOWN_SHARE = 0.99;
/** Where the tail is no longer than this many times the rest, there is nothing to cut off. */
const STRETCH = 1.6;
/** Cells across what is shown, at least: many more than a picture has bars. */
const LEAST_CELLS = 400;

/** The first place that belongs to the tail; the number of cells where there is none. */
export function tailFrom(durations: readonly DurationCount[], operations: number): number {
  const firstMs = durations[0]?.durationMs ?? 0;
  const longestMs = durations.at(-1)?.durationMs ?? firstMs;
  const cutMs = quantileMs(durations, operations, SHOWN_SHARE);
  if (longestMs - firstMs <= STRETCH * (cutMs - firstMs + 1)) return durations.length;
  const at = durations.findIndex(({ durationMs }) => durationMs > cutMs);
  return at === -1 ? durations.length : at;
}

/** `durations`: the shortest first. A cell is named by the shortest in it; the longest of all stays apart. */
export function condensed(
  durations: readonly DurationCount[],
  operations: number,
): readonly DurationCount[] {
  const tail = tailFrom(durations, operations);
  const firstMs = durations[0]?.durationMs ?? 0;
  const spanMs = (durations[tail - 1]?.durationMs ?? firstMs) - firstMs;
  const widthMs = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, spanMs / LEAST_CELLS))));
  const last = durations.length - 1;
  const cellOf = (index: number, durationMs: Ms) => {
    if (index < tail) return Math.floor(durationMs / widthMs);
    return index === last ? "last" : "tail";
  };
  const cells: DurationCount[] = [];
  let open: ReturnType<typeof cellOf> | null = null;
  for (const [index, next] of durations.entries()) {
    const cell = cellOf(index, next.durationMs);
    const before = cells.at(-1);
    if (cell === open && before !== undefined) cells[cells.length - 1] = together(before, next);
    else cells.push(next);
    open = cell;
  }
  return cells;
}

function together(a: DurationCount, b: DurationCount): DurationCount {
  const endings = noEndings();
  for (const ending of ENDINGS) endings[ending] = a.endings[ending] + b.endings[ending];
  return { ...a, count: a.count + b.count, endings };
}
