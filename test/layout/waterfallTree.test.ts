/** The picture of nested requests; a millisecond is worked out in px by hand. */
import { describe, expect, it } from "vitest";
import { stepOf } from "../../src/engine/frame";
import { plan } from "../../src/engine/plan";
import type { Frame, Scenario } from "../../src/engine/scenario";
import { simulate } from "../../src/engine/simulate";
import { snapshotAt } from "../../src/engine/snapshot";
import {
  type WaterfallInput,
  type WaterfallLayout,
  waterfallLayout,
} from "../../src/layout/waterfall";
import { foldsOfAll, NO_FOLDS } from "../../src/layout/waterfallFolds";
import { mapSpan } from "../../src/layout/waterfallMap";
import type { WaterfallRow } from "../../src/layout/waterfallMarks";
import { requestTree } from "../../src/layout/waterfallTree";
import { fitZoom, zoomedAt, zoomHolding } from "../../src/layout/waterfallZoom";
import { en } from "../../src/texts/en";
import { fromGallery } from "../support/gallery";

type More = Partial<Pick<WaterfallInput, "widthPx" | "endMs" | "folds" | "zoom">>;

function layoutAt(scenario: Scenario, frame: Frame, more: More = {}): WaterfallLayout {
  const run = simulate(scenario);
  const layout = waterfallLayout({
    run,
    plan: plan(scenario),
    snapshot: snapshotAt(run, stepOf(run.events, frame)),
    answerMs: () => null,
    texts: en,
    widthPx: 1000,
    emPx: 16,
    endMs: null,
    ...more,
  });
  if (layout === null) throw new Error("no request at the cursor");
  return layout;
}

function treeOf(scenario: Scenario) {
  const run = simulate(scenario);
  const [operation] = run.operations;
  if (operation === undefined) throw new Error("no request");
  return requestTree(run, plan(scenario), operation);
}

function rowOf({ rows }: WaterfallLayout, key: string): WaterfallRow {
  const row = rows.find((other) => other.key === key);
  if (row === undefined) throw new Error(`no row ${key}`);
  return row;
}

const keys = ({ rows }: WaterfallLayout) => rows.map(({ key }) => key);
/** Names take 160, two levels of 14 each and 18 for the triangle: 206. Then a px is 2 ms to 3 000. */
const TWO_DEEP = { widthPx: 206 + 1500, endMs: 3000 };
const over: Frame = { operation: 1, hop: "stock", moment: "answered" };

describe("client-gives-up, once Stock has stopped", () => {
  const layout = layoutAt(fromGallery("client-gives-up"), over, TWO_DEEP);

  it("stands on an axis to 3 000, so that the ghost work up to 2 800 is seen", () => {
    expect(layoutAt(fromGallery("client-gives-up"), over).endMs).toBe(3000);
    expect([layout.namesPx, layout.plotPx]).toEqual([206, 1500]);
  });

  it("puts each callee under the attempt that called it", () => {
    expect(layout.rows.map(({ key, depth, above }) => [key, depth, above])).toEqual([
      ["shop/1", 0, null],
      ["orders/1", 1, "shop/1"],
      ["stock/1", 2, "orders/1"],
    ]);
  });

  it("tells Shop's own 100 ms from its wait, and the wait after its caller's cut", () => {
    expect(rowOf(layout, "shop/1").phases).toEqual([
      { kind: "work", ghost: false, fromPx: 0, toPx: 50 },
      { kind: "wait", ghost: false, fromPx: 50, toPx: 750 },
      { kind: "wait", ghost: true, fromPx: 750, toPx: 1050 },
    ]);
  });

  it("hatches what Stock worked after 1 500, also while its own caller still waited", () => {
    expect(rowOf(layout, "stock/1").phases).toEqual([
      { kind: "work", ghost: false, fromPx: 150, toPx: 750 },
      { kind: "work", ghost: true, fromPx: 750, toPx: 1400 },
    ]);
  });

  it("marks where the caller gave up", () => {
    expect(rowOf(layout, "shop/1").gaveUpPx).toBe(750);
  });

  it("says it in words: the row's, and the whole request's", () => {
    expect(rowOf(layout, "stock/1").sentence).toContain("ghost work 1\u202f300\u202fms");
    expect(layout.totals).toEqual([
      "Ghost work: 1\u202f300\u202fms in all, from 1\u202f500, when a caller gave up, to 2\u202f800\u202fms.",
    ]);
  });

  it("has the cut alone on the critical path", () => {
    expect(layout.rows.map(({ critical }) => critical)).toEqual([
      [{ fromPx: 0, toPx: 750 }],
      [],
      [],
    ]);
  });

  it("shows only what the cursor has come to", () => {
    const cut = layoutAt(fromGallery("client-gives-up"), { hop: "shop", moment: "end" }, TWO_DEEP);
    expect(rowOf(cut, "stock/1").phases).toEqual([
      { kind: "work", ghost: false, fromPx: 150, toPx: 750 },
    ]);
  });
});

