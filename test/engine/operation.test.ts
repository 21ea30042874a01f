/** Section 4 of the model, and the visitor who leaves. Figures derived by hand. */
import { describe, expect, test } from "vitest";
import type { Scenario } from "../../src/engine/scenario";
import { simulate } from "../../src/engine/simulate";
import { call, fails, scenario, work } from "../support/shapes";

function firstOf(of: Scenario) {
  const [operation] = simulate(of).operations;
  if (operation === undefined) throw new Error("no operation");
  return operation;
}

describe("the visitor leaves", () => {
  const leaves = (hops: Scenario["hops"], cancelAtMs: number, more: Partial<Scenario> = {}) =>
    simulate(scenario(hops, { arrivals: [{ atMs: 0, cancelAtMs }], ...more }));

  test("during a call: the attempt is cancelled, closing work follows, the callee works on", () => {
    const run = leaves([call("stock", 100), call("price", 10)], 30, { finishMs: 5 });
    expect(run.operations[0]).toMatchObject({
      status: "cancelled",
      failedHop: "stock",
      failedStatus: "cancelled",
      endMs: 35,
      ghostMs: 70,
    });
    expect(run.operations[0]?.attempts).toMatchObject([
      { hop: "stock", status: "cancelled", spentMs: 30, cutBy: null, calleeEndMs: 100 },
    ]);
    expect(run.endMs).toBe(100);
  });

  test("during the edge's own work: that hop is the failed one", () => {
    const run = leaves([work("gateway", 50), call("price", 10)], 20);
    expect(run.operations[0]).toMatchObject({
      status: "cancelled",
      failedHop: "gateway",
      failedStatus: "cancelled",
      endMs: 20,
      attempts: [],
    });
  });

  test("during a pause: the pause ends there and no retry follows", () => {
    const retry = { maxAttempts: 3, backoff: { kind: "fixed", baseMs: 100 } } as const;
    const run = leaves([call("stock", [fails(10)], { retry })], 40);
    expect(run.operations[0]).toMatchObject({
      status: "cancelled",
      failedHop: "stock",
      endMs: 40,
      pauses: [{ after: 1, startMs: 10, endMs: 40, why: "backoff" }],
    });
    expect(run.operations[0]?.attempts).toHaveLength(1);
  });

  test("a cancellation is never retried, even when asked for", () => {
    const retry = {
      maxAttempts: 3,
      backoff: { kind: "fixed", baseMs: 1 },
      retryOn: ["cancelled"],
    } as const;
    const run = leaves([call("stock", 100, { retry })], 40);
    expect(run.operations[0]?.attempts).toHaveLength(1);
  });

  test("once closing work has begun it changes nothing", () => {
    const run = leaves([call("stock", 10)], 12, { finishMs: 5 });
    expect(run.operations[0]).toMatchObject({ status: "ok", endMs: 15, failedHop: null });
  });

  test("at the very moment of the answer the answer was first", () => {
    const run = leaves([call("stock", 10)], 10);
    expect(run.operations[0]).toMatchObject({ status: "ok", endMs: 10 });
  });

  test("a write under way when it leaves has an unknown outcome, but the operation is cancelled", () => {
    const write = { effect: "write", idempotencyKey: true } as const;
    const run = leaves([call("payment", 100, write)], 30);
    expect(run.operations[0]).toMatchObject({ status: "cancelled" });
    expect(run.operations[0]?.attempts[0]).toMatchObject({ outcomeUnknown: true });
  });

  test("a callee that listens stops when it hears of it, a network later", () => {
    const hop = call("stock", 100, { networkMs: 5, stopsOnCancel: true });
    const run = leaves([hop], 30);
    expect(run.operations[0]).toMatchObject({ endMs: 30, ghostMs: 5 });
    expect(run.operations[0]?.attempts[0]).toMatchObject({
      calleeStartMs: 5,
      calleeEndMs: 35,
      calleeResult: "cancelled",
    });
  });
});

