/** What many runs gave, written down by hand. */
import { type ChanceResult, type DurationCount, quantileMs } from "../../src/engine/chance";
import { ENDINGS, type Endings, noEndings } from "../../src/engine/endings";

/** `[duration, count]` or `[duration, count, ending]`, the shortest first. Cell n has the example of run n. */
export type Cell = readonly [ms: number, count: number, ending?: keyof Endings];

export function cellsOf(cells: readonly Cell[]): readonly DurationCount[] {
  return cells.map(([durationMs, count, ending = "onTime"], run) => ({
    durationMs,
    count,
    endings: { ...noEndings(), [ending]: count },
    example: { run, seed: run, operation: 1 },
  }));
}

export function resultOf(cells: readonly Cell[], more: Partial<ChanceResult> = {}): ChanceResult {
  const durations = cellsOf(cells);
  const endings = noEndings();
  let operations = 0;
  for (const cell of durations) {
    operations += cell.count;
    for (const ending of ENDINGS) endings[ending] += cell.endings[ending];
  }
  const at = (p: number) => quantileMs(durations, operations, p);
  return {
    runs: operations,
    refusedRuns: 0,
    operations,
    endings,
    examples: {},
    cuts: 0,
    falseTimeouts: 0,
    undecidedCuts: 0,
    falseTimeoutOperations: 0,
    ghostMs: 0,
    quantiles: operations === 0 ? null : { p50: at(0.5), p95: at(0.95), p99: at(0.99) },
    durations,
    ...more,
  };
}
