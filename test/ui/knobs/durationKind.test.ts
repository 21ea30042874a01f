import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Duration } from "../../../src/engine/scenario";
import {
  asKind,
  DURATION_KINDS,
  type DurationKind,
  kindOf,
  longestMs,
  middleMs,
  spreadFrom,
} from "../../../src/ui/knobs/durationKind";

describe("a duration as another kind", () => {
  it.each<[Duration, DurationKind, Duration]>([
    [120, "lognormal", { p50: 120, p99: 360 }],
    // No log-normal has a median of 0.
    [0, "lognormal", { p50: 1, p99: 3 }],
    [86_400_000, "lognormal", { p50: 86_400_000, p99: 86_400_000 }],
    [120, "uniform", { uniform: [60, 180] }],
    [120, "samples", { samples: [120] }],
    [{ p50: 40, p99: 200 }, "fixed", 40],
    // The 1st percentile lies as far below the median as the 99th above: 40² / 200 = 8.
    [{ p50: 40, p99: 200 }, "uniform", { uniform: [8, 200] }],
    [{ uniform: [100, 300] }, "fixed", 200],
    // 100 + 0.99 × 200.
    [{ uniform: [100, 300] }, "lognormal", { p50: 200, p99: 298 }],
    // The middles of ten parts of 20 ms.
    [
      { uniform: [100, 300] },
      "samples",
      { samples: [110, 130, 150, 170, 190, 210, 230, 250, 270, 290] },
    ],
    [{ samples: [9, 1, 5] }, "fixed", 5],
    [{ samples: [9, 1, 5] }, "uniform", { uniform: [1, 9] }],
    [{ samples: [9, 1, 5] }, "lognormal", { p50: 5, p99: 9 }],
    [{ samples: [0, 0, 4] }, "lognormal", { p50: 1, p99: 4 }],
  ])("%j as %s is %j", (from, kind, to) => {
    expect(asKind(from, kind)).toEqual(to);
  });

  it("is the very same where it is of that kind", () => {
    const drawn = { p50: 4, p99: 9 };
    expect(asKind(drawn, "lognormal")).toBe(drawn);
  });

  const ms = fc.integer({ min: 0, max: 86_400_000 });
  const pair = fc.tuple(ms, ms).map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const);
  const durations: fc.Arbitrary<Duration> = fc.oneof(
    ms,
    pair.map(([a, b]) => ({ p50: Math.max(1, a), p99: Math.max(1, b) })),
    pair.map(([a, b]) => ({ uniform: [a, b] as const })),
    fc.array(ms, { minLength: 1, maxLength: 20 }).map((samples) => ({ samples })),
  );

  it("is always one that the format has", () => {
    fc.assert(
      fc.property(durations, fc.constantFrom(...DURATION_KINDS), (from, kind) => {
        const to = asKind(from, kind);
        expect(kindOf(to)).toBe(kind);
        expect(middleMs(to)).toBeLessThanOrEqual(longestMs(to));
        if (typeof to === "object" && "p50" in to) {
          expect(to.p50).toBeGreaterThanOrEqual(1);
          expect(to.p99).toBeGreaterThanOrEqual(to.p50);
        }
        if (typeof to === "object" && "uniform" in to) {
          expect(to.uniform[1]).toBeGreaterThanOrEqual(to.uniform[0]);
        }
        expect(longestMs(to)).toBeLessThanOrEqual(86_400_000);
      }),
    );
  });

  it("about a fixed one has it for its median", () => {
    expect(middleMs(spreadFrom(70))).toBe(70);
  });
});
