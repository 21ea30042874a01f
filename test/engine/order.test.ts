/** Section 9 of the model: what comes first at one instant. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { emptyAgenda, type Order, schedule, takeNext } from "../../src/engine/agenda";
import { simulate } from "../../src/engine/simulate";
import { call, fails, scenario } from "../support/shapes";

test("the agenda gives back by moment, kind, depth, and then as scheduled", () => {
  const entry = fc.record({
    atMs: fc.nat(3),
    order: fc.constantFrom<Order>(1, 2, 3, 4, 5),
    depth: fc.nat(2),
  });
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 60 }), (entries) => {
      const agenda = emptyAgenda<number>(0);
      entries.forEach(({ atMs, order, depth }, i) => {
        schedule(agenda, i, atMs, order, depth, i, null);
      });
      const taken: number[] = [];
      for (let item = takeNext(agenda); item !== undefined; item = takeNext(agenda)) {
        taken.push(item.what);
      }
      const sorted = entries
        .map((of, i) => ({ ...of, i }))
        .sort((a, b) => a.atMs - b.atMs || a.order - b.order || a.depth - b.depth || a.i - b.i);
      expect(taken).toEqual(sorted.map(({ i }) => i));
    }),
  );
});

const opensAtOnce = { trip: { kind: "consecutive", failures: 1 }, openMs: 100 } as const;

describe("at one instant", () => {
  test("an answer at the limit is before the cut", () => {
    const run = simulate(scenario([call("stock", 50, { timeoutMs: 50 })]));
    expect(run.operations[0]?.attempts[0]).toMatchObject({ status: "ok", cutBy: null });
  });

  test("a breaker's timer is before the request that arrives then", () => {
    const run = simulate(
      scenario([call("stock", [fails(0), { durationMs: 0 }], { breaker: "stock" })], {
        breakers: { stock: { ...opensAtOnce, opens: "timer" } },
        arrivals: [0, 100],
      }),
    );
    const at100 = run.events.filter(({ atMs }) => atMs === 100).map(({ type }) => type);
    expect(at100.slice(0, 2)).toEqual(["breaker", "arrival"]);
  });

  test("a result is heard before a request that arrives then asks", () => {
    // The failure of request 1 is answered at 20, where request 2 arrives: it is refused.
    const run = simulate(
      scenario([call("stock", [fails(20)], { breaker: "stock" })], {
        breakers: { stock: opensAtOnce },
        arrivals: [0, 20],
      }),
    );
    expect(run.operations.map(({ failedStatus }) => failedStatus)).toEqual([
      "unavailable",
      "circuit_open",
    ]);
  });

  test("a pause ends before a request that arrives then", () => {
    // Request 1's retry at 30 takes the second answer; request 2, arriving at 30, takes the third.
    const retry = { maxAttempts: 2, backoff: { kind: "fixed", baseMs: 20 } } as const;
    const answers = [fails(10), { durationMs: 1 }, { durationMs: 2 }];
    const run = simulate(scenario([call("stock", answers, { retry })], { arrivals: [0, 30] }));
    expect(run.operations.map(({ endMs }) => endMs)).toEqual([31, 32]);
  });

  test("zero-length calls of requests that arrive together run one after the other", () => {
    // With threshold 2 the third of three zero-length failures is refused.
    const run = simulate(
      scenario([call("stock", [fails(0)], { breaker: "stock" })], {
        breakers: { stock: { trip: { kind: "consecutive", failures: 2 } } },
        arrivals: [5, 5, 5],
      }),
    );
    expect(run.operations.map(({ failedStatus }) => failedStatus)).toEqual([
      "unavailable",
      "unavailable",
      "circuit_open",
    ]);
  });

  test("the read timeout gives way to the limit of what was allowed", () => {
    const hop = call("stock", 90, { timeoutMs: 50, readTimeoutMs: 50 });
    expect(simulate(scenario([hop])).operations[0]?.attempts[0]?.cutBy).toBe("own");
    const shorter = { ...hop, readTimeoutMs: 49 };
    expect(simulate(scenario([shorter])).operations[0]?.attempts[0]).toMatchObject({
      cutBy: "read",
      status: "timeout",
      spentMs: 49,
    });
  });
});
