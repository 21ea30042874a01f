/** What goes wrong with the deadline on its way to a callee. */
import { describe, expect, it } from "vitest";
import type { CallHop, Retry } from "../../src/engine/scenario";
import { fromGallery } from "../support/gallery";
import { callTo, scenarioOf } from "../support/plainScenario";
import { found, mended } from "./finding";

const slow = (durationMs: number, rest: Partial<CallHop> = {}) =>
  callTo("a", { timeoutMs: 600, responses: [{ durationMs }], ...rest });

describe("an absolute deadline and two clocks", () => {
  it("absolute-skew: 300 ahead, Stock gives up at 300 of 600: an error", () => {
    const scenario = fromGallery("absolute-skew");
    expect(found(scenario, "absolute-with-skew")).toEqual([
      {
        severity: "error",
        hop: "stock",
        operation: 1,
        attempt: 1,
        figures: { name: "Stock", skewMs: 300, direction: "ahead", times: 1 },
      },
    ]);
    expect(found(mended(scenario, "absolute-with-skew"), "absolute-with-skew")).toEqual([]);
  });

  it.each([
    ["it answers in time all the same", slow(10, { clockSkewMs: 300 }), "ahead"],
    ["it is behind, and believes more", slow(900, { clockSkewMs: -300 }), "behind"],
  ] as const)("is a warning when %s", (_, hop, direction) => {
    const scenario = scenarioOf([hop], { propagation: "absolute" });
    expect(found(scenario, "absolute-with-skew")).toMatchObject([
      { severity: "warning", operation: null, figures: { skewMs: 300, direction, times: 0 } },
    ]);
  });

  it.each([
    ["the clocks agree", "absolute", 0],
    ["a span is told", "remaining", 300],
    ["nothing is told", "none", 300],
  ] as const)("is none: %s", (_, propagation, clockSkewMs) => {
    const scenario = scenarioOf([slow(900, { clockSkewMs })], { propagation });
    expect(found(scenario, "absolute-with-skew")).toEqual([]);
  });
});

describe("a budget that starts again", () => {
  it("budget-reset: Pricing and Tax go on to 1 200, 200 past the deadline; Orders does not", () => {
    const scenario = fromGallery("budget-reset");
    const figures = { by: "hop", wholeMs: 1000 };
    expect(found(scenario, "budget-reset")).toMatchObject([
      { severity: "error", hop: "pricing", figures: { ...figures, times: 1, pastMs: 200 } },
      { severity: "error", hop: "tax", figures: { ...figures, times: 1, pastMs: 200 } },
      { severity: "warning", hop: "orders", operation: null, figures: { times: 0, pastMs: 0 } },
    ]);
    expect(found(mended(scenario, "budget-reset"), "budget-reset")).toEqual([]);
  });

  const down = { durationMs: 60, result: "unavailable" } as const;
  const again = (rest: Partial<Retry> = {}) =>
    callTo("a", {
      responses: [down, { durationMs: 90 }],
      retry: {
        maxAttempts: 2,
        backoff: { kind: "fixed", baseMs: 0 },
        resetBudget: true,
        ...rest,
      },
    });

  it("a retry that resets it ends at 60 + 90, 50 past a deadline of 100", () => {
    const scenario = scenarioOf([again()], { deadlineMs: 100 });
    expect(found(scenario, "budget-reset")).toEqual([
      {
        severity: "error",
        hop: "a",
        operation: 1,
        attempt: 2,
        figures: { name: "A", by: "retry", wholeMs: 100, times: 1, pastMs: 50 },
      },
    ]);
    expect(found(mended(scenario, "budget-reset"), "budget-reset")).toEqual([]);
  });

  it.each([
    ["a retry that does not", again({ resetBudget: false }), {}],
    ["local budgets, where nobody looks", again(), { budget: "local" }],
    ["no retry", again({ maxAttempts: 1 }), {}],
    ["no deadline", again(), { deadlineMs: null }],
    ["a callee that is told what is left", slow(10), { propagation: "remaining" }],
  ] as const)("is none: %s", (_, hop, rest) => {
    expect(found(scenarioOf([hop], { deadlineMs: 100, ...rest }), "budget-reset")).toEqual([]);
  });
});

describe("a received budget that is not clamped", () => {
  const inner = (timeoutMs: number | null) => callTo("b", { timeoutMs });
  const outer = (rest: Partial<CallHop>, innerMs: number | null = null) =>
    callTo("a", { timeoutMs: null, tells: "remaining", calls: [inner(innerMs)], ...rest });

  it("is a warning: told 50 000, and B has no limit but that", () => {
    expect(found(scenarioOf([outer({})], { deadlineMs: 50_000 }), "budget-not-clamped")).toEqual([
      {
        severity: "warning",
        hop: "a",
        operation: 1,
        attempt: 1,
        figures: { name: "A", inner: "B", toldMs: 50_000 },
      },
    ]);
  });

  it("forged-budget without its clamp: told a day", () => {
    const { hops, ...rest } = fromGallery("forged-budget");
    const [{ maxBudgetMs: _, ...gateway }] = hops as [CallHop];
    expect(found(scenarioOf([gateway], rest), "budget-not-clamped")).toMatchObject([
      { hop: "gateway", figures: { inner: "Search", toldMs: 86_400_000 } },
    ]);
  });

  it.each([
    ["a clamp", outer({ maxBudgetMs: 2000 })],
    ["a caller's own timeout, which is what it tells at most", outer({ timeoutMs: 900 })],
    ["an inner call with a timeout of its own", outer({}, 100)],
    ["nothing told", outer({ tells: "none" }, 100)],
  ])("is none with %s", (_, hop) => {
    expect(found(scenarioOf([hop], { deadlineMs: 50_000 }), "budget-not-clamped")).toEqual([]);
  });
});
