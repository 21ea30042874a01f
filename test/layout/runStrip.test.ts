import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type RequestEnd, requestEnd } from "../../src/engine/requestEnd";
import { simulate } from "../../src/engine/simulate";
import { breakerBands } from "../../src/layout/axisBands";
import { requestNear, requestPlace, runStripLayout } from "../../src/layout/runStrip";
import { en } from "../../src/texts/en";
import { fromGallery } from "../support/gallery";
import { scenarioOf } from "../support/plainScenario";

const meeting = simulate(fromGallery("budget-meets-breaker"));

describe("bands of a breaker", () => {
  it("follow the worked run: open at 4 510, probes at 8 390 and 12 390, closed at 12 590", () => {
    const bands = breakerBands(meeting.breakers.payment?.transitions ?? [], 0, 13_000);
    expect(bands).toEqual([
      { kind: "closed", fromMs: 0, toMs: 4510 },
      { kind: "open", fromMs: 4510, toMs: 8390 },
      { kind: "half-open", fromMs: 8390, toMs: 8510 },
      { kind: "open", fromMs: 8510, toMs: 12_390 },
      { kind: "half-open", fromMs: 12_390, toMs: 12_590 },
      { kind: "closed", fromMs: 12_590, toMs: 13_000 },
    ]);
  });

  it("of a window begin in the state that holds there", () => {
    const bands = breakerBands(meeting.breakers.payment?.transitions ?? [], 8400, 8600);
    expect(bands).toEqual([
      { kind: "half-open", fromMs: 8400, toMs: 8510 },
      { kind: "open", fromMs: 8510, toMs: 8600 },
    ]);
  });

  it("without transitions are closed all along, and empty for no time at all", () => {
    expect(breakerBands([], 5, 9)).toEqual([{ kind: "closed", fromMs: 5, toMs: 9 }]);
    expect(breakerBands([], 5, 5)).toEqual([]);
  });
});

describe("how a request ended", () => {
  const of = (status: "ok" | "failed", lateMs: number) => {
    const [operation] = meeting.operations;
    if (operation === undefined) throw new Error("no request");
    return requestEnd({ ...operation, status, lateMs });
  };
  it.each<readonly ["ok" | "failed", number, RequestEnd]>([
    ["ok", 0, "ok"],
    ["ok", 70, "late"],
    ["failed", 70, "failed"],
  ])("%s, %i late: %s", (status, lateMs, end) => {
    expect(of(status, lateMs)).toBe(end);
  });
});

