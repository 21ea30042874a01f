import { describe, expect, it } from "vitest";
import { ladderScale } from "../../src/layout/ladderScale";
import { format } from "../../src/texts/en/format";

const labels = (spans: readonly number[], rangePx = 1000) =>
  ladderScale(spans, rangePx, rangePx, 10, format).ticks.map(({ label }) =>
    label.replaceAll("\u202f", " "),
  );

describe("the axis of a ladder", () => {
  it.each<[string, readonly number[], readonly string[]]>([
    [
      "from the stop before the shortest",
      [60_000, 100],
      ["10 ms", "100 ms", "1 s", "10 s", "60 s"],
    ],
    ["two ticks at least", [5000], ["1 s", "10 s"]],
    ["1 ms has a length too", [1], ["1 ms"]],
    ["up to a day", [86_400_000, 3_600_001], ["1 h", "24 h"]],
    ["for nothing known", [], ["100 ms", "1 s"]],
  ])("%s", (_, spans, expected) => {
    expect(labels(spans)).toEqual(expected);
  });

  it("leaves labels out that have no room", () => {
    // 1 to 100 000 ms on 100 px: 20 px a decade, and `10 ms` alone is 5 × 4.5 = 22.5 wide.
    expect(labels([10, 100_000], 100).filter((label) => label !== "")).toEqual([
      "1 ms",
      "100 ms",
      "10 s",
    ]);
  });

  it("is logarithmic, and ends at the longest", () => {
    const { toPx } = ladderScale([1000, 100_000], 300, 300, 10, format);
    // 100 ms to 100 s: 100 px a decade.
    expect([100, 1000, 10_000, 100_000].map(toPx)).toEqual([0, 100, 200, 300]);
  });
});
