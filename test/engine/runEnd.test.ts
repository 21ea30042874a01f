/** Where a run ends, and what of what was scheduled still happens (model, section 9). Derived by hand. */
import { describe, expect, test } from "vitest";
import { simulate } from "../../src/engine/simulate";
import { call, fails, scenario } from "../support/shapes";

const hangs = [{ never: true }] as const;
const opensAtOnce = { trip: { kind: "consecutive", failures: 1 }, openMs: 100 } as const;

describe("no timer, restart or forced state is later than the run's end", () => {
  test("though a ghost callee waits for ever: its breaker's timer does not happen", () => {
    const stock = call("stock", [fails(0)], { breaker: "b", whenItFails: "skip" });
    const shop = call("shop", 0, { timeoutMs: 1, calls: [stock, call("hang", hangs)] });
    const run = simulate(scenario([shop], { breakers: { b: { ...opensAtOnce, opens: "timer" } } }));
    expect(run.endMs).toBe(1);
    expect(run.breakers.b).toMatchObject({ state: "open", transitions: [{ atMs: 0, to: "open" }] });
  });

  test("nor does a forced state's end zero what was counted", () => {
    const shop = call("shop", [fails(1), { durationMs: 0 }], { timeoutMs: 9, breaker: "b" });
    const run = simulate(
      scenario([shop], {
        breakers: { b: {} },
        forced: [{ breaker: "b", state: "closed", fromMs: 2, toMs: 5 }],
      }),
    );
    expect(run.endMs).toBe(1);
    expect(run.breakers.b?.failures).toBe(1);
  });

  test("a restart before an end that only a believed deadline brings does happen", () => {
    const pay = call("pay", hangs, { timeoutMs: 2, networkMs: 4, breaker: "b" });
    const run = simulate(
      scenario([pay], {
        deadlineMs: 4,
        propagation: "reset",
        breakers: { b: {} },
        restarts: [{ atMs: 3 }],
      }),
    );
    // The request is there at 4 and believes in 4 ms more.
    expect(run.endMs).toBe(8);
    expect(run.breakers.b?.failures).toBe(0);
  });
});

test("the story stays in order of time when a request reaches who hangs after the run's end", () => {
  const run = simulate(scenario([call("pay", hangs, { timeoutMs: 1, networkMs: 10 })]));
  expect(run.endMs).toBe(1);
  expect(run.events.slice(-2)).toMatchObject([
    { type: "over", atMs: 1 },
    { type: "received", atMs: 10 },
  ]);
});

describe("an attempt's limits have their place from its start", () => {
  test("a read limit that begins after connecting still comes before a later attempt's", () => {
    const slow = call("slow", [{ durationMs: 90, connectMs: 5 }], { readTimeoutMs: 15 });
    const other = call("other", 90, { timeoutMs: 20 });
    const shop = call("shop", 0, { calls: [slow, other], fanOut: true });
    const { attempts } = simulate(scenario([shop])).operations[0] ?? {};
    expect(attempts?.slice(1)).toMatchObject([
      { hop: "slow", status: "timeout", cutBy: "read", endMs: 20 },
      { hop: "other", status: "cancelled", endMs: 20 },
    ]);
  });
});

test("a callee that stops in the middle of its answer names no Retry-After", () => {
  const shop = call(
    "shop",
    [{ durationMs: 10, retryAfterMs: 40, body: { chunks: 2, gapMs: 20 } }],
    {
      timeoutMs: 50,
      maxBudgetMs: 20,
      retry: {
        maxAttempts: 2,
        backoff: { kind: "fixed", baseMs: 5 },
        retryOn: ["deadline_exceeded"],
      },
    },
  );
  const [operation] = simulate(scenario([shop], { propagation: "remaining" })).operations;
  expect(operation?.pauses).toEqual([{ after: 1, startMs: 20, endMs: 25, why: "backoff" }]);
  expect(operation?.endMs).toBe(45);
});

test("pauses stand in the order in which they began", () => {
  const retried = (id: string, baseMs: number) =>
    call(id, [fails(1), { durationMs: 1 }], {
      retry: { maxAttempts: 2, backoff: { kind: "fixed", baseMs } },
    });
  const shop = call("shop", 0, { calls: [retried("slow", 50), retried("quick", 5)], fanOut: true });
  const [operation] = simulate(scenario([shop])).operations;
  expect(operation?.pauses.map(({ startMs, endMs }) => [startMs, endMs])).toEqual([
    [1, 51],
    [1, 6],
  ]);
});
