/** A lane of calls for each instance with a breaker of its own. */
import { describe, expect, it } from "vitest";
import { breakerViews } from "../../src/engine/breakerView";
import { plan } from "../../src/engine/plan";
import type { Response, Scenario } from "../../src/engine/scenario";
import { simulate } from "../../src/engine/simulate";
import {
  breakerLanes,
  callAt,
  callNear,
  lanesAround,
  lanesLayout,
} from "../../src/layout/breakerLanes";
import { en } from "../../src/texts/en";
import { callTo, scenarioOf } from "../support/plainScenario";

const fails: Response = { durationMs: 10, result: "unavailable" };
const ok: Response = { durationMs: 10 };
/**
 * Requests every 100 ms, turn and turn about: instance 1 has those at 0, 200, 400, 600, 800, instance 2
 * those at 100, 300, 500, 700. Two failures in a row open a breaker for 250 ms.
 */
const two: Scenario = scenarioOf(
  [callTo("a", { breaker: "a", responses: [fails, ok, fails, ok, ok, fails, ok] })],
  {
    breakers: { a: { trip: { kind: "consecutive", failures: 2 }, openMs: 250 } },
    instances: { count: 2, breakers: "each" },
    arrivals: { everyMs: 100, count: 9 },
  },
);
const lanesOf = (scenario: Scenario) => {
  const run = simulate(scenario);
  return { run, lanes: breakerLanes(plan(scenario), run, "a") };
};

describe("the lanes", () => {
  it("have what each instance's calls met, at the step that shows it", () => {
    const { run, lanes } = lanesOf(two);
    expect(lanes.map(({ name, instance }) => [name, instance])).toEqual([
      ["a@1", 1],
      ["a@2", 2],
    ]);
    // Instance 1 is given the first and the third answer, fails twice and is open from 210 to 460: it
    // refuses at 400. Its probe at 600 is the sixth to be answered, and fails: open from 610 to 860.
    const [first, second] = lanes;
    expect(first?.calls.map(({ atMs, operation, kind }) => [atMs, operation, kind])).toEqual([
      [0, 1, "reached"],
      [200, 3, "reached"],
      [400, 5, "refused"],
      [600, 7, "probe-failed"],
      [800, 9, "refused"],
    ]);
    expect(second?.calls.map(({ kind }) => kind)).toEqual([
      "reached",
      "reached",
      "reached",
      "reached",
    ]);
    for (const { step, operation, kind } of first?.calls ?? []) {
      expect(run.events[step]).toMatchObject({
        operation,
        type: kind === "refused" ? "refused" : "start",
      });
    }
  });

  it("are none where the instances share their breaker", () => {
    expect(lanesOf({ ...two, instances: { count: 2, breakers: "shared" } }).lanes).toEqual([]);
  });

  it("tell a probe without a verdict from one with", () => {
    const hanging = { ...two, deadlineMs: null };
    const { lanes } = lanesOf({
      ...hanging,
      breakers: {
        a: { trip: { kind: "consecutive", failures: 1 }, openMs: 100, halfOpen: { maxMs: 50 } },
      },
      hops: [
        callTo("a", {
          breaker: "a",
          timeoutMs: 90,
          responses: [fails, fails, { durationMs: 80 }],
        }),
      ],
      arrivals: { everyMs: 100, count: 3 },
    });
    // The third request probes at 200; its half-open ends at 250 and its answer, at 280, is late.
    expect(lanes[0]?.calls.map(({ kind }) => kind)).toEqual(["reached", "probe"]);
  });

  it("of a thousand are a dozen about the instance that is looked at, the same for all of them", () => {
    const { lanes } = lanesOf({
      ...two,
      instances: { count: 1000, breakers: "each" },
    });
    const about = (instance: number) => lanesAround(lanes, instance).map((lane) => lane.instance);
    expect(lanes).toHaveLength(1000);
    // 1 to 12, 13 to 24, … 997 to 1 000, which are four.
    expect(about(13)).toEqual([13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24]);
    expect(about(24)).toEqual(about(13));
    expect(about(12)).toEqual(about(1));
    expect(about(999)).toEqual([997, 998, 999, 1000]);
    expect(lanesAround(lanes.slice(0, 12), 1)).toHaveLength(12);
  });

  it("know which call a step is at", () => {
    const [lane] = lanesOf(two).lanes;
    if (lane === undefined) throw new Error("no lane");
    const steps = lane.calls.map(({ step }) => step);
    expect(callAt(lane, 0)).toBeNull();
    expect(steps.map((step) => callAt(lane, step))).toEqual([0, 1, 2, 3, 4]);
    expect(callAt(lane, (steps[1] ?? 0) + 1)).toBe(1);
    expect([-5, 290, 310, 9000].map((atMs) => callNear(lane, atMs))).toEqual([0, 1, 2, 4]);
  });

  it("draw few marks where calls are many", () => {
    const { run, lanes } = lanesOf({ ...two, arrivals: { everyMs: 1, count: 5000 } });
    const { lanes: drawn, msAt, x } = lanesLayout(lanes, run, 400, 16, en.format);
    // A mark is 8 px wide, and the next of its kind stands 6 px on at least: 392 / 6 = 65 and one.
    for (const { marks } of drawn) {
      for (const { path } of marks) expect(path.match(/M/g)?.length).toBeLessThanOrEqual(2 * 66);
    }
    expect(msAt(x(1234))).toBeCloseTo(1234, 3);
  });
});

it("each instance's breaker counts the calls that reached the dependency through it", () => {
  const run = simulate(two);
  const views = breakerViews(run, run.events.length - 1);
  for (const [name, { dependencyCalls, refused }] of Object.entries(run.breakers)) {
    expect(views[name]).toMatchObject({ reached: dependencyCalls, refused });
  }
});
