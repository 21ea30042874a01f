import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { stepOf } from "../../src/engine/frame";
import { plan } from "../../src/engine/plan";
import type { CallHop, Frame, Scenario } from "../../src/engine/scenario";
import { simulate } from "../../src/engine/simulate";
import { snapshotAt } from "../../src/engine/snapshot";
import { type Anchor, textWidthPx } from "../../src/layout/axis";
import { type WaterfallLayout, waterfallLayout } from "../../src/layout/waterfall";
import type { WaterfallRow } from "../../src/layout/waterfallMarks";
import { en } from "../../src/texts/en";

const order: Scenario = {
  version: 1,
  title: "Create an order in 800 ms",
  deadlineMs: 800,
  reserveMs: 80,
  seed: 1,
  hops: [
    { id: "gateway", kind: "work", name: "Gateway", durationMs: 100 },
    {
      id: "inventory",
      kind: "call",
      name: "Inventory",
      timeoutMs: 300,
      responses: [{ durationMs: 290 }],
    },
    {
      id: "payment",
      kind: "call",
      name: "Payment",
      timeoutMs: 400,
      responses: [{ durationMs: 450 }],
    },
  ],
  breakers: {},
  arrivals: [0],
};

interface View {
  readonly widthPx?: number;
  readonly endMs?: number;
  readonly answerMs?: (hop: string, nth: number) => number | null;
}

function layoutAt(scenario: Scenario, frame: Frame | number, view: View = {}): WaterfallLayout {
  const run = simulate(scenario);
  const step = typeof frame === "number" ? frame : stepOf(run.events, frame);
  const layout = waterfallLayout({
    run,
    plan: plan(scenario),
    snapshot: snapshotAt(run, step),
    answerMs: view.answerMs ?? (() => null),
    texts: en,
    // 160 of names, and a pixel a millisecond where the axis ends at 900.
    widthPx: view.widthPx ?? 1060,
    emPx: 16,
    endMs: view.endMs ?? null,
  });
  if (layout === null) throw new Error("no request at the cursor");
  return layout;
}

function rowOf(layout: WaterfallLayout, hop: string | null, nth = 1): WaterfallRow {
  const row = layout.rows.find((other) => other.hop === hop && other.nth === nth);
  if (row === undefined) throw new Error(`no row ${hop} ${nth}`);
  return row;
}

function spanOf(xPx: number, text: string, anchor: Anchor): readonly [number, number] {
  const widthPx = textWidthPx(text, 16);
  const fromPx = xPx - { start: 0, middle: widthPx / 2, end: widthPx }[anchor];
  return [fromPx, fromPx + widthPx];
}

const atFinish: Frame = { operation: 1, moment: "finish" };

describe("the order of 800 ms, shared", () => {
  const layout = layoutAt(order, atFinish);

  it("has an axis to 900, on which a ms is a pixel", () => {
    expect(layout.endMs).toBe(900);
    expect(layout.plotPx).toBe(900);
    expect(layout.namesPx).toBe(160);
  });

  it("draws payment from 390 to 720, cut at what it was allowed, with 400 of its own up to 790", () => {
    expect(rowOf(layout, "payment")).toMatchObject({
      fromPx: 390,
      toPx: 720,
      allowedToPx: 720,
      ownToPx: 790,
      ownBeyond: null,
      cut: true,
      status: "deadline_exceeded",
    });
  });

  it("draws inventory from 100 to 390 of the 300 it was allowed", () => {
    expect(rowOf(layout, "inventory")).toMatchObject({
      fromPx: 100,
      toPx: 390,
      allowedToPx: 400,
      ownToPx: 400,
      cut: false,
      status: "ok",
      label: "290 of 300\u202fms",
    });
  });

  it("draws the closing work in the reserve, 720 to 800, and the deadline at 800", () => {
    expect(rowOf(layout, null)).toMatchObject({ fromPx: 720, toPx: 800, kind: "closing" });
    expect(layout.deadline).toMatchObject({ xPx: 800, reserveFromPx: 720, lateToPx: null });
  });

  it("shows at the cut no ghost yet, and 120 ms of it once the callee is done at 840", () => {
    expect(
      rowOf(layoutAt(order, { hop: "payment", moment: "end" }), "payment").ghostToPx,
    ).toBeNull();
    const done = rowOf(layoutAt(order, { hop: "payment", moment: "answered" }), "payment");
    expect([done.ghostFromPx, done.ghostToPx]).toEqual([720, 840]);
  });

  it("says the row in a sentence", () => {
    expect(rowOf(layout, "payment").sentence).toBe(
      "Payment: deadline exceeded, 330 of 330\u202fms · ghost work 80\u202fms, from 390 to 720\u202fms, bound by the budget",
    );
  });
});

