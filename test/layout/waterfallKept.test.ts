/** A picture that is made with the one before it at hand is the same picture; what did not change is the same object. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plan } from "../../src/engine/plan";
import type { Ms } from "../../src/engine/scenario";
import { simulate } from "../../src/engine/simulate";
import { snapshotAt } from "../../src/engine/snapshot";
import { type WaterfallLayout, waterfallLayout } from "../../src/layout/waterfall";
import { en } from "../../src/texts/en";
import { texts as ru } from "../../src/texts/ru/texts";
import { callTo, scenarioOf } from "../support/plainScenario";

interface View {
  /** The own timeouts of the three calls. */
  readonly own: readonly [Ms, Ms, Ms];
  readonly margin: Ms;
  readonly nested: boolean;
  readonly step: number;
  readonly widthPx: number;
  readonly russian: boolean;
}

const USUAL: View = {
  own: [300, 300, 300],
  margin: 0,
  nested: false,
  step: 1000,
  widthPx: 900,
  russian: false,
};

function pictureOf(view: View, before?: WaterfallLayout): WaterfallLayout {
  const [a, b, c] = view.own;
  const retry = { maxAttempts: 3, backoff: { kind: "fixed", baseMs: 20 } } as const;
  const last = callTo("c", { timeoutMs: c, retry, responses: [{ durationMs: 250 }] });
  const scenario = scenarioOf(
    [
      callTo("a", { timeoutMs: a, marginMs: view.margin, responses: [{ durationMs: 100 }] }),
      callTo("b", { timeoutMs: b, retry, ...(view.nested && { calls: [last] }) }),
      ...(view.nested ? [] : [last]),
    ],
    { deadlineMs: 900, propagation: view.nested ? "remaining" : "none" },
  );
  const run = simulate(scenario);
  const layout = waterfallLayout({
    run,
    plan: plan(scenario),
    snapshot: snapshotAt(run, Math.min(view.step, run.events.length - 1)),
    answerMs: () => 10,
    texts: view.russian ? ru : en,
    widthPx: view.widthPx,
    emPx: 16,
    endMs: null,
    before,
  });
  if (layout === null) throw new Error("no request at the cursor");
  return layout;
}

const ms = fc.constantFrom<Ms>(50, 120, 260, 300, 700);
const views = fc.record<View>({
  own: fc.tuple(ms, ms, ms),
  margin: fc.constantFrom(0, 40),
  nested: fc.boolean(),
  step: fc.nat({ max: 30 }),
  widthPx: fc.constantFrom(320, 900, 1060),
  russian: fc.boolean(),
});
/** Of the scales only what they say can be compared. */
const plainOf = (layout: WaterfallLayout) => JSON.parse(JSON.stringify(layout));

describe("the picture after another one", () => {
  it("is as if there had been none", () => {
    fc.assert(
      fc.property(fc.array(views, { minLength: 2, maxLength: 4 }), (all) => {
        let before: WaterfallLayout | undefined;
        for (const view of all) {
          before = pictureOf(view, before);
          expect(plainOf(before)).toEqual(plainOf(pictureOf(view)));
        }
      }),
      { numRuns: 40 },
    );
  });

  it("has the very rows of it where nothing changed", () => {
    const before = pictureOf(USUAL);
    const after = pictureOf(USUAL, before);
    expect(after.rows).toBe(before.rows);
    expect(after.legend).toBe(before.legend);
    expect(after.ticks).toBe(before.ticks);
  });

  it("has new rows for what an edit is of, and the others are those of before", () => {
    // The third call answers after 250 ms, before either own timeout: only its bar of what it might have taken moves.
    const before = pictureOf(USUAL);
    const after = pictureOf({ ...USUAL, own: [300, 300, 400] }, before);
    const same = after.rows.filter((row, index) => row === before.rows[index]);
    expect(same.map(({ hop }) => hop)).toEqual(["a", "b"]);
    expect(after.rows.map(({ hop }) => hop)).toEqual(["a", "b", "c"]);
  });

  it("has no row of it in another width or language", () => {
    const before = pictureOf(USUAL);
    for (const other of [{ widthPx: 1060 }, { russian: true }]) {
      const after = pictureOf({ ...USUAL, ...other }, before);
      expect(after.rows.filter((row, index) => row === before.rows[index])).toEqual([]);
    }
  });
});
