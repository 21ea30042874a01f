/** Section 3 of the model: pauses and the permission to retry. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { BackoffPlan } from "../../src/engine/plan";
import { backoffMs, retryFits, roundMs } from "../../src/engine/retry";

const half = () => 0.5;
const plan = (more: Partial<BackoffPlan>): BackoffPlan => ({
  kind: "exponential",
  baseMs: 100,
  factor: 2,
  maxMs: null,
  jitter: "none",
  ...more,
});

describe("backoff", () => {
  test.each([
    ["fixed is the base, whatever the retry", plan({ kind: "fixed" }), [100, 100, 100]],
    ["exponential doubles", plan({}), [100, 200, 400]],
    ["up to the cap", plan({ maxMs: 250 }), [100, 200, 250]],
    ["a factor may be a fraction; half rounds up", plan({ baseMs: 1, factor: 1.5 }), [1, 2, 2]],
    [
      "full jitter halves at a draw of a half, after the cap",
      plan({ maxMs: 250, jitter: "full" }),
      [50, 100, 125],
    ],
    ["equal jitter gives three quarters there", plan({ jitter: "equal" }), [75, 150, 300]],
    ["no pause stays no pause", plan({ baseMs: 0 }), [0, 0, 0]],
  ])("%s", (_, backoff, expected) => {
    expect([1, 2, 3].map((retry) => backoffMs(backoff, retry, backoff.baseMs, half))).toEqual(
      expected,
    );
  });

  test("decorrelated grows from the pause before: uniform between the base and three times it", () => {
    const backoff = plan({ jitter: "decorrelated", maxMs: 500 });
    const first = backoffMs(backoff, 1, 100, half);
    const second = backoffMs(backoff, 2, first, half);
    const third = backoffMs(backoff, 3, second, half);
    // 100 + ½ × 200, then 100 + ½ × 500, then min(500, 100 + ½ × 950).
    expect([first, second, third]).toEqual([200, 350, 500]);
  });

  test("stays whole, finite and inside its bounds for every setting", () => {
    const settings = fc.record({
      kind: fc.constantFrom("fixed" as const, "exponential" as const),
      baseMs: fc.integer({ min: 0, max: 86_400_000 }),
      factor: fc.double({ min: 1, max: 100, noNaN: true }),
      maxMs: fc.option(fc.integer({ min: 0, max: 86_400_000 })),
      jitter: fc.constantFrom(
        "none" as const,
        "full" as const,
        "equal" as const,
        "decorrelated" as const,
      ),
    });
    const unit = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
    fc.assert(
      fc.property(settings, fc.integer({ min: 1, max: 99 }), unit, (backoff, retry, draw) => {
        const pause = backoffMs(backoff, retry, backoff.baseMs, () => draw);
        expect(Number.isSafeInteger(pause)).toBe(true);
        expect(pause).toBeGreaterThanOrEqual(0);
        const capped = backoff.kind === "exponential" || backoff.jitter === "decorrelated";
        if (backoff.maxMs !== null && capped) expect(pause).toBeLessThanOrEqual(backoff.maxMs);
      }),
    );
  });
});

test("halves round up", () => {
  expect([0.49, 0.5, 1.5, 2.4999].map(roundMs)).toEqual([0, 1, 2, 2]);
});

describe("permission", () => {
  test.each([
    ["a pause of all that is usable is denied", 50, 50, 0, false],
    ["1 ms less is not", 49, 50, 0, true],
    ["unless that is too little to be useful", 49, 50, 2, false],
    ["exactly enough is enough", 48, 50, 2, true],
    ["no pause is denied when nothing is left", 0, 0, 0, false],
    ["without a deadline nobody asks", 1e9, null, 100, true],
  ])("%s", (_, pauseMs, usable, minUsefulMs, fits) => {
    expect(retryFits(pauseMs, usable, minUsefulMs)).toBe(fits);
  });
});