describe("the same order, local", () => {
  const layout = layoutAt({ ...order, budget: "local" }, atFinish);

  it("lets payment wait its 400 and marks the 70 ms that are late", () => {
    expect(layout.endMs).toBe(900);
    expect(rowOf(layout, "payment")).toMatchObject({ fromPx: 390, toPx: 790, status: "timeout" });
    expect(rowOf(layout, null)).toMatchObject({ fromPx: 790, toPx: 870 });
    expect(layout.deadline).toMatchObject({ xPx: 800, lateToPx: 870 });
    expect(layout.deadline?.label).toContain("70\u202fms late");
  });
});

describe("while stepping", () => {
  it("lists every hop from the first step on, and rows and axis stand still", () => {
    const steps = simulate(order).events.length;
    const shapes = Array.from({ length: steps }, (_, step) => {
      const { endMs, rows, deadline } = layoutAt(order, step);
      return { endMs, line: deadline?.xPx, rows: rows.map(({ key, topPx }) => [key, topPx]) };
    });
    for (const shape of shapes) expect(shape).toEqual(shapes[0]);
    expect(shapes[0]?.rows.map(([key]) => key)).toEqual([
      "gateway/1",
      "inventory/1",
      "payment/1",
      "/1",
    ]);
  });

  it("grows a bar only as far as the cursor", () => {
    const layout = layoutAt(order, { hop: "payment", moment: "start" });
    expect(rowOf(layout, "payment")).toMatchObject({
      status: "running",
      fromPx: 390,
      toPx: 390,
      allowedToPx: 720,
    });
    expect(rowOf(layout, null)).toMatchObject({ status: "waiting", label: null });
    expect(layout.cursor).toMatchObject({ xPx: 390, label: "390\u202fms" });
  });
});

const call = (id: string, more: Partial<CallHop>): CallHop => ({
  id,
  kind: "call",
  name: id,
  timeoutMs: 100,
  responses: [{ durationMs: 50 }],
  ...more,
});

describe("words short of room", () => {
  const one = (timeoutMs: number, durationMs: number, deadlineMs: number): Scenario => ({
    ...order,
    deadlineMs,
    reserveMs: 0,
    hops: [{ id: "call", kind: "call", name: "Call", timeoutMs, responses: [{ durationMs }] }],
  });

  it("leaves out what a bar was allowed before it writes on the bar", () => {
    // Both ends at 800; words keep 2 × 0.375 em = 12 away, so 88 of the 900 are left: 13 characters of
    // at most 0.6 × 12 = 7.2 may take 93.6, the 6 of "790 ms" take 43.2.
    const row = rowOf(layoutAt(one(800, 790, 800), atFinish), "call");
    expect(row).toMatchObject({ label: "790\u202fms", labelPx: 812, labelAnchor: "start" });
  });

  it("names a deadline under the request's name next to it, not at the far edge", () => {
    const layout = layoutAt(
      one(1900, 1500, 100),
      { hop: "call", moment: "start" },
      { widthPx: 358, endMs: 2000 },
    );
    const { deadline } = layout;
    // The line: 100 of 2000 on 358 px.
    expect(deadline?.xPx).toBeCloseTo(17.9);
    // 1 em after the request's name, which stands over the line.
    const afterPx = textWidthPx("Request 1", 16) + 16;
    expect(layout.stacked).toBe(true);
    expect(deadline).toMatchObject({ labelPx: afterPx, labelAnchor: "start" });
  });
});

describe("a bar's words above it", () => {
  const labelAt = (name: string) => {
    const scenario = {
      ...order,
      hops: [call("slow", { name, responses: [{ durationMs: 40, result: "unavailable" }] })],
    };
    const layout = layoutAt(scenario, { hop: "slow", moment: "end" }, { widthPx: 358 });
    return { stacked: layout.stacked, label: layout.rows[0]?.label?.replaceAll("\u202f", " ") };
  };

  it("are fewer where the name in front of them is long", () => {
    // A letter is 0.45 em = 7.2 px, a name's 8.4. “technical failure, 40 of 300 ms”, 31 letters: 223 px of
    // the line's 0.68 × 358 = 243. After 18 + 25 × 8.4 + 16 px only 114 are left.
    const short = labelAt("Db");
    const long = labelAt("Warehouse of the supplier");
    expect([short.stacked, long.stacked]).toEqual([true, true]);
    expect(short.label).toContain("technical failure, 40 of");
    expect(long.label).toBe("technical failure");
  });
});

