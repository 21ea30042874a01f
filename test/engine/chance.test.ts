import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chance, type Job, quantileMs } from "../../src/engine/chance";
import { ENDINGS } from "../../src/engine/endings";
import { runSeed } from "../../src/engine/random";
import type { Scenario } from "../../src/engine/scenario";
import { simulate } from "../../src/engine/simulate";
import { callTo, scenarioOf } from "../support/plainScenario";

function all<R>(job: Job<R>, slice = 1000): R {
  while (!job.step(slice));
  return job.result();
}

const work = (durationMs: Extract<Scenario["hops"][number], { kind: "work" }>["durationMs"]) =>
  ({ id: "w", kind: "work", name: "W", durationMs }) as const;

/** Within four standard errors of a share `p` of `n`: one honest run in 16 000 is outside. */
const near = (p: number, n: number) => 4 * Math.sqrt((p * (1 - p)) / n);

const N = 20_000;

describe("a drawn duration", () => {
  // Long enough that rounding to whole ms does not show.
  const [p50, p99] = [40_000, 200_000];
  const sigma = Math.log(p99 / p50) / 2.3263478740408408;
  /** Quantiles of the standard normal distribution, from tables. */
  const Z = { 0.05: -1.6448536, 0.25: -0.6744898, 0.5: 0, 0.75: 0.6744898, 0.95: 1.6448536 };

  it.each(Object.entries(Z))(
    "log-normal: a share of %s is below its closed-form quantile",
    (p, z) => {
      const { durations } = all(chance(scenarioOf([work({ p50, p99 })], { deadlineMs: null }), N));
      const quantile = p50 * Math.exp(sigma * z);
      const below = durations.filter(({ durationMs }) => durationMs <= quantile);
      const share = below.reduce((sum, { count }) => sum + count, 0) / N;
      expect(Math.abs(share - Number(p))).toBeLessThan(near(Number(p), N));
    },
  );

  it("log-normal: its own p99 is its 99th percentile", () => {
    const { durations } = all(chance(scenarioOf([work({ p50, p99 })], { deadlineMs: null }), N));
    const above = durations.filter(({ durationMs }) => durationMs > p99);
    const share = above.reduce((sum, { count }) => sum + count, 0) / N;
    expect(Math.abs(share - 0.01)).toBeLessThan(near(0.01, N));
  });

  it.each([0.05, 0.5, 0.95])("uniform: a share of %s is below that part of its span", (p) => {
    const uniform = [10_000, 30_000] as const;
    const { durations } = all(chance(scenarioOf([work({ uniform })], { deadlineMs: null }), N));
    const below = durations.filter(({ durationMs }) => durationMs <= 10_000 + p * 20_000);
    const share = below.reduce((sum, { count }) => sum + count, 0) / N;
    expect(Math.abs(share - p)).toBeLessThan(near(p, N));
  });

  it("samples: each as often as it stands in the list", () => {
    const samples = [31, 40, 40, 220];
    const { durations } = all(chance(scenarioOf([work({ samples })], { deadlineMs: null }), N));
    expect(durations.map(({ durationMs }) => durationMs)).toEqual([31, 40, 220]);
    for (const [at, p] of [0.25, 0.5, 0.25].entries()) {
      expect(Math.abs((durations[at]?.count ?? 0) / N - p)).toBeLessThan(near(p, N));
    }
  });
});

/** Fails, is late, degrades or is pending by chance, under a budget. */
const mixed: Scenario = scenarioOf(
  [
    work({ uniform: [0, 80] }),
    callTo("bonus", {
      timeoutMs: 40,
      whenItFails: "skip",
      responses: [{ durationMs: { p50: 20, p99: 90 } }],
    }),
    callTo("pay", {
      timeoutMs: 100,
      effect: "write",
      idempotencyKey: true,
      responses: [{ durationMs: { samples: [30, 60, 150] } }],
    }),
  ],
  { deadlineMs: 180, reserveMs: 10, finishMs: 30, seed: 7 },
);

