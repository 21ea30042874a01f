/** Section 7 of the model, rule by rule. Figures derived by hand. */
import { describe, expect, test } from "vitest";
import type { Arrivals, BreakerRules, CallHop, Response } from "../../src/engine/scenario";
import { simulate } from "../../src/engine/simulate";
import { call, fails, scenario } from "../support/shapes";

const one: BreakerRules = { trip: { kind: "consecutive", failures: 1 }, openMs: 100 };

function through(
  rules: BreakerRules,
  answers: readonly Response[],
  arrivals: Arrivals,
  more: Partial<CallHop> = {},
  rest: Parameters<typeof scenario>[1] = {},
) {
  const hop = call("stock", answers, { breaker: "stock", ...more });
  const run = simulate(scenario([hop], { breakers: { stock: rules }, arrivals, ...rest }));
  const moves = run.breakers.stock?.transitions.map(({ atMs, to }) => `${atMs} ${to}`);
  const statuses = run.operations.map(({ attempts }) => attempts.map(({ status }) => status));
  return { run, moves, statuses, breaker: run.breakers.stock };
}

describe("open", () => {
  test("refuses 1 ms early, probes at exactly openMs", () => {
    const { statuses, moves } = through(one, [fails(0), { durationMs: 0 }], [0, 99, 100]);
    expect(statuses).toEqual([["unavailable"], ["circuit_open"], ["ok"]]);
    expect(moves).toEqual(["0 open", "100 half-open", "100 closed"]);
  });

  test("lazy stays open until somebody asks, timer moves by itself", () => {
    const lazy = through(one, [fails(0)], [0], {}, { untilMs: 500 });
    expect(lazy.breaker?.state).toBe("open");
    const timer = through({ ...one, opens: "timer" }, [fails(0)], [0], {}, { untilMs: 500 });
    expect(timer.moves).toEqual(["0 open", "100 half-open"]);
  });

  test("no timer later than the run's end happens", () => {
    const { moves, run } = through(
      { ...one, opens: "timer" },
      [fails(0)],
      [0],
      {},
      { untilMs: 99 },
    );
    expect(moves).toEqual(["0 open"]);
    expect(run.endMs).toBe(99);
  });

  test("longer pauses: 100, then 250 after one failed probe, then the cap of 300", () => {
    const rules = { ...one, openBackoff: { factor: 2.5, maxMs: 300 } };
    const { moves } = through(rules, [fails(0)], [0, 100, 349, 350, 649, 650]);
    expect(moves).toEqual([
      "0 open",
      "100 half-open",
      "100 open",
      "350 half-open",
      "350 open",
      "650 half-open",
      "650 open",
    ]);
  });
});

describe("half-open", () => {
  test("an ignored probe gives its permit back and decides nothing", () => {
    const answers = [fails(0), { durationMs: 0, result: "rejected" as const }, { durationMs: 0 }];
    const { moves, breaker } = through(one, answers, [0, 100, 101]);
    expect(moves).toEqual(["0 open", "100 half-open", "101 closed"]);
    expect(breaker?.probes).toEqual({ ok: 1, failed: 0 });
  });

  test("a call beyond the permits is refused", () => {
    const { statuses, run } = through(one, [fails(0), { durationMs: 50 }], [0, 100, 120, 150]);
    expect(statuses.map(([status]) => status)).toEqual(["unavailable", "ok", "circuit_open", "ok"]);
    const refused = run.events.find(({ type }) => type === "refused");
    expect(refused).toMatchObject({ atMs: 120, reason: "probe_limit", reopensAtMs: null });
  });

  test("a failed probe leaves the count as it was", () => {
    const rules: BreakerRules = { trip: { kind: "consecutive", failures: 2 }, openMs: 100 };
    const { breaker, moves } = through(rules, [fails(0)], [0, 1, 101]);
    expect(moves).toEqual(["1 open", "101 half-open", "101 open"]);
    expect(breaker?.failures).toBe(2);
  });

  test("the second of two probes in flight is late once the first has reopened", () => {
    const rules = { ...one, halfOpen: { permits: 2, successesToClose: 1 } };
    const answers = [fails(0), fails(10), { durationMs: 30 }];
    const { moves, breaker } = through(rules, answers, [0, 100, 105]);
    expect(moves).toEqual(["0 open", "100 half-open", "110 open"]);
    expect(breaker?.probes).toEqual({ ok: 0, failed: 1 });
  });
});

describe("late results", () => {
  // Admitted at 0 while closed, answered at 150; opened at 12, half-open at 112 for a long probe.
  const answers = [{ durationMs: 150 }, fails(2), { durationMs: 100 }];
  const arrivals = [0, 10, 112];

  test("are ignored", () => {
    const { moves, breaker } = through(one, answers, arrivals);
    expect(moves).toEqual(["12 open", "112 half-open", "212 closed"]);
    expect(breaker?.probes).toEqual({ ok: 1, failed: 0 });
  });

  test("decide in half-open when they count, and are no probe's", () => {
    const { moves, breaker } = through({ ...one, countLateResults: true }, answers, arrivals);
    expect(moves).toEqual(["12 open", "112 half-open", "150 closed"]);
    expect(breaker?.probes).toEqual({ ok: 0, failed: 0 });
  });

  test("do nothing in open even when they count", () => {
    const { moves } = through(
      { ...one, countLateResults: true },
      [{ durationMs: 50 }, fails(2)],
      [0, 10],
    );
    expect(moves).toEqual(["12 open"]);
  });

  test("count in closed as usual when they count", () => {
    // Admitted before the opening at 12, answered after the closing at 112.
    const late = [fails(200), fails(2), { durationMs: 0 }];
    expect(through({ ...one, countLateResults: true }, late, arrivals).moves).toEqual([
      "12 open",
      "112 half-open",
      "112 closed",
      "200 open",
    ]);
    expect(through(one, late, arrivals).moves).toHaveLength(3);
  });
});