describe("marks", () => {
  it("caps the axis: an own timeout of 10 s on 800 ms becomes an arrow", () => {
    const scenario = { ...order, hops: [call("slow", { timeoutMs: 10_000 })] };
    const layout = layoutAt(scenario, { hop: "slow", moment: "end" });
    // 800 × 1.5
    expect(layout.endMs).toBe(1200);
    expect(rowOf(layout, "slow")).toMatchObject({
      ownToPx: layout.plotPx,
      ownBeyond: "10\u202f000\u202fms →",
    });
  });

  it("draws legs on the wire inside the bar, each networkMs long", () => {
    const scenario = { ...order, hops: [call("far", { networkMs: 20 })] };
    const row = rowOf(layoutAt(scenario, { hop: "far", moment: "end" }), "far");
    // 0 to 20 to 70 to 90
    expect([row.fromPx, row.headToPx, row.tailFromPx, row.toPx]).toEqual([0, 20, 70, 90]);
  });

  it("marks a margin between what is usable and the reserve", () => {
    const scenario = { ...order, hops: [call("kept", { marginMs: 30 })] };
    const row = rowOf(layoutAt(scenario, { hop: "kept", moment: "end" }), "kept");
    // 800 − 80 − 30 = 690 usable
    expect([row.marginFromPx, row.marginToPx]).toEqual([690, 720]);
  });

  it("draws a pause after the attempt before it, and its retry in a row of its own", () => {
    const scenario: Scenario = {
      ...order,
      reserveMs: 0,
      deadlineMs: 160,
      hops: [
        call("supplier", {
          timeoutMs: 60,
          responses: [{ durationMs: 80 }, { durationMs: 50 }],
          retry: { maxAttempts: 2, backoff: { kind: "fixed", baseMs: 20 } },
        }),
        call("audit", { timeoutMs: 60 }),
      ],
    };
    const layout = layoutAt(scenario, atFinish, { endMs: 900 });
    expect(rowOf(layout, "supplier", 1)).toMatchObject({
      toPx: 60,
      pauseFromPx: 60,
      pauseToPx: 80,
      status: "timeout",
    });
    expect(rowOf(layout, "supplier", 2)).toMatchObject({
      fromPx: 80,
      toPx: 130,
      name: "supplier, try 2",
    });
    expect(rowOf(layout, "audit")).toMatchObject({ fromPx: 130, toPx: 160, allowedToPx: 160 });
  });

  it("makes an attempt that never started a hollow tick with its reason", () => {
    const scenario: Scenario = {
      ...order,
      hops: [
        { id: "gateway", kind: "work", name: "Gateway", durationMs: 730 },
        call("late", { whenItFails: "skip" }),
      ],
    };
    const row = rowOf(layoutAt(scenario, { hop: "late", moment: "refused" }), "late");
    expect(row).toMatchObject({ hollow: true, fromPx: 730, toPx: 730, label: "nothing left" });
    expect(row.sentence).toBe("late: not started at 730\u202fms, nothing left");
  });

  it("makes a bar of 0 ms a diamond", () => {
    const scenario = { ...order, hops: [call("quick", { responses: [{ durationMs: 0 }] })] };
    expect(rowOf(layoutAt(scenario, { hop: "quick", moment: "end" }), "quick").short).toBe(true);
  });

  it("repeats the breaker's band on this axis, up to the cursor", () => {
    const scenario: Scenario = {
      ...order,
      hops: [
        call("flaky", {
          breaker: "flaky",
          responses: [{ durationMs: 40, result: "unavailable" }],
          whenItFails: "skip",
        }),
      ],
      breakers: { flaky: { trip: { kind: "consecutive", failures: 1 } } },
    };
    const [band] = layoutAt(scenario, atFinish, { endMs: 900 }).bands;
    // Opens at 40; the closing work ends at 120.
    expect(band).toMatchObject({
      breaker: "flaky",
      state: "open",
      segments: [
        { kind: "closed", fromPx: 0, toPx: 40 },
        { kind: "open", fromPx: 40, toPx: 120 },
      ],
    });
  });
});

