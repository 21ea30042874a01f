import type { Scenario } from "../../src/engine/scenario";
import { simulate } from "../../src/engine/simulate";
import type { Figure, Report } from "./figure";

/** A dependency that fails often enough for its breaker to open and close all along. */
const throughOneBreaker = (count: number): Scenario => ({
  version: 1,
  title: "Many requests, one breaker",
  deadlineMs: 500,
  seed: 1,
  hops: [
    {
      id: "supplier",
      kind: "call",
      name: "Supplier",
      timeoutMs: 100,
      breaker: "supplier",
      responses: Array.from({ length: 200 }, (_, i) =>
        i % 20 < 4 ? { durationMs: 8, result: "unavailable" } : { durationMs: 8 },
      ),
    },
  ],
  breakers: { supplier: { openMs: 200 } },
  arrivals: { everyMs: 10, count },
});

function medianRunMs(runs: number, scenario: Scenario): number {
  const times = Array.from({ length: runs }, () => {
    const start = performance.now();
    simulate(scenario);
    return performance.now() - start;
  });
  return times.sort((a, b) => a - b)[Math.floor(runs / 2)] ?? Number.NaN;
}

/** Bytes of heap that a run holds on to, for each of its arrivals. */
function bytesPerArrival(count: number): number {
  if (globalThis.gc === undefined) throw new Error("memory is measured under --expose-gc");
  globalThis.gc();
  const before = process.memoryUsage().heapUsed;
  const run = simulate(throughOneBreaker(count));
  globalThis.gc();
  return (process.memoryUsage().heapUsed - before) / run.operations.length;
}

const report: Report = async (timeMs) => {
  const runs = timeMs < 500 ? 3 : 9;
  const figures: Figure[] = [
    {
      what: "10 000 arrivals through one breaker, all events, median",
      value: medianRunMs(runs, throughOneBreaker(10_000)),
      unit: "ms",
      goal: 300,
    },
  ];
  for (const count of [10_000, 20_000, 40_000]) {
    figures.push({
      what: `memory of a run of ${count} arrivals, each`,
      value: bytesPerArrival(count),
      unit: "bytes",
      goal: null,
    });
  }
  return figures;
};
export default report;
