import { describe, expect, it } from "vitest";
import type { DurationCount } from "../../src/engine/chance";
import { noEndings } from "../../src/engine/endings";
import { histogram } from "../../src/engine/histogram";

const cell = (durationMs: number, count: number): DurationCount => ({
  durationMs,
  count,
  endings: { ...noEndings(), onTime: count },
  example: { run: durationMs, seed: durationMs, operation: 1 },
});

const shape = (durations: readonly DurationCount[], most: number) =>
  histogram(durations, most).map(({ fromMs, toMs, count, example }) => [
    fromMs,
    toMs,
    count,
    example?.run ?? null,
  ]);

describe("a histogram", () => {
  it("has bins of 1 ms where they are enough, the empty ones too", () => {
    expect(shape([cell(3, 2), cell(5, 1)], 3)).toEqual([
      [3, 4, 2, 3],
      [4, 5, 0, null],
      [5, 6, 1, 5],
    ]);
  });

  it("has wider ones else, at multiples of 5: 13 to 27 is too much for three bins of 5", () => {
    expect(shape([cell(13, 2), cell(19, 4), cell(27, 1)], 4)).toEqual([
      [10, 15, 2, 13],
      [15, 20, 4, 19],
      [20, 25, 0, null],
      [25, 30, 1, 27],
    ]);
    expect(shape([cell(13, 2), cell(19, 4), cell(27, 1)], 3)).toEqual([
      [10, 20, 6, 13],
      [20, 30, 1, 27],
    ]);
  });

  it("adds up how the operations of a bin ended", () => {
    const [bin] = histogram([cell(1, 2), cell(2, 3)], 1);
    expect([bin?.fromMs, bin?.toMs, bin?.endings.onTime]).toEqual([0, 5, 5]);
  });

  it("is empty when nothing was counted", () => {
    expect(histogram([], 10)).toEqual([]);
  });
});