describe("what a failed call does", () => {
  const write = { effect: "write", idempotencyKey: true, timeoutMs: 30 } as const;

  test("a write with a key whose outcome is unknown leaves the operation pending", () => {
    expect(firstOf(scenario([call("payment", 50, write)]))).toMatchObject({
      status: "pending",
      failedHop: "payment",
      failedStatus: "timeout",
    });
  });

  test("an earlier attempt's unknown outcome is enough", () => {
    const retry = { maxAttempts: 2, backoff: { kind: "fixed", baseMs: 0 } } as const;
    const hop = call("payment", [{ durationMs: 50 }, { durationMs: 5, result: "rejected" }], {
      ...write,
      retry,
    });
    expect(firstOf(scenario([hop]))).toMatchObject({
      status: "pending",
      failedStatus: "rejected",
    });
  });

  test("a write that was answered is known, key or not", () => {
    expect(firstOf(scenario([call("payment", [fails(5)], write)]))).toMatchObject({
      status: "failed",
      failedStatus: "unavailable",
    });
  });

  test("skip and stale go on degraded; defer is deferred, and comes first", () => {
    const no = [fails(5)];
    const skip = call("bonus", no, { whenItFails: "skip" });
    const stale = call("price", no, { whenItFails: "stale" });
    const defer = call("mail", no, { whenItFails: "defer" });
    const last = call("order", 5);
    expect(firstOf(scenario([skip, last]))).toMatchObject({ status: "degraded", endMs: 10 });
    expect(firstOf(scenario([stale, last]))).toMatchObject({ status: "degraded", endMs: 10 });
    expect(firstOf(scenario([skip, defer, last]))).toMatchObject({ status: "deferred" });
  });

  test("lateness stands beside any status", () => {
    const hops = [work("gateway", 90), call("stock", [fails(5)], { whenItFails: "skip" })];
    expect(firstOf(scenario(hops, { deadlineMs: 60 }))).toMatchObject({
      status: "degraded",
      endMs: 90,
      lateMs: 30,
    });
  });
});

describe("local faults", () => {
  test("take their time, send nothing, and leave a write's outcome known", () => {
    const hop = call("payment", [{ durationMs: 40, result: "local" }], {
      effect: "write",
      idempotencyKey: true,
      timeoutMs: 30,
      networkMs: 3,
    });
    const run = simulate(scenario([hop]));
    expect(run.calls).toEqual({ payment: 0 });
    expect(run.operations[0]).toMatchObject({ status: "failed", failedStatus: "timeout" });
    expect(run.operations[0]?.attempts[0]).toMatchObject({
      status: "timeout",
      spentMs: 30,
      outcomeUnknown: false,
      calleeStartMs: null,
    });
  });
});

describe("runs that are refused", () => {
  test("an operation that nothing ends names the hop it hangs at", () => {
    const of = scenario([call("stock", 5), call("price", [{ never: true }])]);
    expect(() => simulate(of)).toThrow(
      expect.objectContaining({ cause: { reason: "cannot_end", hop: "price" } }),
    );
  });

  test("the same ends when its visitor leaves, and hangs on as ghost work to the run's end", () => {
    const of = scenario([call("price", [{ never: true }])], {
      arrivals: [{ atMs: 0, cancelAtMs: 20 }],
      untilMs: 90,
    });
    expect(firstOf(of)).toMatchObject({ status: "cancelled", endMs: 20, ghostMs: 70 });
  });

  test("over a million attempts", () => {
    const retry = { maxAttempts: 100, backoff: { kind: "fixed", baseMs: 0 } } as const;
    const of = scenario([call("stock", [fails(0)], { retry })], {
      arrivals: { everyMs: 1, count: 10_001 },
    });
    expect(() => simulate(of, { record: "outcome" })).toThrow(
      expect.objectContaining({ cause: { reason: "too_many_attempts", attempts: 1_000_001 } }),
    );
  });
});
