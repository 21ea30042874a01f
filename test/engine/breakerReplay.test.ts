/** A breaker driven anew by the events of its run is the breaker that the run had. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { breakerMemories, breakerMemory, replayedState } from "../../src/engine/breakerReplay";
import { plan } from "../../src/engine/plan";
import type { BreakerRules, Response, Scenario } from "../../src/engine/scenario";
import { simulate } from "../../src/engine/simulate";
import { breakerRules } from "../support/breakerRules";
import { call, fails, scenario } from "../support/shapes";

function disagreements(value: Scenario): string[] {
  const run = simulate(value);
  const planned = plan(value);
  return run.events.flatMap((event, step) => {
    if (event.type !== "asked" && event.type !== "told" && event.type !== "breaker") return [];
    // A capacity's own failure is written after the asking that it follows.
    if (event.type === "asked" && planned.breakers.stock?.capacity !== null) return [];
    const state = replayedState(planned, run, event.breaker, step);
    return JSON.stringify(state) === JSON.stringify(event.after)
      ? []
      : [`${step} ${event.type}: ${JSON.stringify(state)} for ${JSON.stringify(event.after)}`];
  });
}

const answer: fc.Arbitrary<Response> = fc.record(
  {
    durationMs: fc.integer({ min: 0, max: 120 }),
    result: fc.constantFrom("ok", "unavailable", "rejected", "rate_limited"),
    retryAfterMs: fc.constantFrom(10, 80),
  },
  { requiredKeys: ["durationMs", "result"] },
) as fc.Arbitrary<Response>;

describe("the replay", () => {
  test("comes to the states that the events tell, for any rules and traffic", () => {
    fc.assert(
      fc.property(
        breakerRules,
        fc.array(answer, { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 1, max: 30 }),
        fc.constantFrom("attempt" as const, "call" as const),
        fc.constantFrom(1, 2),
        fc.constantFrom("shared" as const, "each" as const),
        (rules, answers, everyMs, count, placement, maxAttempts, breakers) => {
          const hop = call("stock", answers, {
            breaker: "stock",
            timeoutMs: 90,
            retry: { maxAttempts, backoff: { kind: "fixed", baseMs: 5 } },
          });
          const value = scenario([hop], {
            breakers: { stock: { ...rules, placement } },
            arrivals: { everyMs, count },
            instances: { count: 2, breakers },
            restarts: [{ atMs: 333, instance: 2 }],
            forced: [{ breaker: "stock", state: "open", fromMs: 400, toMs: 450 }],
          });
          expect(disagreements(value)).toEqual([]);
        },
      ),
      { numRuns: 200 },
    );
  });
});

test("a timer that judges without opening leaves out what is too old for it", () => {
  // One failure at 0; 25 successes later its timer judges at 50, when a window of 50 has lost it.
  const value = scenario([call("stock", [fails(0), { durationMs: 0 }], { breaker: "stock" })], {
    breakers: {
      stock: { trip: { kind: "time", windowMs: 50, failureRate: 0.3, judgedEveryMs: 50 } },
    },
    arrivals: { everyMs: 2, count: 26 },
  });
  const run = simulate(value);
  const asked = run.events.findLastIndex(({ type }) => type === "asked");
  expect(run.events[asked]).toMatchObject({ atMs: 50, after: { kind: "closed", failures: 0 } });
  expect(replayedState(plan(value), run, "stock", asked)).toMatchObject({ failures: 0 });
  expect(disagreements(value)).toEqual([]);
});

describe("the replay that is kept", () => {
  test("remembers at any step, in any order, what the whole replay does", () => {
    fc.assert(
      fc.property(
        breakerRules,
        fc.array(answer, { minLength: 1, maxLength: 8 }),
        fc.constantFrom("attempt" as const, "call" as const),
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 3, maxLength: 8 }),
        (rules, answers, placement, places) => {
          // Some 3 000 events: replays are kept before the events 1 000, 2 000 and so on.
          const value = scenario([call("stock", answers, { breaker: "stock", timeoutMs: 90 })], {
            breakers: { stock: { ...rules, placement } },
            arrivals: { everyMs: 20, count: 400 },
          });
          const run = simulate(value);
          const planned = plan(value);
          const { at } = breakerMemories(planned, run, "stock");
          for (const place of places) {
            const step = Math.floor(place * (run.events.length - 1));
            expect(at(step)).toEqual(breakerMemory(planned, run, "stock", step));
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  test("knows no breaker that the run has not", () => {
    const value = scenario([call("stock", [], {})]);
    expect(breakerMemories(plan(value), simulate(value), "stock").at(0)).toBeNull();
  });
});

describe("what a breaker remembers", () => {
  const memoryAtEnd = (rules: BreakerRules, answers: readonly Response[], arrivals: number[]) => {
    const value = scenario([call("stock", answers, { breaker: "stock" })], {
      breakers: { stock: rules },
      arrivals,
    });
    const run = simulate(value);
    const last = run.events.findLastIndex((event) => event.type === "told");
    return breakerMemory(plan(value), run, "stock", last);
  };
  const ok = (durationMs: number): Response => ({ durationMs });

  test("the last results of a count window, oldest first", () => {
    // Three results of 5, ended at 0 + 10, 100 + 0, 200 + 30: the last took longer than 20.
    const trip = { kind: "count", size: 2, failureRate: 1, minCalls: 2, slowMs: 20 } as const;
    const memory = memoryAtEnd({ trip }, [ok(10), fails(0), ok(30)], [0, 100, 200]);
    expect(memory?.window).toEqual({
      kind: "calls",
      size: 2,
      agesNow: true,
      results: [
        { atMs: 100, failure: true, slow: false, leavesAtMs: null },
        { atMs: 230, failure: false, slow: true, leavesAtMs: null },
      ],
    });
    expect(memory?.tally).toEqual({ total: 2, failures: 1, slow: 1 });
  });

  test("when each result of a sliding window leaves it", () => {
    // At 250 that of 0 is 250 old, which is not less than 200; that of 100 leaves at 300.
    const trip = { kind: "time", windowMs: 200, failureRate: 1, minCalls: 9 } as const;
    const memory = memoryAtEnd({ trip }, [fails(0)], [0, 100, 250]);
    expect(memory?.window).toMatchObject({ kind: "sliding", toMs: 250 });
    expect(memory?.window).toHaveProperty("results", [
      { atMs: 100, failure: true, slow: false, leavesAtMs: 300 },
      { atMs: 250, failure: true, slow: false, leavesAtMs: 450 },
    ]);
  });

  test("buckets by the clock, with when each is dropped as a whole", () => {
    // Buckets of 100 from the clock's 0: 0–100 holds two, 200–300 one. The first goes at 300.
    const buckets = { count: 3, from: "epoch" } as const;
    const trip = { kind: "time", windowMs: 300, failureRate: 1, minCalls: 9, buckets } as const;
    const memory = memoryAtEnd({ trip }, [fails(0), ok(0), fails(0)], [10, 60, 250]);
    expect(memory?.window).toHaveProperty("buckets", [
      { startMs: 0, endMs: 100, leavesAtMs: 300, total: 2, failures: 1, slow: 0 },
      { startMs: 200, endMs: 300, leavesAtMs: 500, total: 1, failures: 1, slow: 0 },
    ]);
  });
});
