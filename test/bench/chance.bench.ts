import { chance } from "../../src/engine/chance";
import type { CallHop, Hop, Scenario } from "../../src/engine/scenario";
import { simulate } from "../../src/engine/simulate";
import { type Figure, medianUs, type Report } from "./figure";

const RUNS = 10_000;
const SLICE = 500;

const call = (id: string, more: Partial<CallHop> = {}): CallHop => ({
  id,
  kind: "call",
  name: id,
  timeoutMs: 200,
  responses: [{ durationMs: { p50: 40, p99: 180 } }],
  ...more,
});

/** Ten hops, each of them by chance: own work, calls, a retry with jitter, a skip, a breaker, a cut. */
const hops: readonly Hop[] = [
  { id: "gateway", kind: "work", name: "gateway", durationMs: { uniform: [5, 20] } },
  call("session", { networkMs: 2 }),
  call("catalogue"),
  call("stock", {
    retry: { maxAttempts: 2, backoff: { kind: "exponential", baseMs: 10, jitter: "full" } },
  }),
  { id: "pricing", kind: "work", name: "pricing", durationMs: { samples: [8, 9, 10, 40] } },
  call("loyalty", { whenItFails: "skip" }),
  call("address", { networkMs: 1 }),
  call("payment", { breaker: "payment", effect: "write", idempotencyKey: true }),
  call("shipping"),
  call("mail", { timeoutMs: 60, whenItFails: "defer" }),
];
const tenHops: Scenario = {
  version: 1,
  title: "Ten hops by chance",
  deadlineMs: 600,
  reserveMs: 30,
  seed: 1,
  hops,
  breakers: { payment: {} },
  arrivals: [0],
};

const thrice = { maxAttempts: 3, backoff: { kind: "fixed", baseMs: 10 } } as const;
/** Three layers of three attempts each, all failing: 27 calls at the deepest. */
const storm: Scenario = {
  ...tenHops,
  deadlineMs: null,
  hops: [
    call("outer", {
      timeoutMs: 5000,
      retry: thrice,
      responses: [{ durationMs: 5 }],
      calls: [
        call("middle", {
          timeoutMs: 2000,
          retry: thrice,
          responses: [{ durationMs: 5 }],
          calls: [
            call("inner", {
              retry: thrice,
              responses: [{ durationMs: 20, result: "unavailable" }],
            }),
          ],
        }),
      ],
    }),
  ],
  breakers: {},
};

/** Ms of `RUNS` runs in slices, and of the longest slice. */
function timeJob(): readonly [number, number] {
  const job = chance(tenHops, RUNS);
  const start = performance.now();
  let longest = 0;
  for (let isOver = false; !isOver; ) {
    const sliceStart = performance.now();
    isOver = job.step(SLICE);
    longest = Math.max(longest, performance.now() - sliceStart);
  }
  const { operations } = job.result();
  if (operations !== RUNS) throw new Error(`${operations} operations were counted`);
  return [performance.now() - start, longest];
}

const report: Report = async (timeMs) => {
  const rounds = Array.from({ length: timeMs < 500 ? 3 : 9 }, timeJob);
  const median = (which: 0 | 1) =>
    rounds.map((round) => round[which]).sort((a, b) => a - b)[rounds.length >> 1] ?? Number.NaN;
  const run = await medianUs(timeMs, {
    events: () => simulate(storm),
    outcome: () => simulate(storm, { record: "outcome" }),
  });
  const figures: Figure[] = [
    { what: "10 000 seeded runs of ten hops, median", value: median(0), unit: "ms", goal: 500 },
    { what: `the longest slice of ${SLICE} runs, median`, value: median(1), unit: "ms", goal: 50 },
    { what: "27 calls in a storm, all events, median", value: run.events, unit: "µs", goal: 1000 },
    { what: "the same, outcome only, median", value: run.outcome, unit: "µs", goal: null },
  ];
  return figures;
};
export default report;
