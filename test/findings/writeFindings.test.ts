import { describe, expect, it } from "vitest";
import { callTo, scenarioOf } from "../support/plainScenario";
import { found, mended } from "./finding";

const slow = { durationMs: 150 } as const;
const retry = { maxAttempts: 2, backoff: { kind: "fixed", baseMs: 0 } } as const;

describe("a write that was cut off", () => {
  it("has no idempotency key: an error, cut after 100", () => {
    const hop = callTo("a", { effect: "write", responses: [slow] });
    expect(found(scenarioOf([hop], { arrivals: [0, 500] }), "write-cut-off")).toEqual([
      {
        severity: "error",
        hop: "a",
        operation: 1,
        attempt: 1,
        figures: { name: "A", times: 2, spentMs: 100, key: "no" },
      },
    ]);
  });

  it("has a key: a warning, it needs to be reconciled", () => {
    const hop = callTo("a", { effect: "write", idempotencyKey: true, responses: [slow] });
    expect(found(scenarioOf([hop]), "write-cut-off")).toMatchObject([
      { severity: "warning", figures: { times: 1, key: "yes" } },
    ]);
  });

  const twice = callTo("a", { effect: "write", retry, responses: [slow, { durationMs: 10 }] });

  it("is settled when it has a key and its retry was answered", () => {
    const scenario = scenarioOf([{ ...twice, idempotencyKey: true }]);
    expect(found(scenario, "write-cut-off")).toEqual([]);
  });

  it("is not settled by a retry without a key", () => {
    expect(found(scenarioOf([twice]), "write-cut-off")).toMatchObject([{ severity: "error" }]);
  });

  it.each([
    ["it is a read", callTo("a", { responses: [slow] })],
    ["it was answered", callTo("a", { effect: "write", responses: [{ durationMs: 100 }] })],
  ])("is none when %s", (_, hop) => {
    expect(found(scenarioOf([hop]), "write-cut-off")).toEqual([]);
  });
});

describe("a write that is retried without an idempotency key", () => {
  const write = callTo("a", { effect: "write", retry });

  it("is a warning while it is only configured", () => {
    expect(found(scenarioOf([write]), "write-retried-without-key")).toEqual([
      {
        severity: "warning",
        hop: "a",
        operation: null,
        attempt: null,
        figures: { name: "A", maxAttempts: 2, times: 0 },
      },
    ]);
  });

  it("is an error once it was sent again after an attempt that nobody knows the outcome of", () => {
    const scenario = scenarioOf([{ ...write, responses: [slow, { durationMs: 10 }] }]);
    expect(found(scenario, "write-retried-without-key")).toMatchObject([
      { severity: "error", operation: 1, attempt: 1, figures: { times: 1 } },
    ]);
  });

  it("a refusal that was answered and then sent again is known, and so no error", () => {
    const down = { durationMs: 10, result: "unavailable" } as const;
    const scenario = scenarioOf([{ ...write, responses: [down] }]);
    expect(found(scenario, "write-retried-without-key")).toMatchObject([{ severity: "warning" }]);
  });

  it.each([
    ["it has a key", { idempotencyKey: true }],
    ["it is a read", { effect: "read" }],
    ["it is tried once", { retry: { ...retry, maxAttempts: 1 } }],
  ] as const)("is none when %s", (_, rest) => {
    const scenario = scenarioOf([{ ...write, ...rest }]);
    expect(found(scenario, "write-retried-without-key")).toEqual([]);
  });

  it("is mended by a key", () => {
    const scenario = mended(scenarioOf([write]), "write-retried-without-key");
    expect(found(scenario, "write-retried-without-key")).toEqual([]);
  });
});
