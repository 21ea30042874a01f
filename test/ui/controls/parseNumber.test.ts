import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatNumber } from "../../../src/texts/en/format";
import { parseNumber } from "../../../src/ui/controls/parseNumber";
import { roundUp, widened } from "../../../src/ui/controls/widened";

const whole = { from: 0, to: 86_400_000, fractional: false };

describe("a typed number", () => {
  it.each([
    ["400", 400],
    [" 1 500 ", 1500],
    ["1\u202f500", 1500],
    ["0", 0],
  ])("%o is %d", (text, value) => {
    expect(parseNumber(text, whole)).toBe(value);
  });

  it.each(["", "-", "2s", "2.5", "1e3", "-1", "NaN", "Infinity", "0x10", "86400001"])(
    "%o is none",
    (text) => {
      expect(parseNumber(text, whole)).toBeNull();
    },
  );

  it("may have decimals, with a point or a comma, only where they are allowed", () => {
    expect(parseNumber("1,5", { from: 1, to: 100, fractional: true })).toBe(1.5);
    expect(parseNumber("1.5", { from: 1, to: 100, fractional: true })).toBe(1.5);
    expect(parseNumber("0.5", { from: 1, to: 100, fractional: true })).toBeNull();
  });

  it("is read back as it is shown", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 86_400_000 }), (value) => {
        expect(parseNumber(formatNumber(value), whole)).toBe(value);
      }),
    );
  });
});

describe("the end of a slider", () => {
  it("stays while the value is inside, and is a round number past a larger value", () => {
    expect(widened(1000, 1000, 86_400_000)).toBe(1000);
    expect(widened(1000, null, 86_400_000)).toBe(1000);
    expect(widened(1000, 1500, 86_400_000)).toBe(2000);
    expect(widened(1000, 86_400_000, 86_400_000)).toBe(86_400_000);
  });

  it("rounds up to 1, 2 or 5 times a power of ten", () => {
    expect([0, 1, 1.2, 3, 5, 6, 960, 1001].map(roundUp)).toEqual([1, 1, 2, 5, 5, 10, 1000, 2000]);
  });
});