describe("handles", () => {
  const answerMs = (hop: string) => (hop === "payment" ? 450 : hop === "inventory" ? 290 : 100);
  const layout = layoutAt(order, atFinish, { answerMs });
  const handle = (key: string) => layout.handles.find((other) => other.key === key);

  it("stand at the own timeout's end, at the answer's end and at the deadline", () => {
    expect(handle("own payment/1")).toMatchObject({ xPx: 790, zeroMs: 390, leastMs: 1 });
    expect(handle("duration payment/1")).toMatchObject({ xPx: 840, zeroMs: 390, leastMs: 0 });
    expect(handle("duration gateway/1")).toMatchObject({ xPx: 100, zeroMs: 0 });
    expect(handle("deadline")).toMatchObject({ xPx: 800, zeroMs: 0, leastMs: 1 });
  });

  it("share the room where two stand close, each 24 px wide", () => {
    const [duration, own] = [handle("duration inventory/1"), handle("own inventory/1")];
    expect([duration?.hitFromPx, duration?.hitToPx]).toEqual([371, 395]);
    expect([own?.hitFromPx, own?.hitToPx]).toEqual([395, 419]);
  });
});

describe("at any width, step and setting", () => {
  const scenarios = fc.record({
    deadlineMs: fc.option(fc.integer({ min: 1, max: 2000 })),
    reserveMs: fc.integer({ min: 0, max: 300 }),
    budget: fc.constantFrom("shared" as const, "local" as const),
    hops: fc
      .array(
        fc.record({
          timeoutMs: fc.option(fc.integer({ min: 1, max: 12_000 })),
          networkMs: fc.integer({ min: 0, max: 60 }),
          marginMs: fc.integer({ min: 0, max: 60 }),
          durationMs: fc.integer({ min: 0, max: 900 }),
          result: fc.constantFrom("ok" as const, "unavailable" as const, "rejected" as const),
          retries: fc.integer({ min: 1, max: 3 }),
          pauseMs: fc.integer({ min: 0, max: 200 }),
        }),
        { minLength: 1, maxLength: 5 },
      )
      .map((hops) =>
        hops.map(({ durationMs, result, retries, pauseMs, ...hop }, index) =>
          call(`hop-${index}`, {
            ...hop,
            responses: [{ durationMs, result }],
            whenItFails: "skip",
            retry: { maxAttempts: retries, backoff: { kind: "fixed", baseMs: pauseMs } },
          }),
        ),
      ),
  });

  it("nothing leaves the plot, time grows to the right, and no words cover words", () => {
    fc.assert(
      fc.property(
        scenarios,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.integer({ min: 280, max: 1600 }),
        (settings, share, widthPx) => {
          const scenario: Scenario = { ...order, ...settings };
          const last = simulate(scenario).events.length - 1;
          const layout = layoutAt(scenario, Math.round(last * share), { widthPx });
          for (const row of layout.rows) {
            const places = [
              [row.fromPx, row.headToPx, row.tailFromPx, row.toPx],
              [row.fromPx, row.ownToPx],
              [row.toPx, row.allowedToPx],
              [row.marginFromPx, row.marginToPx],
              [row.toPx, row.ghostFromPx, row.ghostToPx],
              [row.toPx, row.pauseFromPx, row.pauseToPx],
            ];
            for (const place of places) {
              const known = place.filter((px) => px !== null);
              expect(known).toEqual([...known].sort((a, b) => a - b));
              for (const px of known) expect(px >= 0 && px <= layout.plotPx).toBe(true);
            }
            const { label, labelPx, labelWidthPx, labelAnchor } = row;
            if (label !== null) {
              const fromPx = labelAnchor === "start" ? labelPx : labelPx - labelWidthPx;
              expect(fromPx).toBeGreaterThanOrEqual(0);
              const beyondPx =
                row.ownBeyond === null || layout.stacked ? 0 : textWidthPx(row.ownBeyond, 16);
              expect(fromPx + labelWidthPx).toBeLessThanOrEqual(layout.plotPx - beyondPx + 0.001);
            }
          }
          for (const [index, tick] of layout.ticks.entries()) {
            expect(tick.xPx).toBeGreaterThan(layout.ticks[index - 1]?.xPx ?? -1);
          }
          const words = layout.ticks
            .filter(({ label }) => label !== "")
            .map((tick) => spanOf(tick.xPx, tick.label, tick.anchor));
          const { cursor } = layout;
          words.push(spanOf(cursor.labelPx, cursor.label, cursor.anchor));
          words.sort((a, b) => a[0] - b[0]);
          words.forEach(([fromPx, toPx], index) => {
            expect(fromPx).toBeGreaterThanOrEqual(words[index - 1]?.[1] ?? 0);
            expect(toPx).toBeLessThanOrEqual(layout.plotPx + 0.001);
          });
        },
      ),
    );
  });
});
