import { describe, expect, it } from "vitest";
import { type HistogramLayout, histogramLayout } from "../../src/layout/chanceHistogram";
import { allEn as en } from "../../src/texts/all";
import { type Cell, resultOf } from "../support/chanceResult";

/** An em of 10: a bar is 15 wide at least. */
const EM = 10;

function layoutOf(cells: readonly Cell[], deadlineMs: number | null, widthPx = 150) {
  const layout = histogramLayout(resultOf(cells), deadlineMs, widthPx, EM, en);
  if (layout === null) throw new Error("nothing to lay out");
  return layout;
}
const bars = ({ bars: all }: HistogramLayout) =>
  all.map(({ fromMs, toMs, count, xPx, widthPx }) => [fromMs, toMs, count, xPx, widthPx]);
const labels = ({ marks }: HistogramLayout) =>
  marks.map(({ label, xPx, row }) => [label.replaceAll("\u202f", " "), xPx, row]);

describe("the bars", () => {
  it("are as many as can be pressed: 150 px have room for ten of 15", () => {
    // 100 to 195 in bars of 10 are ten.
    const layout = layoutOf(
      [
        [100, 1],
        [195, 3],
      ],
      null,
    );
    expect(bars(layout)).toHaveLength(10);
    expect(bars(layout)[0]).toEqual([100, 110, 1, 0, 15]);
    expect(bars(layout)[9]).toEqual([190, 200, 3, 135, 15]);
    expect(layout.bars[9]?.share).toBe(0.75);
  });

  it("keep to the middle where they are few: ten slots of 1 ms about 40 to 42", () => {
    const layout = layoutOf(
      [
        [40, 1],
        [42, 1],
      ],
      null,
    );
    // Seven to spare, three of them in front: from 37 to 47, 15 px each.
    expect(bars(layout)).toEqual([
      [40, 41, 1, 45, 15],
      [41, 42, 0, 60, 15],
      [42, 43, 1, 75, 15],
    ]);
  });

  it("begin at 0 where there is nothing in front", () => {
    expect(bars(layoutOf([[0, 5]], null))).toEqual([[0, 1, 5, 0, 15]]);
  });

  it("end with one for the longest, when few are far out", () => {
    const layout = layoutOf(
      [
        [0, 1500],
        [9, 499],
        [900, 1, "failed"],
      ],
      null,
      230,
    );
    // 1 of 2 000 is past the 99th percentile, 9. Ten slots of 1 ms, half a slot free, the tail: 11.5 of 20 px.
    expect(bars(layout)[9]).toEqual([9, 10, 499, 180, 20]);
    expect(bars(layout)[10]).toEqual([900, null, 1, 210, 20]);
    expect(layout.axisPx).toBe(200);
  });

  it("are stacked from the base, better ends below, and never too low to be seen", () => {
    const layout = layoutOf(
      [
        [0, 60],
        [1, 1, "late"],
        [2, 9_939],
      ],
      null,
    );
    const [onTime, late] = layout.stacks;
    expect([onTime?.ending, late?.ending]).toEqual(["onTime", "late"]);
    // One of 9 939 in 70 px would be 0.007 px.
    expect(late?.path).toBe(`M15,${layout.baseYPx}v-2h14v2z`);
    expect(onTime?.path).toContain("v-70h14v70z");
  });

  it("are nothing when nothing was counted", () => {
    expect(histogramLayout(resultOf([]), 100, 150, EM, en)).toBeNull();
  });
});

describe("the named moments", () => {
  const cells: readonly Cell[] = [
    [0, 60],
    [50, 36],
    [95, 4],
  ];

  it("are the quantiles and the deadline, in rows that keep their labels apart", () => {
    // Bars of 10 from 0 to 100, 60 px each: p50 0, p95 50, p99 95, the deadline 80.
    const layout = layoutOf(cells, 80, 600);
    expect(labels(layout)).toEqual([
      ["p50 0 ms", 0, 0],
      ["p95 50 ms", 300, 0],
      ["deadline 80 ms", 480, 0],
      // At the end there is no room at the right, and at the left there is the deadline's.
      ["p99 95 ms", 570, 1],
    ]);
    expect(layout.deadlineOutside).toBe(false);
  });

  it("that fall together share a label", () => {
    expect(labels(layoutOf([[7, 100]], null, 600)).map(([label]) => label)).toEqual([
      "p50 = p95 = p99 7 ms",
    ]);
  });

  it("hold the deadline where it is near, and say so where it is far", () => {
    // 0 to 95 are ten bars of 10; up to 1.6 times as many may be added.
    expect(layoutOf(cells, 155, 600).deadlineOutside).toBe(false);
    expect(layoutOf(cells, 165, 600).deadlineOutside).toBe(true);
    expect(layoutOf(cells, null, 600).deadlineOutside).toBe(false);
  });
});