describe("Retry-After", () => {
  test("no probe starts before the moment it named", () => {
    const { statuses, run } = through(one, [fails(5, 200), { durationMs: 0 }], [0, 105, 204, 205]);
    expect(statuses.map(([status]) => status)).toEqual([
      "unavailable",
      "circuit_open",
      "circuit_open",
      "ok",
    ]);
    const refused = run.events.filter(({ type }) => type === "refused");
    expect(refused).toMatchObject([
      { reason: "retry_after", reopensAtMs: 205 },
      { reason: "retry_after", reopensAtMs: 205 },
    ]);
  });

  test("of an ignored result counts too, and the later moment wins", () => {
    const limited = { durationMs: 0, result: "rate_limited", retryAfterMs: 300 } as const;
    const { moves } = through(one, [limited, fails(0, 50), { durationMs: 0 }], [0, 10, 299, 300]);
    expect(moves).toEqual(["10 open", "300 half-open", "300 closed"]);
  });

  test("in closed refuses nothing", () => {
    const limited = { durationMs: 0, result: "rate_limited", retryAfterMs: 300 } as const;
    expect(through(one, [limited, { durationMs: 0 }], [0, 10]).statuses).toEqual([
      ["rate_limited"],
      ["ok"],
    ]);
  });

  test("closing clears it", () => {
    const answers = [fails(0, 150), { durationMs: 0 }, fails(0), { durationMs: 0 }];
    const { moves } = through(one, answers, [0, 150, 160, 260]);
    expect(moves).toEqual([
      "0 open",
      "150 half-open",
      "150 closed",
      "160 open",
      "260 half-open",
      "260 closed",
    ]);
  });

  test("is nobody's business when not honoured", () => {
    const rules = { ...one, honourRetryAfter: false };
    const { moves } = through(rules, [fails(0, 500), { durationMs: 0 }], [0, 100]);
    expect(moves).toEqual(["0 open", "100 half-open", "100 closed"]);
  });
});

describe("placement around the whole call", () => {
  const retry = { maxAttempts: 3, backoff: { kind: "fixed", baseMs: 10 } } as const;
  const rules: BreakerRules = { ...one, placement: "call" };

  test("asks once, and is told the last attempt's status alone", () => {
    const { breaker, statuses } = through(rules, [fails(5), fails(5), { durationMs: 5 }], [0], {
      retry,
    });
    expect(statuses).toEqual([["unavailable", "unavailable", "ok"]]);
    expect(breaker).toMatchObject({ state: "closed", failures: 0, dependencyCalls: 3 });
  });

  test("a refusal is not retried, even when asked for", () => {
    const { statuses } = through(rules, [fails(5)], [0, 60], {
      retry: { ...retry, maxAttempts: 2, retryOn: ["circuit_open"] },
    });
    expect(statuses).toEqual([["unavailable"], ["circuit_open"]]);
  });

  test("around each attempt instead, the breaker opens between the retries", () => {
    const { statuses } = through(one, [fails(5)], [0], { retry });
    expect(statuses).toEqual([["unavailable", "circuit_open"]]);
  });
});

describe("what counts", () => {
  test("the hop's word comes before the breaker's", () => {
    const rejected = [{ durationMs: 0, result: "rejected" as const }];
    const rules: BreakerRules = { ...one, counts: { rejected: "failure" } };
    expect(through(rules, rejected, [0]).moves).toEqual(["0 open"]);
    expect(through(rules, rejected, [0], { counts: { rejected: "ignored" } }).moves).toEqual([]);
  });

  test("a technical failure that counts as success resets the count", () => {
    const rules: BreakerRules = { ...one, trip: { kind: "consecutive", failures: 2 } };
    const { breaker } = through(
      rules,
      [fails(0), { durationMs: 0, result: "rejected" }, fails(0)],
      [0, 1, 2],
      {
        counts: { rejected: "success" },
      },
    );
    expect(breaker).toMatchObject({ state: "closed", failures: 1 });
  });
});

describe("shared between hops", () => {
  test("failures of both count together", () => {
    const shared = { breaker: "both", whenItFails: "skip" } as const;
    const hops = [call("stock", [fails(1)], shared), call("price", [fails(1)], shared)];
    const rules: BreakerRules = { trip: { kind: "consecutive", failures: 2 } };
    const run = simulate(scenario(hops, { breakers: { both: rules } }));
    expect(run.breakers.both?.transitions).toMatchObject([{ atMs: 2, to: "open" }]);
  });
});

describe("forced by hand", () => {
  const forced = [{ breaker: "stock", state: "open", fromMs: 50, toMs: 200 }] as const;

  test("a timer's moment meanwhile does nothing", () => {
    const { moves } = through(
      { ...one, opens: "timer" },
      [fails(0)],
      [0],
      {},
      {
        forced: [...forced],
        untilMs: 400,
      },
    );
    expect(moves).toEqual(["0 open", "200 closed"]);
  });

  test("refusals say until when", () => {
    const { run } = through(one, [{ durationMs: 0 }], [60], {}, { forced: [...forced] });
    const refused = run.events.find(({ type }) => type === "refused");
    expect(refused).toMatchObject({ reason: "forced", reopensAtMs: 200 });
  });
});
