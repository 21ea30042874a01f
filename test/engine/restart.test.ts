/** A restart makes an instance's breakers anew: what they count from their making is counted from it. */
import { describe, expect, test } from "vitest";
import { breakerMemory } from "../../src/engine/breakerReplay";
import { plan } from "../../src/engine/plan";
import type { BreakerRules, Response, Scenario } from "../../src/engine/scenario";
import { simulate } from "../../src/engine/simulate";
import { call, fails, scenario } from "../support/shapes";

function restarted(
  rules: BreakerRules,
  answers: readonly Response[],
  arrivals: readonly number[],
  atMs: number,
): Scenario {
  const hop = call("stock", answers, { breaker: "stock", timeoutMs: 60_000 });
  return scenario([hop], { breakers: { stock: rules }, arrivals, restarts: [{ atMs }] });
}

const movesOf = (value: Scenario) =>
  simulate(value).breakers.stock?.transitions.map(({ atMs, to }) => `${atMs} ${to}`);

describe("after a restart", () => {
  const row = { kind: "consecutive", failures: 2 } as const;

  test("it warms up again", () => {
    // Made at 4 500, it does not open before 5 500: at 5 510 the third failure of three does.
    const rules: BreakerRules = { trip: row, warmUpMs: 1000 };
    const value = restarted(rules, [fails(10)], [4600, 4700, 5500], 4500);
    expect(movesOf(value)).toEqual(["5510 open"]);
    const run = simulate(value);
    const told = run.events.findIndex(({ type }) => type === "told");
    expect(breakerMemory(plan(value), run, "stock", told)?.createdAtMs).toBe(4500);
  });

  test("all is forgotten so long after it", () => {
    // From 900 on, the failures at 960 and 1 060 are in one interval of 1 000; from 0 on they are not.
    const rules: BreakerRules = { trip: { ...row, clearEveryMs: 1000 } };
    expect(movesOf(restarted(rules, [fails(10)], [950, 1050], 900))).toEqual(["1060 open"]);
  });

  test("its own timer judges at so long after it", () => {
    // Every 500 from 250 on: 750, 1 250.
    const rules: BreakerRules = { trip: { ...row, judgedEveryMs: 500 } };
    expect(movesOf(restarted(rules, [fails(10)], [300, 310], 250))).toEqual([]);
    expect(movesOf(restarted(rules, [fails(10)], [300, 310, 760], 250))).toEqual(["750 open"]);
  });

  test.each(["creation", "closing"] as const)("its buckets begin at it, from the %s", (from) => {
    // Ten of 1 000 from 500 on: the failure at 610 leaves at 10 500, so at 10 410 there are two.
    const rules: BreakerRules = {
      trip: {
        kind: "time",
        windowMs: 10_000,
        buckets: { count: 10, from },
        failureRate: 1,
        minCalls: 2,
      },
    };
    expect(movesOf(restarted(rules, [fails(10)], [600, 10_400], 500))).toEqual(["10410 open"]);
  });

  test("there is room for as many calls as ever: those in flight were the old process's", () => {
    // The call of 0 hangs. That of 2 000 fills the one place to 4 000, so 3 000 finds none and 5 000 does,
    // though the old call has ended at 4 500.
    const answers = [{ durationMs: 4500 }, { durationMs: 2000 }, { durationMs: 1000 }];
    const value = restarted({ capacity: 1 }, answers, [0, 2000, 3000, 5000, 5500], 1000);
    const run = simulate(value);
    expect(run.operations.map(({ status }) => status)).toEqual([
      "ok",
      "ok",
      "failed",
      "ok",
      "failed",
    ]);
    const memoryAt = (wantedMs: number) => {
      const step = run.events.findLastIndex(({ atMs }) => atMs <= wantedMs);
      return breakerMemory(plan(value), run, "stock", step)?.inFlight;
    };
    expect([500, 2000, 4000, 4500, 5000].map(memoryAt)).toEqual([1, 1, 0, 0, 1]);
  });
});
