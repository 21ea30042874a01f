/** A run in slices is the run, however it is sliced. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plan } from "../../src/engine/plan";
import { RunRefused } from "../../src/engine/refusal";
import { runJob } from "../../src/engine/runJob";
import { runSize } from "../../src/engine/runSize";
import type { Arrivals, CallHop, Scenario } from "../../src/engine/scenario";
import { simulate } from "../../src/engine/simulate";
import { callTo, scenarioOf } from "../support/plainScenario";
import { scenarios } from "../support/scenarios";

describe("a run in slices", () => {
  it("comes out as the run at once, to the byte", () => {
    fc.assert(
      fc.property(scenarios, fc.integer({ min: 1, max: 50 }), (scenario, most) => {
        const job = runJob(scenario);
        while (!job.step(most)) expect(job.done()).toBeLessThanOrEqual(job.total);
        expect(job.done()).toBe(job.total);
        expect(JSON.stringify(job.result())).toBe(JSON.stringify(simulate(scenario)));
      }),
      { numRuns: 200 },
    );
  });

  it("is refused for the same reason", () => {
    const endless = scenarioOf([callTo("a", { timeoutMs: null, responses: [{ never: true }] })], {
      deadlineMs: null,
    });
    const job = runJob(endless);
    expect(() => {
      while (!job.step(1));
    }).toThrow(RunRefused);
    expect(() => simulate(endless)).toThrow(RunRefused);
  });

  it("has no result before its end", () => {
    const job = runJob(scenarioOf([callTo("a")], { arrivals: [0, 1] }));
    job.step(1);
    expect(() => job.result()).toThrow("no result before its end");
  });

  it("counts the requests that were answered", () => {
    // Two at once, each answered after 10 ms: an arrival, then what its call takes.
    const job = runJob(scenarioOf([callTo("a")], { arrivals: [0, 1000] }));
    const seen = new Set<number>();
    while (!job.step(1)) seen.add(job.done());
    expect([...seen]).toEqual([0, 1, 2]);
  });
});

describe("the size of a run", () => {
  const sized = (hops: readonly CallHop[], arrivals: Arrivals = [0]) => {
    const scenario: Scenario = scenarioOf(hops, { arrivals });
    return runSize(scenario, plan(scenario));
  };
  const tried = (maxAttempts: number, calls: readonly CallHop[] = []) =>
    callTo(`of-${maxAttempts}`, {
      retry: { maxAttempts, backoff: { kind: "fixed", baseMs: 0 } },
      ...(calls.length > 0 && { calls }),
    });

  it.each([
    ["a request with one call", [callTo("a")], [0], 2],
    ["a list of three", [callTo("a")], [0, 5, 9], 3 * 2],
    ["every 10 ms, 7 times", [callTo("a")], { everyMs: 10, count: 7 }, 7 * 2],
    // 20 a second for half a second are about 10.
    ["at random", [callTo("a")], { poissonPerSecond: 20, forMs: 500 }, 10 * 2],
    // Three attempts, each with two of two attempts that call one: 3 × (1 + 2 × (1 + 1)) = 15.
    ["retries of retries", [tried(3, [tried(2, [callTo("leaf")])])], [0], 1 + 15],
  ] as const)("%s", (_, hops, arrivals, size) => {
    expect(sized(hops, arrivals)).toBe(size);
  });
});
