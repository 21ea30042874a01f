import { describe, expect, it } from "vitest";
import { endingShares, independentRuns, shareRange } from "../../src/layout/chanceShares";
import { resultOf } from "../support/chanceResult";

describe("the parts of a bar", () => {
  it("stand in their order, better ones first, and fill it", () => {
    const parts = endingShares(
      resultOf([
        [10, 60],
        [20, 10, "failed"],
        [30, 25, "late"],
        [40, 5, "degraded"],
      ]),
    );
    expect(parts.map(({ ending, count, share }) => [ending, count, share])).toEqual([
      ["onTime", 60, 0.6],
      ["degraded", 5, 0.05],
      ["late", 25, 0.25],
      // Told though there is none: nobody needs to ask.
      ["pending", 0, 0],
      ["failed", 10, 0.1],
    ]);
    expect(parts.map(({ from }) => from.toFixed(2))).toEqual([
      "0.00",
      "0.60",
      "0.65",
      "0.90",
      "0.90",
    ]);
    expect(parts.at(-1)?.to).toBeCloseTo(1, 12);
  });

  it("are all empty when nobody came", () => {
    expect(endingShares(resultOf([])).map(({ share, from, to }) => [share, from, to])).toEqual(
      Array.from({ length: 4 }, () => [0, 0, 0]),
    );
  });
});

describe("the margin of error", () => {
  it.each([
    // Wilson: (p + z²/2n ± z √(p(1−p)/n + z²/4n²)) / (1 + z²/n), z² = 3.841459.
    // n = 100, p = 0.5: middle 0.5; half = 1.959964 √(0.0025 + 0.000096036) / 1.038415 = 0.096169.
    [0.5, 100, 0.403831, 0.596169],
    // n = 10 000, p = 0: from 0 to z²/n / (1 + z²/n) = 0.000384146 / 1.000384146.
    [0, 10_000, 0, 0.000383998],
    // And the same from the other end.
    [1, 10_000, 0.999616002, 1],
    // n = 10 000, p = 0.9: middle (0.9 + 0.000192073) / 1.000384146 = 0.899846;
    // half = 1.959964 √(0.000009 + 0.0000000096) / 1.000384146 = 0.005881.
    [0.9, 10_000, 0.893965, 0.905727],
  ])("of %s in %i runs: %s to %s", (share, runs, low, high) => {
    const range = shareRange(share, runs);
    expect(range.low).toBeCloseTo(low, 5);
    expect(range.high).toBeCloseTo(high, 5);
  });

  it("is everything when nothing was seen", () => {
    expect(shareRange(0, 0)).toEqual({ low: 0, high: 1 });
  });

  it("takes a run as one observation, however many requests it has", () => {
    expect(independentRuns(resultOf([[10, 4000]], { runs: 20, refusedRuns: 2 }))).toBe(18);
  });
});
