import { describe, expect, it } from "vitest";
import type { Layer } from "../../src/engine/ladder";
import { plan } from "../../src/engine/plan";
import { rungs } from "../../src/findings/ladder";
import { type LadderLayout, ladderLayout } from "../../src/layout/ladder";
import { allEn as en } from "../../src/texts/all";
import { callTo, scenarioOf } from "../support/plainScenario";

const EM = 10;
const plain = (text: string) => text.replaceAll("\u202f", " ");

function layoutOf(
  ladder: readonly Layer[],
  {
    widthPx = 1000,
    deadlineMs = 1000,
    found = [],
  }: { widthPx?: number; deadlineMs?: number | null; found?: readonly string[] } = {},
): LadderLayout {
  const scenario = scenarioOf([callTo("a")], { ladder, deadlineMs });
  return ladderLayout(
    {
      ladder,
      times: rungs(ladder, plan(scenario)),
      found: new Set(found),
      deadlineMs,
      isKept: true,
    },
    widthPx,
    EM,
    en,
  );
}
const bars = (layout: LadderLayout) => layout.groups.flatMap((group) => group.bars);

const TWO: readonly Layer[] = [
  { kind: "load-balancer", name: "LB", responseMs: 100_000, idleMs: 100_000 },
  { kind: "application", name: "App", keepAliveMs: 10_000 },
];

/*
 * 1 000 px, 10 px an em. A character of a label is 0.6 × 0.75 em = 4.5 px.
 * Names: the longest, `App, keep-alive`, is 15 × 4.5 + 10 = 77.5, less than the 80 that are the least.
 * Labels: `100 s, safety net` is 17 × 4.5 = 76.5; with 10 for a bar without end, 10 for a mark and
 * twice 3.75 between them, the axis has 1 000 − 80 − 76.5 − 27.5 = 816 px.
 * It goes from 100 ms, the last stop before 1 s, to 100 s: three decades of 272 px.
 */
describe("a ladder on a wide place", () => {
  const layout = layoutOf(TWO, { found: ["1.keepAliveMs"] });

  it("has three decades of 272 px", () => {
    expect([layout.namesPx, layout.plotPx, layout.rangePx]).toEqual([80, 920, 816]);
    expect(layout.isStacked).toBe(false);
    // 60 s: 272 × log10(60 000 / 100) = 272 × 2.778.
    expect(layout.ticks.map(({ xPx, label }) => [Math.round(xPx), plain(label)])).toEqual([
      [0, "100 ms"],
      [272, "1 s"],
      [544, "10 s"],
      [756, "60 s"],
    ]);
  });

  it("ends each bar at its time, says it behind, and marks what was found", () => {
    expect(
      bars(layout).map(({ key, toPx, labelPx, label }) => [key, toPx, labelPx, plain(label)]),
    ).toEqual([
      ["0.responseMs", 816, 819.75, "100 s, safety net"],
      ["0.idleMs", 816, 819.75, "100 s"],
      // 544 + 3.75, then 10 for the mark.
      ["1.keepAliveMs", 544, 557.75, "10 s"],
    ]);
    expect(bars(layout).map(({ markPx }) => markPx)).toEqual([null, null, 547.75]);
  });

  it("stacks the groups under the deadline's name", () => {
    // 12.5 for the deadline; 15 for a title; rows of 15 with the bar of 7.5 in the middle; 5 between groups.
    expect(layout.groups.map(({ kind, topPx, bottomPx }) => [kind, topPx, bottomPx])).toEqual([
      ["response", 12.5, 42.5],
      ["unused", 47.5, 92.5],
    ]);
    expect(bars(layout).map(({ topPx, barTopPx }) => [topPx, barTopPx])).toEqual([
      [27.5, 31.25],
      [62.5, 66.25],
      [77.5, 81.25],
    ]);
    expect([layout.axisYPx, layout.heightPx, layout.barPx]).toEqual([95, 110, 7.5]);
  });

  it("draws the deadline across the waits and not across unused connections", () => {
    const { deadline } = layout;
    expect(deadline).toMatchObject({ xPx: 272, topPx: 12.5, bottomPx: 42.5, anchor: "middle" });
    expect(plain(deadline?.label ?? "")).toBe("deadline 1 s");
  });

  it("names what is in it, the one to look at first", () => {
    expect(layout.reaches).toEqual(["safety-net", "between-requests"]);
    const all = layoutOf([
      { kind: "client", name: "C", responseMs: 500 },
      { kind: "application", name: "A", connectMs: 10 },
      { kind: "pool", name: "P", responseMs: 2000, idleMs: 10 },
    ]);
    expect(all.reaches).toEqual(["cuts-first", "matters", "never", "between-requests"]);
  });
});

describe("a ladder in other places", () => {
  it("puts names over the bars where it is narrow", () => {
    const layout = layoutOf(TWO, { widthPx: 390 });
    // 390 − 76.5 − 27.5 = 286; a row of 22.5 begins with 10 for the name.
    expect([layout.isStacked, layout.namesPx, layout.rangePx]).toEqual([true, 0, 286]);
    expect(bars(layout).map(({ topPx, barTopPx }) => [topPx, barTopPx])).toEqual([
      [27.5, 37.5],
      // 27.5 + 22.5 + 5 + 15.
      [70, 80],
      [92.5, 102.5],
    ]);
  });

  it("never gives long names more than a third", () => {
    const layout = layoutOf([{ kind: "proxy", name: "n".repeat(80), responseMs: 10 }]);
    expect(layout.namesPx).toBe(320);
  });

  it("has no line without a deadline, and none across unused connections alone", () => {
    expect(layoutOf(TWO, { deadlineMs: null }).deadline).toBeNull();
    expect(layoutOf([{ kind: "proxy", name: "P", idleMs: 10 }]).deadline).toBeNull();
  });

  it("leads a time without a limit on past the axis", () => {
    const layout = layoutOf([{ kind: "client", name: "C", responseMs: null }]);
    const [bar] = bars(layout);
    expect(bar).toMatchObject({ isEndless: true, toPx: layout.rangePx + EM });
  });

  it("sets who would use a connection over who keeps it, joint by joint", () => {
    const layout = layoutOf([
      { kind: "cdn", name: "A", idleMs: 1 },
      { kind: "proxy", name: "B", idleMs: 2, keepAliveMs: 3 },
      { kind: "application", name: "C", keepAliveMs: 4 },
    ]);
    expect(bars(layout).map(({ key, topPx, name }) => [key, topPx, name])).toEqual([
      ["0.idleMs", 27.5, "A, idle"],
      ["1.keepAliveMs", 42.5, "B, keep-alive"],
      // 5 more between two joints.
      ["1.idleMs", 62.5, "B, idle"],
      ["2.keepAliveMs", 77.5, "C, keep-alive"],
    ]);
  });

  it("is empty when nothing is known", () => {
    const layout = layoutOf([{ kind: "client", name: "C" }]);
    expect([layout.groups, layout.deadline, layout.reaches]).toEqual([[], null, []]);
  });
});
