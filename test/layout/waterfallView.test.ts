/** Of a long request only what is in view is drawn; what is drawn, and where rows stand, is the same. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plan } from "../../src/engine/plan";
import { simulate } from "../../src/engine/simulate";
import { snapshotAt } from "../../src/engine/snapshot";
import { waterfallLayout } from "../../src/layout/waterfall";
import type { Viewed } from "../../src/layout/waterfallView";
import { en } from "../../src/texts/en";
import { callTo, scenarioOf } from "../support/plainScenario";

/** Five services that call nine parts each: fifty rows. */
const fifty = scenarioOf(
  Array.from({ length: 5 }, (_, k) =>
    callTo(`s${k}`, {
      timeoutMs: 900,
      calls: Array.from({ length: 9 }, (__, c) => callTo(`s${k}p${c}`)),
    }),
  ),
  { propagation: "remaining", deadlineMs: 900 },
);
const three = scenarioOf([callTo("a"), callTo("b"), callTo("c")]);

function layoutOf(scenario: typeof fifty, step: number, viewed?: Viewed) {
  const run = simulate(scenario);
  const layout = waterfallLayout({
    run,
    plan: plan(scenario),
    snapshot: snapshotAt(run, Math.min(step, run.events.length - 1)),
    answerMs: () => 10,
    texts: en,
    widthPx: 1060,
    emPx: 16,
    endMs: null,
    viewed,
  });
  if (layout === null) throw new Error("no request at the cursor");
  return layout;
}

const drawnKeys = (scenario: typeof fifty, viewed: Viewed) =>
  layoutOf(scenario, 0, viewed).rows.flatMap(({ drawn, key }) => (drawn ? [key] : []));

describe("rows that are drawn", () => {
  it("are all where nobody says what can be seen", () => {
    expect(layoutOf(fifty, 0).rows.map(({ drawn }) => drawn)).toEqual(Array(50).fill(true));
  });

  it("are the first 24 as long as nobody looked", () => {
    const drawn = drawnKeys(fifty, { view: null, always: [] });
    expect(drawn).toHaveLength(24);
    expect(drawn[0]).toBe("s0/1");
    // Two services with their nine, then the third with three.
    expect(drawn.at(-1)).toBe("s2p2/1");
  });

  it("are all of a short request, wherever the view is", () => {
    const far = { view: { fromPx: 9000, toPx: 9100 }, always: [] };
    expect(drawnKeys(three, far)).toEqual(["a/1", "b/1", "c/1"]);
  });

  it("are always those that are named, and only those: the cursor's may be out of sight too", () => {
    const far = { view: { fromPx: 9000, toPx: 9100 }, always: ["s4p8/1", null] };
    const layout = layoutOf(fifty, 40, far);
    expect(layout.current).not.toBeNull();
    expect(layout.current).not.toBe("s4p8/1");
    expect(layout.rows.flatMap(({ drawn, key }) => (drawn ? [key] : []))).toEqual(["s4p8/1"]);
  });

  it("are those that touch the view, as they are when all are drawn; the others keep their places", () => {
    const px = fc.integer({ min: -200, max: 2000 });
    fc.assert(
      fc.property(px, px, fc.nat({ max: 240 }), (fromPx, lengthPx, step) => {
        const toPx = fromPx + Math.abs(lengthPx);
        const all = layoutOf(fifty, step);
        const some = layoutOf(fifty, step, { view: { fromPx, toPx }, always: [] });
        expect({ ...some, rows: [], arrows: [], handles: [] }).toEqual({
          ...all,
          rows: [],
          arrows: [],
          handles: [],
        });
        for (const [index, row] of some.rows.entries()) {
          const whole = all.rows[index];
          const { key, topPx, heightPx, barTopPx, depth, above, branch } = row;
          const isSeen = topPx + heightPx > fromPx && topPx < toPx;
          expect(row.drawn).toBe(isSeen);
          if (row.drawn) expect(row).toEqual(whole);
          else
            expect(whole).toMatchObject({ key, topPx, heightPx, barTopPx, depth, above, branch });
        }
        const drawn = new Set(some.rows.flatMap(({ drawn: is, key }) => (is ? [key] : [])));
        expect(some.arrows).toEqual(all.arrows.filter(({ key }) => drawn.has(key)));
        expect(some.handles).toEqual(
          all.handles.filter(({ hop, nth }) => hop === null || drawn.has(`${hop}/${nth}`)),
        );
      }),
      { numRuns: 60 },
    );
  });
});