describe("what is handed over", () => {
  it.each<[string, Frame, readonly [string, string][]]>([
    [
      "client-gives-up",
      over,
      [
        ["shop/1", "nothing told"],
        ["orders/1", "nothing told"],
        ["stock/1", "nothing told"],
      ],
    ],
    // 1 500, less the 100 of Shop, less the 200 of Orders.
    [
      "client-gives-up-told",
      over,
      [
        ["shop/1", "1 500 ms left"],
        ["orders/1", "1 400 ms left"],
        ["stock/1", "1 200 ms left"],
      ],
    ],
    [
      "budget-reset",
      { operation: 1, moment: "finish" },
      [
        ["orders/1", "the whole 1 000 ms again"],
        ["pricing/1", "the whole 1 000 ms again"],
        ["tax/1", "the whole 1 000 ms again"],
      ],
    ],
    // Read on a clock 300 ms ahead.
    [
      "absolute-skew",
      { hop: "stock", moment: "end" },
      [["stock/1", "until 600, on its clock 300"]],
    ],
    [
      "forged-budget",
      { hop: "search", moment: "end" },
      [
        ["gateway/1", "asked 86 400 000, taken 2 000 ms"],
        ["search/1", "1 980 ms left"],
      ],
    ],
  ])("%s", (name, frame, wanted) => {
    const { arrows } = layoutAt(fromGallery(name), frame);
    expect(arrows.map(({ key, label }) => [key, label?.replaceAll("\u202f", " ")])).toEqual(wanted);
  });

  it("leads from the caller's bar down to where the callee's begins", () => {
    const { arrows, rows } = layoutAt(fromGallery("client-gives-up"), over, TWO_DEEP);
    const [shop, orders] = rows;
    // Orders is called at 100.
    expect(arrows[1]).toMatchObject({
      xPx: 50,
      fromYPx: (shop?.barTopPx ?? 0) + 14,
      toYPx: orders?.barTopPx,
      labelPx: 56,
      anchor: "start",
    });
  });

  it("is written where it is new, and has room over the bar there", () => {
    const layout = layoutAt(fromGallery("retry-storm-one-layer"), {
      operation: 1,
      moment: "finish",
    });
    expect(layout.arrows.map(({ key, always }) => [key, always])).toEqual([
      ["api/1", true],
      ["orders/1", true],
      ["database/1", true],
      ["database/2", false],
      ["database/3", false],
    ]);
    // 28 a row, 12 more for the words.
    expect(layout.rows.map(({ heightPx }) => heightPx)).toEqual([40, 40, 40, 28, 28]);
  });

  it("is nothing on a flat request that tells nobody", () => {
    expect(layoutAt(fromGallery("order-800"), { operation: 1, moment: "finish" }).arrows).toEqual(
      [],
    );
  });
});

