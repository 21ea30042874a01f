import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { textWidthPx } from "../../src/layout/axis";
import { namedMarks, spanTicks } from "../../src/layout/chanceAxis";
import { format } from "../../src/texts/en/format";

const plain = (label: string) => label.replaceAll("\u202f", " ");

describe("ticks of an axis that does not begin at 0", () => {
  it("stand at round moments inside it, the last with the unit", () => {
    const ticks = spanTicks({ fromMs: 130, toMs: 330 }, 400, 16, format);
    // At most one in four em: six, so every 50 ms.
    expect(ticks.map(({ xPx, label }) => [xPx, plain(label)])).toEqual([
      [40, "150"],
      [140, "200"],
      [240, "250"],
      [340, "300 ms"],
    ]);
  });

  it("are whole ms, and keep their labels apart", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000 }),
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.integer({ min: 150, max: 1_200 }),
        (fromMs, spanMs, widthPx) => {
          const ticks = spanTicks({ fromMs, toMs: fromMs + spanMs }, widthPx, 16, format);
          expect(ticks.every(({ ms }) => Number.isInteger(ms))).toBe(true);
          const ends = ticks.map(({ xPx, label, anchor }) => {
            const width = textWidthPx(label, 16);
            const part = { start: 0, middle: 0.5, end: 1 }[anchor];
            return [xPx - part * width, xPx + (1 - part) * width] as const;
          });
          ends.forEach(([from], index) => {
            expect(from).toBeGreaterThanOrEqual((ends[index - 1]?.[1] ?? 0) - 0.001);
          });
        },
      ),
    );
  });
});

describe("named moments", () => {
  it("have labels that cover neither each other nor the line of one above", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 0, max: 500 }), { minLength: 1, maxLength: 4 }),
        (moments) => {
          const named = moments.map((ms) => ({ kind: "quantile" as const, ms, label: `at ${ms}` }));
          const marks = namedMarks(named, (ms) => ms, 500, 16);
          expect(marks.map(({ ms }) => ms)).toEqual([...moments].sort((a, b) => a - b));
          for (const a of marks) {
            for (const b of marks) {
              if (a === b || a.row !== b.row) continue;
              expect(extent(a).from >= extent(b).to || extent(b).from >= extent(a).to).toBe(true);
            }
          }
        },
      ),
    );
  });

  it("say theirs at the left where the right has no room", () => {
    const mark = (ms: number) =>
      namedMarks([{ kind: "knee", ms, label: "knee 1" }], (at) => at, 200, 10)[0]?.anchor;
    // Six characters of 4.5 px and half an em: 32.
    expect([mark(168), mark(169)]).toEqual(["start", "end"]);
  });
});

function extent({ xPx, label, anchor }: { xPx: number; label: string; anchor: string }) {
  const width = textWidthPx(label, 16) + 8;
  return anchor === "end" ? { from: xPx - width, to: xPx } : { from: xPx, to: xPx + width };
}
