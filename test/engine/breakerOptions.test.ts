/** The rules of the libraries inside a run (`docs/engine.md`). Figures derived by hand. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isLegal } from "../../src/engine/arrows";
import { breakerViews } from "../../src/engine/breakerView";
import { operationView } from "../../src/engine/operationView";
import type { Arrivals, BreakerRules, CallHop, Response } from "../../src/engine/scenario";
import { simulate } from "../../src/engine/simulate";
import { breakerRules } from "../support/breakerRules";
import { call, fails, scenario } from "../support/shapes";

const one: BreakerRules = { trip: { kind: "consecutive", failures: 1 }, openMs: 100 };
const ok = (durationMs: number): Response => ({ durationMs });
const rejected = (durationMs: number): Response => ({ durationMs, result: "rejected" });

function through(
  rules: BreakerRules,
  answers: readonly Response[],
  arrivals: Arrivals,
  more: Partial<CallHop> = {},
  rest: Parameters<typeof scenario>[1] = {},
) {
  const hop = call("stock", answers, { breaker: "stock", ...more });
  const run = simulate(scenario([hop], { breakers: { stock: rules }, arrivals, ...rest }));
  return {
    run,
    breaker: run.breakers.stock,
    moves: run.breakers.stock?.transitions.map(({ atMs, to }) => `${atMs} ${to}`),
    ends: run.operations.map(({ attempts: [first] }) => `${first?.endMs} ${first?.status}`),
  };
}

describe("callers that wait for the verdict", () => {
  const waits: BreakerRules = { ...one, halfOpen: { excess: "waits" } };

  test("go out when the probe has answered, and their timeouts run from when they asked", () => {
    // The probe is from 100 to 150. The second call asks at 120, goes out at 150, takes 40.
    const { ends, moves, run } = through(waits, [fails(0), ok(50), ok(40)], [0, 100, 120]);
    expect(ends).toEqual(["0 unavailable", "150 ok", "190 ok"]);
    expect(moves).toEqual(["0 open", "100 half-open", "150 closed"]);
    const [, , third] = run.operations;
    expect(third?.attempts[0]).toMatchObject({ startMs: 120, spentMs: 70, calleeStartMs: 150 });
  });

  test("are refused when it failed", () => {
    const { ends, breaker } = through(waits, [fails(0), fails(50)], [0, 100, 120]);
    expect(ends).toEqual(["0 unavailable", "150 unavailable", "150 circuit_open"]);
    expect(breaker).toMatchObject({ refused: 1, dependencyCalls: 2 });
  });

  test("are cut while they wait: by their own timeout, and by the budget", () => {
    // The probe is cut at 100 + 60, which is ignored and keeps its permit: the other waits to 120 + 60.
    const kept: BreakerRules = {
      ...one,
      counts: { timeout: "ignored" },
      halfOpen: { excess: "waits", ignored: "keeps" },
    };
    const answers = [fails(0), ok(100)];
    const own = through(kept, answers, [0, 100, 120], { timeoutMs: 60 });
    expect(own.ends).toEqual(["0 unavailable", "160 timeout", "180 timeout"]);
    const budget = through(kept, answers, [0, 100, 120], {}, { deadlineMs: 60 });
    expect(budget.ends).toEqual([
      "0 unavailable",
      "160 deadline_exceeded",
      "180 deadline_exceeded",
    ]);
    expect(budget.breaker?.dependencyCalls).toBe(2);
  });

  test("that were cut take no permit and no place in the list", () => {
    const { ends, run } = through(
      { ...waits, halfOpen: { excess: "waits", permits: 1 } },
      [fails(0), ok(100), ok(7)],
      [0, 100, { atMs: 120, cancelAtMs: 130 }, 150],
    );
    expect(ends).toEqual(["0 unavailable", "200 ok", "130 cancelled", "207 ok"]);
    expect(run.calls.stock).toBe(3);
  });

  test("show as begun, and as sent once they go out", () => {
    const { run } = through(waits, [fails(0), ok(50), ok(40)], [0, 100, 120]);
    const types = run.events
      .filter(({ operation }) => operation === 3)
      .map(({ type, atMs }) => `${atMs} ${type}`);
    expect(types).toEqual([
      "120 arrival",
      "120 asked",
      "120 start",
      "150 asked",
      "150 received",
      "190 answered",
      "190 end",
      "190 told",
      "190 call",
      "190 closing",
      "190 finish",
    ]);
    const lastOf = (type: string) =>
      run.events.findLastIndex((event) => event.type === type && event.operation === 3);
    const begun = lastOf("start");
    expect(operationView(run.events, begun, begun)?.attempts[0]?.sent).toBe(false);
    const sent = lastOf("received");
    expect(operationView(run.events, sent, sent)?.attempts[0]?.sent).toBe(true);
    expect(breakerViews(run, sent).stock?.reached).toBe(3);
  });

  test("wait for the probe they found, though a late failure has opened it meanwhile", () => {
    const rules: BreakerRules = {
      ...one,
      countLateResults: true,
      lateActsOn: "admitted",
      halfOpen: { excess: "waits-for-probe", admits: "total" },
    };
    // Begun closed at 0, fails at 130; fails at 5 and opens; the probe is from 105 to 205.
    const answers = [fails(130), fails(0), ok(100)];
    const probeFirst = through(rules, answers, [0, 5, 105, 110]);
    expect(probeFirst.moves).toEqual(["5 open", "105 half-open", "130 open"]);
    expect(probeFirst.ends[3]).toBe("205 circuit_open");
    const verdict = { ...rules, halfOpen: { excess: "waits", admits: "total" } } as const;
    expect(through(verdict, answers, [0, 5, 105, 110]).ends[3]).toBe("130 circuit_open");
  });
});

describe("half-open", () => {
  test("permits in all are used up by probes that ended", () => {
    const rules: BreakerRules = {
      ...one,
      halfOpen: { permits: 2, successesToClose: 3, admits: "total" },
    };
    const { ends } = through(rules, [fails(0), ok(0)], [0, 100, 101, 102]);
    expect(ends).toEqual(["0 unavailable", "100 ok", "101 ok", "102 circuit_open"]);
  });

  test("an ignored probe closes and leaves the count, so that the next failure opens", () => {
    const rules: BreakerRules = {
      trip: { kind: "consecutive", failures: 3 },
      openMs: 100,
      halfOpen: { ignored: "closes" },
    };
    const answers = [fails(0), fails(0), fails(0), rejected(0), fails(0)];
    expect(through(rules, answers, [0, 1, 2, 102, 103]).moves).toEqual([
      "2 open",
      "102 half-open",
      "102 closed",
      "103 open",
    ]);
  });

  test("that lasts too long opens, or closes", () => {
    const hangs: Response = { never: true };
    const leased = (becomes: "open" | "closed"): BreakerRules => ({
      ...one,
      halfOpen: { maxMs: 50, becomes },
    });
    const run = (becomes: "open" | "closed") =>
      through(leased(becomes), [fails(0), hangs], [0, 100], { timeoutMs: 200 }).moves;
    expect(run("open")).toEqual(["0 open", "100 half-open", "150 open"]);
    expect(run("closed")).toEqual(["0 open", "100 half-open", "150 closed"]);
  });

  test("a verdict by rate waits for its results", () => {
    const rules: BreakerRules = {
      ...one,
      halfOpen: {
        permits: 3,
        admits: "total",
        verdict: { kind: "rate", minCalls: 3, failureRate: 0.5 },
      },
    };
    const answers = [fails(0), fails(0), ok(0), ok(0)];
    const { moves, breaker } = through(rules, answers, [0, 100, 101, 102]);
    expect(moves).toEqual(["0 open", "100 half-open", "102 closed"]);
    expect(breaker?.transitions.at(-1)?.why).toBe("failures 1 of 3 below 0.5");
  });
});

describe("open", () => {
  test("refuses at exactly the open time where that is the rule", () => {
    const rules: BreakerRules = { ...one, atOpenTime: "refused" };
    const { ends, run } = through(rules, [fails(0), ok(0)], [0, 100, 101]);
    expect(ends).toEqual(["0 unavailable", "100 circuit_open", "101 ok"]);
    expect(run.events.find(({ type }) => type === "refused")).toMatchObject({ reason: "open" });
  });

  test("a timer moves it at exactly that time all the same", () => {
    const rules: BreakerRules = { ...one, atOpenTime: "refused", opens: "timer" };
    expect(through(rules, [fails(0), ok(0)], [0, 100]).moves).toEqual([
      "0 open",
      "100 half-open",
      "100 closed",
    ]);
  });

  test("is moved by a result that comes, where results touch it", () => {
    const rules: BreakerRules = { ...one, movesWhenTouched: true };
    // The late answer at 150 finds the open time over.
    const answers = [ok(150), fails(0)];
    expect(through(rules, answers, [0, 0]).moves).toEqual(["0 open", "150 half-open"]);
    expect(through(one, answers, [0, 0]).moves).toEqual(["0 open"]);
  });
});

describe("the trip", () => {
  test("by a timer of its own: 4 of 4 failed at 300, seen at 500", () => {
    const rules: BreakerRules = {
      trip: { kind: "time", windowMs: 1000, failureRate: 0.5, minCalls: 4, judgedEveryMs: 500 },
    };
    const arrivals = [0, 100, 200, 300, 499];
    const { moves, ends } = through(rules, [fails(0)], arrivals, {}, { untilMs: 1000 });
    expect(moves).toEqual(["500 open"]);
    expect(ends.at(-1)).toBe("499 unavailable");
  });

  test("forgets everything now and then, and calls in flight are then late", () => {
    const rules: BreakerRules = {
      trip: { kind: "consecutive", failures: 2, clearEveryMs: 100 },
    };
    // At exactly 100 nothing is forgotten yet; later than 100 the first call or result does it.
    expect(through(rules, [fails(0)], [50, 100]).moves).toEqual(["100 open"]);
    expect(through(rules, [fails(0)], [50, 101]).moves).toEqual([]);
    // Both began before 100 and end after it: neither is counted.
    expect(through(rules, [fails(100)], [50, 60]).moves).toEqual([]);
  });

  test("a share of all that asked: 1 of 4 in flight is a quarter", () => {
    const rules: BreakerRules = {
      trip: { kind: "count", size: 10, failureRate: 0.5, counted: "asks" },
    };
    const answers = [fails(10), ok(100), ok(100), ok(100)];
    expect(through(rules, answers, [0, 1, 2, 3]).moves).toEqual([]);
    const results: BreakerRules = { trip: { kind: "count", size: 10, failureRate: 0.5 } };
    expect(through(results, answers, [0, 1, 2, 3]).moves).toEqual(["10 open"]);
  });

  test("a call beyond the capacity is refused, and opens it as a failure", () => {
    const rules: BreakerRules = { ...one, capacity: 1 };
    const { ends, moves, run } = through(rules, [ok(50)], [0, 10]);
    expect(ends).toEqual(["50 ok", "10 circuit_open"]);
    expect(moves).toEqual(["10 open"]);
    expect(run.events.find(({ type }) => type === "refused")).toMatchObject({ reason: "capacity" });
  });
});

describe("a run under any rules", () => {
  const runs = fc.record({
    rules: breakerRules,
    answers: fc.array(
      fc.record({
        durationMs: fc.integer({ min: 0, max: 120 }),
        result: fc.constantFrom("ok", "unavailable", "unavailable", "rejected"),
      }),
      { minLength: 1, maxLength: 8 },
    ),
    gaps: fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 1, maxLength: 25 }),
    timeoutMs: fc.constantFrom(30, 100),
    deadlineMs: fc.constantFrom(null, 80),
  });

  test("is the same twice, moves along known arrows, and ends each attempt in time", () => {
    fc.assert(
      fc.property(runs, ({ rules, answers, gaps, timeoutMs, deadlineMs }) => {
        let atMs = 0;
        const arrivals = gaps.map((gap) => {
          atMs += gap;
          return atMs;
        });
        const hop = call("stock", answers as Response[], { breaker: "stock", timeoutMs });
        const whole = scenario([hop], { breakers: { stock: rules }, arrivals, deadlineMs });
        const run = simulate(whole);
        expect(JSON.stringify(simulate(structuredClone(whole)))).toBe(JSON.stringify(run));
        for (const event of run.events) {
          if (event.type !== "breaker") continue;
          expect(isLegal(event.from, event.to, event.cause.rule)).toBe(true);
        }
        for (const { attempts } of run.operations) {
          for (const { spentMs, allowedMs, status } of attempts) {
            expect(status).not.toBeNull();
            expect(spentMs ?? Number.NaN).toBeLessThanOrEqual(allowedMs ?? 0);
          }
        }
        const last = breakerViews(run, run.events.length - 1).stock;
        expect(last?.state.kind).toBe(run.breakers.stock?.state);
        expect(last?.reached).toBe(run.breakers.stock?.dependencyCalls);
        expect(last?.refused).toBe(run.breakers.stock?.refused);
        expect(last?.probes).toEqual(run.breakers.stock?.probes);
      }),
      { numRuns: 500 },
    );
  });
});