describe("the other telling ones", () => {
  it("fan-out: the three begin at 50, and the path goes through the slowest", () => {
    const layout = layoutAt(
      fromGallery("fan-out"),
      { operation: 1, moment: "finish" },
      // One level deep: 160 + 14 + 18; a px is a ms.
      { widthPx: 192 + 550, endMs: 550 },
    );
    expect(layout.rows.map(({ key, fromPx, toPx }) => [key, fromPx, toPx])).toEqual([
      ["page/1", 0, 400],
      ["stock/1", 50, 170],
      ["price/1", 50, 250],
      ["reviews/1", 50, 400],
    ]);
    expect(layout.rows.map(({ critical }) => critical)).toEqual([
      [{ fromPx: 0, toPx: 50 }],
      [],
      [],
      [{ fromPx: 50, toPx: 400 }],
    ]);
    expect(rowOf(layout, "reviews/1").sentence).toContain("on the critical path for 350\u202fms");
  });

  it("ghost-write: written at 1 300 in both rows, 300 of ghost work, one outcome that was unknown", () => {
    const layout = layoutAt(
      fromGallery("ghost-write"),
      { operation: 1, moment: "finish" },
      { widthPx: 192 + 1750, endMs: 3500 },
    );
    expect(layout.rows.map(({ key, writtenPx }) => [key, writtenPx])).toEqual([
      ["shop/1", 650],
      ["orders/1", 650],
      ["shop/2", null],
      ["orders/2", null],
    ]);
    expect(layout.totals).toEqual([
      "Ghost work: 300\u202fms in all, from 1\u202f000, when a caller gave up, to 1\u202f300\u202fms.",
      "A write whose outcome was unknown took effect all the same.",
    ]);
  });

  it("retry-storm-27: 3, 9 and 27 calls, said once for each hop", () => {
    const layout = layoutAt(fromGallery("retry-storm-27"), { operation: 1, moment: "finish" });
    expect(
      layout.rows.filter(({ calls }) => calls !== null).map(({ key, calls }) => [key, calls]),
    ).toEqual([
      ["api/1", "3 calls"],
      ["orders/1", "9 calls"],
      ["database/1", "27 calls"],
    ]);
  });
});

describe("folding", () => {
  const storm = fromGallery("retry-storm-27");
  const finish: Frame = { operation: 1, moment: "finish" };

  it("begins a long tree with the branches of its retries folded", () => {
    expect(keys(layoutAt(storm, finish))).toEqual([
      "api/1",
      "orders/1",
      "database/1",
      "database/2",
      "database/3",
      "orders/2",
      "orders/3",
      "api/2",
      "api/3",
    ]);
  });

  it("says what a folded row hides: 3 tries of Orders and 9 of Database", () => {
    const layout = layoutAt(storm, finish);
    expect(rowOf(layout, "api/2").sentence).toContain("12 calls inside");
    expect(rowOf(layout, "api/2").branch).toBe("folded");
    const ghost = layoutAt(fromGallery("client-gives-up"), over, {
      ...TWO_DEEP,
      folds: new Map([["shop/1", true]]),
    });
    expect(keys(ghost)).toEqual(["shop/1"]);
    expect(rowOf(ghost, "shop/1").label).toContain(
      "2 calls inside, 1\u202f300\u202fms of ghost work",
    );
  });

  it("opens and folds all: 3 + 9 + 27 rows, or the 3 of the edge", () => {
    const tree = treeOf(storm);
    expect(layoutAt(storm, finish, { folds: foldsOfAll(tree, false) }).rows).toHaveLength(39);
    expect(layoutAt(storm, finish, { folds: foldsOfAll(tree, true) }).rows).toHaveLength(3);
  });

  it("marks the folded row that hides the current one", () => {
    const last: Frame = { operation: 1, hop: "database", attempt: 3, moment: "start", nth: 9 };
    expect(layoutAt(storm, last).current).toBe("api/3");
    const open = foldsOfAll(treeOf(storm), false);
    expect(layoutAt(storm, last, { folds: open }).current).toBe("database/27");
  });

  it("leaves a flat request as it was", () => {
    const layout = layoutAt(fromGallery("order-800"), finish);
    expect(layout.nested).toBe(false);
    expect(layout.rows.every(({ branch, leadPx }) => branch === null && leadPx === 0)).toBe(true);
    expect(layout.namesPx).toBe(160);
  });
});

