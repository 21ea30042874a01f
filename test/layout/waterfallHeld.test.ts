/** A caller that its breaker lets wait: a phase of its own; px are worked out by hand. */
import { describe, expect, it } from "vitest";
import { breakerWaits } from "../../src/engine/breakerWaits";
import { stepOf } from "../../src/engine/frame";
import { plan } from "../../src/engine/plan";
import type { Frame, Scenario } from "../../src/engine/scenario";
import { simulate } from "../../src/engine/simulate";
import { snapshotAt } from "../../src/engine/snapshot";
import { waterfallLayout } from "../../src/layout/waterfall";
import { barPaths } from "../../src/layout/waterfallPaths";
import { en } from "../../src/texts/en";
import { callTo, scenarioOf } from "../support/plainScenario";

/**
 * The first call fails at 10, and its breaker is open until 110. The call of 120 is the probe and takes
 * 30: those of 130 and 140 wait until 150.
 */
const waiting = (probe: "ok" | "unavailable"): Scenario =>
  scenarioOf(
    [
      callTo("a", {
        breaker: "a",
        responses: [
          { durationMs: 10, result: "unavailable" },
          { durationMs: 30, result: probe },
          { durationMs: 20 },
        ],
      }),
    ],
    {
      breakers: {
        a: {
          trip: { kind: "consecutive", failures: 1 },
          openMs: 100,
          halfOpen: { permits: 1, excess: "waits" },
        },
      },
      arrivals: [0, 120, 130, 140],
    },
  );

/** 1 px a ms on an axis to 200 ms: names take 160 of the width and half an em is kept at the right. */
function rowAt(scenario: Scenario, frame: Frame) {
  const run = simulate(scenario);
  const layout = waterfallLayout({
    run,
    plan: plan(scenario),
    snapshot: snapshotAt(run, stepOf(run.events, frame)),
    answerMs: () => null,
    texts: en,
    widthPx: 1160,
    emPx: 16,
    endMs: 200,
  });
  const row = layout?.rows[0];
  if (layout === null || row === undefined) throw new Error("no row");
  const perMs = layout.plotPx / 200;
  const phases = row.phases?.map(({ kind, fromPx, toPx }) => [
    kind,
    Math.round(fromPx / perMs),
    Math.round(toPx / perMs),
  ]);
  return { row, phases, legend: layout.legend, perMs };
}

describe("a caller that waits for its breaker", () => {
  it("is drawn so until it is let through, and works after that", () => {
    // The request of 130 waits 20, to 150; its own answer takes 20 more.
    const { phases, legend, row } = rowAt(waiting("ok"), { operation: 3, moment: "finish" });
    expect(phases).toEqual([
      ["held", 0, 20],
      ["work", 20, 40],
    ]);
    expect(legend).toContain("held");
    expect(row.sentence).toContain("waiting for its breaker 20\u202fms; own work 20\u202fms");
  });

  it("has nothing but its wait as long as that lasts", () => {
    const { phases, row } = rowAt(waiting("ok"), { operation: 3, moment: "start" });
    expect(phases).toEqual([]);
    expect(row.status).toBe("running");
    const { phases: then } = rowAt(waiting("ok"), { operation: 3, moment: "asked", nth: 2 });
    expect(then).toEqual([["held", 0, 20]]);
  });

  it("is handed its budget once it is let through, less what it waited and connected for", () => {
    const scenario = waiting("ok");
    const [hop] = scenario.hops;
    if (hop?.kind !== "call") throw new Error("no call");
    const told: Scenario = {
      ...scenario,
      hops: [
        {
          ...hop,
          networkMs: 3,
          tells: "remaining",
          timeoutMs: 100,
          responses: hop.responses?.map((response) => ({ ...response, connectMs: 5 })) ?? [],
        },
      ],
    };
    const arrowAt = (frame: Frame) => {
      const run = simulate(told);
      const layout = waterfallLayout({
        run,
        plan: plan(told),
        snapshot: snapshotAt(run, stepOf(run.events, frame)),
        answerMs: () => null,
        texts: en,
        widthPx: 1160,
        emPx: 16,
        endMs: 200,
      });
      const perMs = (layout?.plotPx ?? 0) / 200;
      return layout?.arrows.map(({ xPx, label }) => [Math.round(xPx / perMs), label]);
    };
    // Each answer takes 5 + 3 + its own + 3: the first fails at 21, open to 121, the call of 130 is the probe
    // and takes 41, to 171. That of 140 waits 31 of its 100, connects 5, and sends at 36 what is left: 64.
    expect(arrowAt({ operation: 4, moment: "finish" })).toEqual([[36, "64\u202fms left"]]);
    // Nothing has been handed over while it waits, nor while it connects.
    expect(arrowAt({ operation: 4, moment: "start" })).toEqual([]);
    expect(arrowAt({ operation: 4, moment: "asked", nth: 2 })).toEqual([]);
    expect(arrowAt({ operation: 4, moment: "received" })).toHaveLength(1);
  });

  it("ends with the tick of one that was not started, where the probe fails", () => {
    const { row, phases, perMs, legend } = rowAt(waiting("unavailable"), {
      operation: 3,
      moment: "finish",
    });
    expect(phases).toEqual([["held", 0, 20]]);
    expect(row.hollow).toBe(true);
    // Reopened at 150 for 100 ms: refused 100 ms early, not 120.
    expect(row.sentence).toBe(
      "A: not started at 20\u202fms, circuit open, 100\u202fms early; waiting for its breaker 20\u202fms",
    );
    expect(legend).toContain("refused");
    // It waited on its own time: of its 1 000 ms 20 are gone.
    const run = simulate(waiting("unavailable"));
    const step = stepOf(run.events, { operation: 3, moment: "finish" });
    expect(snapshotAt(run, step).operation?.attempts[0]?.remainingAfterMs).toBe(980);
    expect(run.operations[2]?.attempts[0]?.remainingAfterMs).toBe(980);
    const marks = barPaths([row]);
    expect(marks.map(({ mark }) => mark)).toEqual(["held", "hollow"]);
    // The tick is a fifth of the bar's height to either side of the wait's end.
    const from = Number(marks[1]?.d.match(/^M([\d.]+),/)?.[1]);
    expect(from).toBeCloseTo(20 * perMs - row.barPx * 0.2, 1);
  });

  it("is told from the others by its number in its request", () => {
    const scenario = waiting("ok");
    const run = simulate(scenario);
    const waits = (operation: number) => [
      ...breakerWaits(run.events, plan(scenario), operation, run.endMs),
    ];
    expect([1, 2, 3, 4].map(waits)).toEqual([[], [], [[1, 150]], [[1, 150]]]);
  });

  it("is nobody where callers are refused instead", () => {
    const scenario = waiting("ok");
    const refused = { ...scenario, breakers: { a: { ...scenario.breakers.a, halfOpen: {} } } };
    const { phases, row } = rowAt(refused, { operation: 3, moment: "finish" });
    expect(phases).toBeUndefined();
    expect(row.hollow).toBe(true);
  });
});
