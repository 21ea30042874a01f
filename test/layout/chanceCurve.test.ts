import { describe, expect, it } from "vitest";
import { type DeadlineCurve, kneeOf } from "../../src/engine/deadlineCurve";
import { curveLayout, firstReading, pointNear } from "../../src/layout/chanceCurve";
import { allEn as en } from "../../src/texts/all";

const points = (
  [
    [100, 0, 0],
    [200, 0.8, 0.1],
    [300, 0.9, 0.2],
    [500, 1, 0.25],
  ] as const
).map(([deadlineMs, inTime, falseTimeouts]) => ({
  deadlineMs,
  inTime,
  falseTimeouts,
  falseTimeoutsEach: falseTimeouts,
}));
const curve: DeadlineCurve = {
  points,
  knee: kneeOf(points),
  unhurried: { p50: 150, p95: 350, p99: 480 },
};

function layoutOf(deadlineMs: number | null, of: DeadlineCurve = curve) {
  const layout = curveLayout(of, deadlineMs, 400, 10, en);
  if (layout === null) throw new Error("nothing to lay out");
  return layout;
}

describe("the curve", () => {
  it("is drawn through its points: 1 px a ms, 70 px from none to all", () => {
    const { inTimePath, falsePath, baseYPx } = layoutOf(null);
    const y = (share: number) => baseYPx - 70 * share;
    expect(inTimePath).toBe(`M0,${y(0)}L100,${y(0.8)}L200,${y(0.9)}L400,${y(1)}`);
    expect(falsePath).toBe(`M0,${y(0)}L100,${y(0.1)}L200,${y(0.2)}L400,${y(0.25)}`);
  });

  it("has its knee and the deadline named", () => {
    // Above the straight line: 0.8 − 0.25 at 200, 0.9 − 0.5 at 300.
    const { marks, knee, baseYPx } = layoutOf(300);
    expect(marks.map(({ kind, xPx }) => [kind, xPx])).toEqual([
      ["knee", 100],
      ["deadline", 200],
    ]);
    expect(knee?.xPx).toBe(100);
    expect(knee?.yPx).toBeCloseTo(baseYPx - 56, 9);
    expect(layoutOf(600).marks.map(({ kind }) => kind)).toEqual(["knee"]);
  });

  it.each([
    [-20, 0],
    [49, 0],
    [51, 1],
    [299, 2],
    [301, 3],
    [900, 3],
  ])("is read at %i px off point %i", (xPx, index) => {
    expect(pointNear(layoutOf(null), xPx)).toBe(index);
  });

  it("is read first at the scenario's own deadline, else at the knee, else at its end", () => {
    expect(firstReading(curve, 300)).toBe(2);
    expect(firstReading(curve, null)).toBe(1);
    expect(firstReading({ ...curve, knee: null }, null)).toBe(3);
  });

  it("of one point has a width all the same, and of none is not drawn", () => {
    const one = { ...curve, points: points.slice(0, 1), knee: null };
    expect(layoutOf(null, one).points).toHaveLength(1);
    expect(layoutOf(null, one).ticks.length).toBeGreaterThan(0);
    expect(curveLayout({ ...curve, points: [] }, null, 400, 10, en)).toBeNull();
  });
});