describe("zoom", () => {
  const order = fromGallery("order-800");
  // 160 of names; from 300 to 500, so a px is a fifth of a ms.
  const zoomed = (fromMs: number, toMs: number) =>
    layoutAt(order, { hop: "payment", moment: "end" }, { widthPx: 1160, zoom: { fromMs, toMs } });

  it("shows a part: Payment begins at 390, a fifth of a ms a px", () => {
    const layout = zoomed(300, 500);
    expect(rowOf(layout, "payment/1")).toMatchObject({ fromPx: 450, toPx: 1000, cut: false });
    expect(layout.ticks.map(({ ms, xPx }) => [ms, xPx]).slice(0, 2)).toEqual([
      [300, 0],
      [320, 100],
    ]);
  });

  it("draws nothing of a bar that lies beside it, and says at the edge where it is", () => {
    const gateway = rowOf(zoomed(300, 500), "gateway/1");
    expect(gateway).toMatchObject({ outside: true, short: false, allowedToPx: null });
    expect(gateway.label).toBe("← 100\u202fms");
  });

  it("names the deadline beside it, and draws no line", () => {
    const { deadline } = zoomed(300, 500);
    expect(deadline).toMatchObject({ seen: false, label: "deadline 800\u202fms →" });
    expect(zoomed(300, 500).handles.filter(({ kind }) => kind === "deadline")).toEqual([]);
  });

  it("keeps inside the axis, and is whole when it is as long", () => {
    expect(fitZoom({ fromMs: -50, toMs: 150 }, 900)).toEqual({ fromMs: 0, toMs: 200 });
    expect(fitZoom({ fromMs: 800, toMs: 1000 }, 900)).toEqual({ fromMs: 700, toMs: 900 });
    expect(fitZoom({ fromMs: 0, toMs: 900 }, 900)).toBeNull();
  });

  it("keeps the moment under the pointer where it is", () => {
    // A quarter of the way: 225 of 900; half as long, 450, from 225 − 112.5.
    expect(zoomedAt({ fromMs: 0, toMs: 900 }, 225, 2, 900)).toEqual({ fromMs: 112.5, toMs: 562.5 });
    expect(zoomedAt({ fromMs: 112.5, toMs: 562.5 }, 225, 0.5, 900)).toBeNull();
  });

  it("moves just so far that the cursor is seen, 15 in 100 from the edge", () => {
    const zoom = { fromMs: 100, toMs: 300 };
    expect(zoomHolding(zoom, 250)).toBe(zoom);
    expect(zoomHolding(zoom, 400)).toEqual({ fromMs: 230, toMs: 430 });
    expect(zoomHolding(zoom, 50)).toEqual({ fromMs: 20, toMs: 220 });
  });

  it("is chosen, moved and resized on the strip", () => {
    const seen = { fromMs: 200, toMs: 400 };
    expect(mapSpan("new", seen, 500, 300, 900)).toEqual({ fromMs: 300, toMs: 500 });
    expect(mapSpan("both", seen, 300, 350, 900)).toEqual({ fromMs: 250, toMs: 450 });
    expect(mapSpan("to", seen, 400, 600, 900)).toEqual({ fromMs: 200, toMs: 600 });
    expect(mapSpan("from", seen, 200, 100, 900)).toEqual({ fromMs: 100, toMs: 400 });
  });

  it("changes nothing where there is none", () => {
    const whole = layoutAt(order, { hop: "payment", moment: "end" });
    expect(whole).toMatchObject({ zoomed: false, seen: { fromMs: 0, toMs: 900 } });
    expect(layoutAt(order, { hop: "payment", moment: "end" }, { folds: NO_FOLDS })).toEqual(whole);
  });
});
