import { describe, expect, test } from "vitest";
import { frameAt, stepOf } from "../../src/engine/frame";
import { simulate } from "../../src/engine/simulate";
import { snapshotAt } from "../../src/engine/snapshot";
import { galleryScenario } from "../../src/gallery/gallery";

const scenario = galleryScenario("budget-meets-breaker");
if (scenario === null) throw new Error("no such scenario");
const run = simulate(scenario);

describe("frames", () => {
  test("every step has a name that leads back to it", () => {
    for (let step = 0; step < run.events.length; step++) {
      expect(stepOf(run.events, frameAt(run.events, step))).toBe(step);
    }
  });

  test("the first refused request is found by name", () => {
    const step = stepOf(run.events, {
      operation: 6,
      hop: "payment",
      attempt: 1,
      moment: "refused",
    });
    expect(run.events[step]).toMatchObject({ type: "refused", atMs: 5_390, reopensAtMs: 7_510 });
  });

  test("an attempt that is refused after an edit stands for its end", () => {
    const step = stepOf(run.events, { operation: 6, hop: "payment", attempt: 1, moment: "end" });
    expect(run.events[step]).toMatchObject({ type: "refused", operation: 6, hop: "payment" });
  });

  test("a request that is gone leads to the first step", () => {
    expect(stepOf(run.events, { operation: 99, moment: "finish" })).toBe(0);
  });
});

describe("snapshots", () => {
  test("at the end the counters are those of the result", () => {
    const { breakers } = snapshotAt(run, run.events.length - 1);
    expect(breakers.payment).toMatchObject({
      reached: 8,
      refused: 6,
      probes: { ok: 1, failed: 1 },
      state: { kind: "closed", failures: 0 },
    });
  });

  test("the first refused request sees the breaker open, 2 120 ms early", () => {
    const step = stepOf(run.events, { operation: 6, hop: "payment", moment: "refused" });
    const { operation, breakers } = snapshotAt(run, step);
    expect(operation?.id).toBe(6);
    expect(operation?.attempts.map(({ hop, status }) => [hop, status])).toEqual([
      ["inventory", "ok"],
      ["payment", "circuit_open"],
    ]);
    expect(breakers.payment?.state).toMatchObject({ kind: "open", reopensAtMs: 7_510 });
  });
});
