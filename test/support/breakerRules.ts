/** Breakers with any of the rules that real libraries have. */
import fc from "fast-check";
import type { BreakerRules, Trip } from "../../src/engine/scenario";

const flag = fc.boolean();
const share = fc.constantFrom(0.3, 0.5, 1);

const judging = {
  judgedOn: fc.constantFrom("results", "failures"),
  judgedEveryMs: fc.constantFrom(20, 50),
  clearEveryMs: fc.constantFrom(50, 100),
};
const buckets = fc.record(
  {
    count: fc.integer({ min: 1, max: 5 }),
    from: fc.constantFrom("epoch", "creation", "closing", "result"),
    dropsOne: flag,
    creditedAt: fc.constantFrom("end", "start"),
  },
  { requiredKeys: ["count", "from"] },
);
const rated = {
  failureRate: share,
  minCalls: fc.integer({ min: 0, max: 3 }),
  slowMs: fc.constantFrom(20, 60),
  slowRate: share,
  strict: flag,
  rateIn: fc.constantFrom("share", "product", "percent", "hundredths", "whole-percent"),
  failures: fc.integer({ min: 1, max: 3 }),
  counted: fc.constantFrom("results", "admissions", "asks"),
  ...judging,
};

const trip = fc.oneof(
  fc.record(
    {
      kind: fc.constant("consecutive"),
      failures: fc.integer({ min: 1, max: 3 }),
      windowMs: fc.constantFrom(50, 200),
      buckets,
      ...judging,
    },
    { requiredKeys: ["kind", "failures"] },
  ),
  fc.record(
    { kind: fc.constant("count"), size: fc.integer({ min: 3, max: 6 }), ...rated },
    { requiredKeys: ["kind", "size", "failureRate"] },
  ),
  fc.record(
    { kind: fc.constant("time"), windowMs: fc.constantFrom(50, 200), buckets, ...rated },
    { requiredKeys: ["kind", "windowMs", "failureRate"] },
  ),
) as fc.Arbitrary<Trip>;

const verdict = fc.oneof(
  fc.record({
    kind: fc.constant("rate" as const),
    minCalls: fc.integer({ min: 1, max: 3 }),
    failureRate: share,
  }),
  fc.record({
    kind: fc.constant("sampling" as const),
    calls: fc.integer({ min: 1, max: 3 }),
    failureRate: share,
  }),
  fc.record({
    kind: fc.constant("counts" as const),
    successes: fc.integer({ min: 1, max: 3 }),
    failures: fc.integer({ min: 1, max: 3 }),
  }),
);

export const breakerRules = fc.record(
  {
    trip,
    openMs: fc.constantFrom(0, 30, 100),
    openBackoff: fc.constant({ factor: 2, maxMs: 200 }),
    openStepsMs: fc.constant([10, 40]),
    halfOpen: fc.record(
      {
        permits: fc.integer({ min: 1, max: 3 }),
        successesToClose: fc.integer({ min: 1, max: 2 }),
        admits: fc.constantFrom("in-flight", "total", "per-period"),
        excess: fc.constantFrom("refused", "waits", "waits-for-probe"),
        ignored: fc.constantFrom("gives-back", "keeps", "success", "closes", "failure"),
        verdict,
        maxMs: fc.constantFrom(10, 60),
        becomes: fc.constantFrom("open", "closed"),
      },
      { requiredKeys: [] },
    ),
    opens: fc.constantFrom("lazy", "timer"),
    movesWhenTouched: flag,
    atOpenTime: fc.constantFrom("through", "refused"),
    countLateResults: flag,
    lateActsOn: fc.constantFrom("present", "admitted"),
    countLateProbes: flag,
    lateGivesPermit: flag,
    windowHears: fc.constantFrom("closed", "all", "verdicts"),
    closingEmpties: flag,
    capacity: fc.integer({ min: 1, max: 3 }),
    warmUpMs: fc.constantFrom(0, 100),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<BreakerRules>;