describe("the strip", () => {
  it("draws one path for each way to end: 4 ok, 10 failed", () => {
    const { marks } = runStripLayout(meeting, 976, 16, en.format);
    const heads = marks.map(({ end, path }) => [end, path.split("M").length - 1]);
    // A stem and a head a request.
    expect(heads).toEqual([
      ["ok", 8],
      ["failed", 20],
    ]);
  });

  it("finds the request under the pointer, and its place from its number", () => {
    const layout = runStripLayout(meeting, 976, 16, en.format);
    for (const operation of meeting.operations) {
      const { headPx } = requestPlace(layout, operation, 4);
      expect(requestNear(meeting, layout, headPx)).toBe(operation.id);
    }
    expect(requestNear(meeting, layout, -50)).toBe(1);
    expect(requestNear(meeting, layout, 5000)).toBe(14);
  });

  it("spreads a burst about its moment, in order and inside the plot", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 60 }),
        fc.integer({ min: 300, max: 1400 }),
        (moments, widthPx) => {
          const run = simulate(
            scenarioOf([{ id: "work", kind: "work", name: "Work", durationMs: 10 }], {
              arrivals: [...moments].sort((a, b) => a - b),
            }),
          );
          const { headsPx, plotPx } = runStripLayout(run, widthPx, 16, en.format);
          if (headsPx === null) return;
          headsPx.forEach((px, index) => {
            expect(px).toBeGreaterThanOrEqual(0);
            expect(px).toBeLessThanOrEqual(plotPx + 0.01);
            const before = headsPx[index - 1];
            if (before !== undefined) expect(px - before).toBeGreaterThan(9.9);
          });
        },
      ),
    );
  });

  it("leaves heads that have room at their own moments", () => {
    const { headsPx, plotPx, endMs } = runStripLayout(meeting, 976, 16, en.format);
    expect(headsPx?.[5]).toBeCloseTo((5000 / endMs) * plotPx, 1);
  });

  it("counts past 2 000 requests in bins, each as tall as its share of the fullest", () => {
    const run = simulate(
      scenarioOf([{ id: "work", kind: "work", name: "Work", durationMs: 0 }], {
        arrivals: { everyMs: 1, count: 2001 },
      }),
    );
    const layout = runStripLayout(run, 976, 16, en.format);
    const [mark, ...others] = layout.marks;
    expect(others).toEqual([]);
    expect(mark?.end).toBe("ok");
    // 800 px of plot in bins of 4 px.
    expect(mark?.path.split("M").length).toBe(1 + 200);
    const heights = [...(mark?.path.matchAll(/v([\d.]+)/g) ?? [])].map(([, px]) => Number(px));
    expect(Math.max(...heights)).toBe(layout.markPx);
  });

  it("draws of a thousand breakers those that moved most, and says how many it leaves out", () => {
    const payment = meeting.breakers.payment;
    if (payment === undefined) throw new Error("no breaker");
    // It opens, probes, opens again, probes and closes: 5 moves.
    expect(payment.transitions).toHaveLength(5);
    const movesOf = new Map([
      [7, 1],
      [300, 5],
      [301, 2],
      [998, 4],
      [999, 3],
      [1000, 2],
    ]);
    const breakers = Object.fromEntries(
      Array.from({ length: 1000 }, (_, index) => {
        const transitions = payment.transitions.slice(0, movesOf.get(index + 1) ?? 0);
        return [`payment@${index + 1}`, { ...payment, transitions }];
      }),
    );
    const layout = runStripLayout({ ...meeting, breakers }, 976, 16, en.format, String, 1);
    expect(layout.bands.map(({ breaker }) => breaker)).toEqual(
      [300, 301, 998, 999, 1000].map((instance) => `payment@${instance}`),
    );
    // Of the 995 others number 7 moved. Room for the band of the cursor's own, and for these words.
    expect(layout.hidden).toEqual({ breakers: 995, moved: 1 });
    expect(layout.spare).toHaveLength(2);
    expect(layout.axisYPx).toBeLessThan(200);
    // Eight at most have a band each.
    const eight = Object.fromEntries(Object.entries(breakers).slice(0, 8));
    const all = runStripLayout({ ...meeting, breakers: eight }, 976, 16, en.format, String, 1);
    expect([all.bands.length, all.hidden.breakers, all.spare.length]).toEqual([8, 0, 0]);
  });

  it("lays out 100 000 requests and as many transitions in a few paths", () => {
    const [operation] = meeting.operations;
    if (operation === undefined) throw new Error("no request");
    const operations = Array.from({ length: 100_000 }, (_, index) => ({
      ...operation,
      id: index + 1,
      startMs: index * 10,
      endMs: index * 10 + 5,
    }));
    const transitions = operations.map(({ startMs }, index) => ({
      atMs: startMs,
      from: index % 2 === 0 ? ("closed" as const) : ("open" as const),
      to: index % 2 === 0 ? ("open" as const) : ("closed" as const),
      why: "",
    }));
    const payment = meeting.breakers.payment;
    if (payment === undefined) throw new Error("no breaker");
    const layout = runStripLayout(
      {
        ...meeting,
        operations,
        breakers: { payment: { ...payment, transitions } },
        endMs: 1_000_000,
      },
      976,
      16,
      en.format,
    );
    const drawn = layout.bands.flatMap(({ states }) => states.map(({ path }) => path.length));
    // No finer than half a pixel: 1 600 pieces of some 25 characters at most, for each state.
    for (const length of drawn) expect(length).toBeLessThan(1600 * 30);
    expect(layout.marks).toHaveLength(1);
  });
});
