import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { linear } from "../../src/layout/linear";

describe("a linear scale", () => {
  it.each([
    // 100 px for 400 ms: a quarter of a pixel each.
    ["its middle", 200, 50],
    ["its begin", 0, 0],
    ["its end", 400, 100],
    ["before its begin", -40, -10],
    ["behind its end", 480, 120],
  ])("%s", (_, ms, px) => {
    expect(linear([0, 400], [0, 100])(ms)).toBe(px);
  });

  it.each([
    ["before its begin", -40, 0],
    ["behind its end", 480, 100],
    ["in between", 100, 25],
  ])("clamped, %s", (_, ms, px) => {
    expect(linear([0, 400], [0, 100], true)(ms)).toBe(px);
  });

  it("whose domain has no length is its middle", () => {
    const scale = linear([300, 300], [20, 100]);
    expect([scale(0), scale(300), scale(900)]).toEqual([60, 60, 60]);
  });

  it("may run downwards", () => {
    expect(linear([0, 1], [80, 0])(0.25)).toBe(60);
  });

  it("meets both ends exactly, whatever they are", () => {
    const ms = fc.integer({ min: 0, max: 86_400_000 });
    const px = fc.double({ min: -5000, max: 5000, noNaN: true });
    fc.assert(
      fc.property(ms, ms, px, px, (from, to, fromPx, toPx) => {
        fc.pre(from !== to);
        const scale = linear([from, to], [fromPx, toPx]);
        expect(scale(from)).toBeCloseTo(fromPx, 9);
        expect(scale(to)).toBeCloseTo(toPx, 9);
      }),
    );
  });
});