describe("many runs", () => {
  it("count each operation in one ending", () => {
    const { operations, endings, durations } = all(chance(mixed, 500));
    expect(operations).toBe(500);
    expect(ENDINGS.reduce((sum, ending) => sum + endings[ending], 0)).toBe(500);
    expect(durations.reduce((sum, { count }) => sum + count, 0)).toBe(500);
    for (const ending of ["onTime", "degraded", "late", "pending"] as const) {
      expect(endings[ending]).toBeGreaterThan(0);
    }
  });

  it("are the same however they are sliced", () => {
    const whole = all(chance(mixed, 60));
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1 }), (slices) => {
        const job = chance(mixed, 60);
        for (let k = 0; !job.step(slices[k % slices.length] ?? 1); k++);
        expect(job.result()).toEqual(whole);
      }),
      { numRuns: 20 },
    );
  });

  it("say how far they are, and give what is known so far", () => {
    const job = chance(mixed, 10);
    expect([job.step(4), job.done(), job.result().runs, job.result().operations]).toEqual([
      false,
      4,
      4,
      4,
    ]);
    expect([job.step(100), job.done(), job.total]).toEqual([true, 10, 10]);
  });

  it("give an example that is what it says when it is opened", () => {
    const { durations, examples } = all(chance(mixed, 200));
    for (const { durationMs, example } of durations) {
      const [operation] = simulate({ ...mixed, seed: example.seed }).operations;
      expect((operation?.endMs ?? 0) - (operation?.startMs ?? 0)).toBe(durationMs);
      expect(example.seed).toBe(runSeed(7, example.run));
    }
    const late = simulate(mixed, { seed: examples.late?.seed ?? 0 }).operations[0];
    expect(late?.lateMs).toBeGreaterThan(0);
  });

  it("begin with the run of the scenario's own seed, and never repeat a seed", () => {
    const seeds = Array.from({ length: 20_000 }, (_, k) => runSeed(4_000_000_000, k));
    expect(seeds[0]).toBe(4_000_000_000);
    expect(new Set(seeds).size).toBe(seeds.length);
  });

  it("give the share that the closed form gives: 51 of 101 whole ms, the ends half as likely", () => {
    const { endings } = all(
      chance(scenarioOf([work({ uniform: [0, 100] })], { deadlineMs: 50 }), N),
    );
    expect(Math.abs(endings.onTime / N - 0.505)).toBeLessThan(near(0.505, N));
    expect(endings.onTime + endings.late).toBe(N);
  });

  it("find the false timeouts of an own timeout that is too tight: half of the answers", () => {
    const scenario = scenarioOf([
      callTo("a", { timeoutMs: 50, responses: [{ durationMs: { samples: [40, 60] } }] }),
    ]);
    const result = all(chance(scenario, N));
    expect(result.falseTimeouts).toBe(result.endings.failed);
    expect(result.falseTimeoutOperations).toBe(result.falseTimeouts);
    expect(Math.abs(result.falseTimeouts / N - 0.5)).toBeLessThan(near(0.5, N));
  });

  it("count every request of a run", () => {
    const result = all(chance({ ...mixed, arrivals: { everyMs: 1000, count: 5 } }, 20));
    expect([result.runs, result.operations]).toEqual([20, 100]);
  });

  it("count runs that have no result apart", () => {
    const stuck = scenarioOf([callTo("a", { timeoutMs: null, responses: [{ never: true }] })], {
      deadlineMs: null,
    });
    const result = all(chance(stuck, 3));
    expect([result.refusedRuns, result.operations, result.quantiles]).toEqual([3, 0, null]);
  });
});

describe("quantileMs", () => {
  const durations = [
    { durationMs: 10, count: 50 },
    { durationMs: 20, count: 45 },
    { durationMs: 90, count: 5 },
  ];
  it.each([
    [0, 10],
    [0.5, 10],
    [0.501, 20],
    [0.95, 20],
    [0.951, 90],
    [1, 90],
  ])("%d of 100 operations: %d ms", (p, ms) => {
    expect(quantileMs(durations, 100, p)).toBe(ms);
  });
});
