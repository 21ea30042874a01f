import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { condensed, tailFrom } from "../../src/layout/chanceCondense";
import { histogramLayout } from "../../src/layout/chanceHistogram";
import { allEn as en } from "../../src/texts/all";
import { type Cell, cellsOf, resultOf } from "../support/chanceResult";

describe("durations in cells", () => {
  it("stay as they are where they are few", () => {
    const cells = cellsOf([
      [3, 1],
      [400, 2],
    ]);
    expect(condensed(cells, 3)).toEqual(cells);
  });

  it("are put together in tens where they span 4 000 ms, named by the shortest", () => {
    const cells = cellsOf([
      [1, 1],
      [9, 2, "late"],
      [10, 1],
      [4001, 1],
    ]);
    const found = condensed(cells, 5);
    expect(found.map(({ durationMs, count }) => [durationMs, count])).toEqual([
      [1, 3],
      [10, 1],
      [4001, 1],
    ]);
    expect(found[0]?.endings).toMatchObject({ onTime: 1, late: 2 });
  });

  it("have a tail of one cell, and the longest by itself", () => {
    const cells = cellsOf([
      [10, 4_997],
      [500, 1],
      [600, 1],
      [700, 1],
    ]);
    // 3 of 5 000 are past the 99th percentile.
    expect(tailFrom(cells, 5_000)).toBe(1);
    expect(condensed(cells, 5_000).map(({ durationMs, count }) => [durationMs, count])).toEqual([
      [10, 4_997],
      [500, 2],
      [700, 1],
    ]);
  });

  it("give the same histogram as before, at any width", () => {
    const durations = fc.uniqueArray(fc.integer({ min: 0, max: 60_000 }), {
      minLength: 1,
      maxLength: 300,
    });
    fc.assert(
      fc.property(
        durations,
        fc.integer({ min: 1, max: 5_000 }),
        fc.integer({ min: 200, max: 1_900 }),
        (found, often, widthPx) => {
          const cells: readonly Cell[] = [...found]
            .sort((a, b) => a - b)
            .map((ms, index) => [ms, index === 0 ? often : 1]);
          const result = resultOf(cells);
          const short = { ...result, durations: condensed(result.durations, result.operations) };
          expect(short.durations.length).toBeLessThanOrEqual(cells.length);
          expect(histogramLayout(short, null, widthPx, 16, en)).toEqual(
            histogramLayout(result, null, widthPx, 16, en),
          );
        },
      ),
    );
  });
});
