import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  MOST_SEGMENTS,
  type ScrubberStep,
  scrubber,
  stepAtX,
  xOfStep,
} from "../../src/layout/scrubber";

type Kind = "quiet" | "loud";
const weight = (kind: Kind) => (kind === "loud" ? 1 : 0);
const draw = (steps: readonly ScrubberStep<Kind>[], widthPx: number) =>
  scrubber(steps, widthPx, weight);
const spans = (...all: number[]) =>
  all.map((spanMs): ScrubberStep<Kind> => ({ spanMs, kind: "quiet" }));

const steps: fc.Arbitrary<ScrubberStep<Kind>[]> = fc.array(
  fc.record({
    spanMs: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 900 }), fc.constant(86_400_000)),
    kind: fc.constantFrom<Kind>("quiet", "loud"),
  }),
  { minLength: 1, maxLength: 1000 },
);
const width = fc.integer({ min: 60, max: 1200 });

describe("the scrubber", () => {
  it("fills its width without gaps, in order", () => {
    fc.assert(
      fc.property(steps, width, (someSteps, widthPx) => {
        const segments = draw(someSteps, widthPx);
        let x = 0;
        let next = 0;
        for (const segment of segments) {
          expect(segment.x).toBeCloseTo(x, 6);
          expect(segment.width).toBeGreaterThan(0);
          expect(segment.first).toBe(next);
          x = segment.x + segment.width;
          next += segment.count;
        }
        expect(x).toBeCloseTo(widthPx, 6);
        expect(next).toBe(someSteps.length);
        expect(segments.length).toBeLessThanOrEqual(MOST_SEGMENTS);
      }),
    );
  });

  it("reaches every step: the middle of its part leads to it, and to nothing else", () => {
    fc.assert(
      fc.property(steps, width, (someSteps, widthPx) => {
        const segments = draw(someSteps, widthPx);
        for (let index = 0; index < someSteps.length; index += 1) {
          const before = index === 0 ? 0 : xOfStep(segments, index - 1);
          expect(stepAtX(segments, (before + xOfStep(segments, index)) / 2)).toBe(index);
        }
      }),
      { numRuns: 50 },
    );
  });

  it("gives a longer time no less room than a shorter one", () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(5000), { minLength: 2, maxLength: 60 }),
        width,
        (some, widthPx) => {
          const segments = draw(spans(...some), widthPx);
          const byTime = some
            .map((spanMs, index) => ({ spanMs, px: segments[index]?.width ?? 0 }))
            .sort((a, b) => a.spanMs - b.spanMs);
          byTime.forEach(({ px }, index) => {
            expect(px).toBeGreaterThanOrEqual((byTime[index - 1]?.px ?? 0) - 1e-9);
          });
        },
      ),
    );
  });

  it("is to scale where all are long enough", () => {
    const widths = draw(spans(100, 290, 330, 80), 800).map((segment) => segment.width);
    expect(widths.map((px) => Math.round(px * 1000) / 1000)).toEqual([100, 290, 330, 80]);
  });

  it("gives what takes no time 10 px, and shares the rest to scale", () => {
    const widths = draw(spans(0, 100, 0, 300), 420).map((segment) => segment.width);
    expect(widths).toEqual([10, 100, 10, 300]);
  });

  it("gives equal parts to a request in which nothing takes time", () => {
    expect(draw(spans(0, 0, 0, 0), 400).map((segment) => segment.width)).toEqual([
      100, 100, 100, 100,
    ]);
  });

  it("shows the most important step of a bin", () => {
    const many = Array.from(
      { length: MOST_SEGMENTS * 2 },
      (_, index): ScrubberStep<Kind> => ({ spanMs: 1, kind: index === 7 ? "loud" : "quiet" }),
    );
    const segments = draw(many, 600);
    expect(segments.length).toBe(MOST_SEGMENTS);
    expect(segments.flatMap((segment) => (segment.kind === "loud" ? [segment.first] : []))).toEqual(
      [6],
    );
  });

  it("leads from outside its ends to the first and the last step", () => {
    const segments = draw(spans(5, 0, 9), 300);
    expect([stepAtX(segments, -50), stepAtX(segments, 900)]).toEqual([0, 2]);
  });
});
