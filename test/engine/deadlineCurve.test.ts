import { describe, expect, it } from "vitest";
import type { Job } from "../../src/engine/chance";
import { type CurvePoint, deadlineCurve, kneeOf } from "../../src/engine/deadlineCurve";
import { callTo, scenarioOf } from "../support/plainScenario";

function all<R>(job: Job<R>, slice = 1000): R {
  while (!job.step(slice));
  return job.result();
}

const points = (...shares: readonly (readonly [number, number])[]): CurvePoint[] =>
  shares.map(([deadlineMs, inTime]) => ({
    deadlineMs,
    inTime,
    falseTimeouts: 0,
    falseTimeoutsEach: 0,
  }));

describe("the knee", () => {
  it.each<[string, readonly (readonly [number, number])[], number | null]>([
    // Above the line from (0, 0) to (100, 1): 0.3 at 20, 0.5 at 40, 0.35 at 60.
    [
      "is the point highest above the line",
      [
        [0, 0],
        [20, 0.5],
        [40, 0.9],
        [60, 0.95],
        [100, 1],
      ],
      40,
    ],
    [
      "is the same where the share does not begin at 0 or end at 1",
      [
        [0, 0.2],
        [20, 0.4],
        [40, 0.56],
        [100, 0.6],
      ],
      40,
    ],
    [
      "is the shortest of several",
      [
        [0, 0],
        [25, 0.5],
        [50, 0.75],
        [100, 1],
      ],
      25,
    ],
    [
      "is not there on a straight line",
      [
        [0, 0],
        [50, 0.5],
        [100, 1],
      ],
      null,
    ],
    [
      "nor on one that bends the other way",
      [
        [0, 0],
        [50, 0.1],
        [100, 1],
      ],
      null,
    ],
    [
      "nor when nothing changes",
      [
        [0, 1],
        [100, 1],
      ],
      null,
    ],
    ["nor in one point", [[100, 1]], null],
  ])("%s", (_, shares, deadlineMs) => {
    expect(kneeOf(points(...shares))?.deadlineMs ?? null).toBe(deadlineMs);
  });
});

describe("the curve over deadlines", () => {
  /** 100 nine times in ten, else 500; nothing else takes time. */
  const scenario = scenarioOf(
    [
      callTo("a", {
        timeoutMs: null,
        responses: [
          { durationMs: { samples: [100, 100, 100, 100, 100, 100, 100, 100, 100, 500] } },
        ],
      }),
    ],
    { deadlineMs: 300 },
  );
  const RUNS = 4000;
  const near = (p: number) => 4 * Math.sqrt((p * (1 - p)) / RUNS);
  const curve = all(deadlineCurve(scenario, RUNS, 11), 777);

  it("goes from just under the shortest duration to the longest, with its own deadline in it", () => {
    const deadlines = curve.points.map(({ deadlineMs }) => deadlineMs);
    expect(deadlines).toHaveLength(11);
    expect(deadlines[0]).toBe(99);
    expect(deadlines.at(-1)).toBe(500);
    expect(deadlines).toContain(300);
    expect(deadlines).toEqual([...deadlines].sort((a, b) => a - b));
  });

  it("is nothing before 100, nine in ten from there, all at 500", () => {
    expect(curve.points[0]?.inTime).toBe(0);
    expect(curve.points.at(-1)?.inTime).toBe(1);
    for (const { inTime } of curve.points.slice(1, -1)) {
      expect(Math.abs(inTime - 0.9)).toBeLessThan(near(0.9));
    }
  });

  it("has its knee at the first deadline that the common answer meets", () => {
    expect(curve.knee).toBe(curve.points[1]);
  });

  it("knows what operations take when nobody hurries them", () => {
    expect(curve.unhurried).toEqual({ p50: 100, p95: 500, p99: 500 });
  });

  it("is the same however it is sliced, and counts all its runs", () => {
    const job = deadlineCurve(scenario, 20, 5);
    while (!job.step(3)) expect(job.done()).toBeLessThan(job.total);
    expect(job.done()).toBe(job.total);
    expect(job.result()).toEqual(all(deadlineCurve(scenario, 20, 5)));
  });

  it("shows false timeouts that the own timeout makes, once the deadline would have waited", () => {
    // Unhurried it takes 60 or 150: a candidate for every ms from 59 to 150.
    const tight = scenarioOf(
      [
        callTo("a", { timeoutMs: 50, whenItFails: "skip", responses: [{ durationMs: 80 }] }),
        { id: "w", kind: "work", name: "W", durationMs: { samples: [10, 100] } },
      ],
      { deadlineMs: 100 },
    );
    const { points: found } = all(deadlineCurve(tight, 10, 93));
    const at = (ms: number) => found.find(({ deadlineMs }) => deadlineMs === ms)?.falseTimeouts;
    expect([at(79), at(80), at(100)]).toEqual([0, 1, 1]);
  });

  it("has its knee where it is whatever the scenario's own deadline", () => {
    const other = all(deadlineCurve({ ...scenario, deadlineMs: 5000 }, RUNS, 11));
    expect(other.knee?.deadlineMs).toBe(curve.knee?.deadlineMs);
    expect(other.points.at(-1)).toMatchObject({ deadlineMs: 5000, inTime: 1 });
  });

  it("stretches to twice the own deadline where nothing ends without one", () => {
    const hanging = scenarioOf([callTo("a", { timeoutMs: null, responses: [{ never: true }] })], {
      deadlineMs: 100,
    });
    const { points: found, unhurried } = all(deadlineCurve(hanging, 5, 5));
    expect([found[0]?.deadlineMs, found.at(-1)?.deadlineMs, unhurried]).toEqual([0, 200, null]);
  });
});
