/** Single settings that do harm, or nothing. */
import { describe, expect, it } from "vitest";
import type { CallHop, Scenario } from "../../src/engine/scenario";
import type { RuleId } from "../../src/findings/finding";
import { fromGallery } from "../support/gallery";
import { callTo, scenarioOf } from "../support/plainScenario";
import { found, mended } from "./finding";

function isMended(scenario: Scenario, rule: RuleId): void {
  expect(found(mended(scenario, rule), rule)).toEqual([]);
}

describe("a connect timeout as long as the whole call", () => {
  const hop = (connectTimeoutMs: number, connectMs = 0) =>
    callTo("a", { connectTimeoutMs, responses: [{ durationMs: 10, connectMs }] });

  it("100 of 100, and 200 would be needed: nothing was reached, an error", () => {
    const scenario = scenarioOf([hop(100, 200)]);
    expect(found(scenario, "connect-timeout-too-long")).toEqual([
      {
        severity: "error",
        hop: "a",
        operation: 1,
        attempt: 1,
        figures: { name: "A", connectTimeoutMs: 100, limitMs: 100, times: 1 },
      },
    ]);
    isMended(scenario, "connect-timeout-too-long");
  });

  it("is a warning while it connects, and the budget is a limit as well", () => {
    expect(
      found(scenarioOf([hop(80)], { deadlineMs: 80 }), "connect-timeout-too-long"),
    ).toMatchObject([{ severity: "warning", operation: null, figures: { limitMs: 80, times: 0 } }]);
  });

  it("is none 1 ms below the limit", () => {
    expect(found(scenarioOf([hop(99)]), "connect-timeout-too-long")).toEqual([]);
  });
});

describe("a read timeout taken for a deadline", () => {
  it("slow-drip: 9 200 in all under a read timeout of 1 000: an error", () => {
    const scenario = fromGallery("slow-drip");
    expect(found(scenario, "read-timeout-as-deadline")).toEqual([
      {
        severity: "error",
        hop: "report",
        operation: 1,
        attempt: 1,
        figures: { name: "Report", readTimeoutMs: 1000, times: 1, spentMs: 9200 },
      },
    ]);
    expect(found(scenario, "call-without-limit")).toEqual([]);
    isMended(scenario, "read-timeout-as-deadline");
  });

  it("is a warning while answers are short", () => {
    const hop = callTo("a", { timeoutMs: null, readTimeoutMs: 50 });
    expect(found(scenarioOf([hop], { budget: "local" }), "read-timeout-as-deadline")).toMatchObject(
      [{ severity: "warning", operation: null, figures: { times: 0, spentMs: 0 } }],
    );
  });

  it.each([
    ["a timeout of its own", callTo("a", { readTimeoutMs: 50 }), { budget: "local" }],
    ["a deadline that is looked at", callTo("a", { timeoutMs: null, readTimeoutMs: 50 }), {}],
  ] as const)("is none with %s", (_, hop, rest) => {
    expect(found(scenarioOf([hop], rest), "read-timeout-as-deadline")).toEqual([]);
  });
});

describe("a reserve too small for the closing work", () => {
  const slow = callTo("a", { responses: [{ durationMs: 500 }], timeoutMs: null });

  it("30 kept for 80: cut at 170, over at 250 of 200: an error", () => {
    const scenario = scenarioOf([slow], { deadlineMs: 200, reserveMs: 30, finishMs: 80 });
    expect(found(scenario, "reserve-too-small")).toEqual([
      {
        severity: "error",
        hop: null,
        operation: 1,
        attempt: null,
        figures: { reserveMs: 30, finishMs: 80, times: 1, lateMs: 50 },
      },
    ]);
    isMended(scenario, "reserve-too-small");
  });

  it("is a warning while the calls are short", () => {
    const scenario = scenarioOf([callTo("a")], { reserveMs: 30, finishMs: 80 });
    expect(found(scenario, "reserve-too-small")).toMatchObject([
      { severity: "warning", operation: null, figures: { times: 0, lateMs: 0 } },
    ]);
  });

  it.each([
    ["a reserve just as long", { reserveMs: 80, finishMs: 80 }],
    ["closing work as long as the reserve by default", { reserveMs: 80 }],
    ["local budgets, which keep nothing", { finishMs: 80, budget: "local" }],
    ["no deadline", { finishMs: 80, deadlineMs: null }],
  ] as const)("is none with %s", (_, rest) => {
    expect(found(scenarioOf([slow], { deadlineMs: 2000, ...rest }), "reserve-too-small")).toEqual(
      [],
    );
  });
});

describe("an optional hop ahead of a mandatory one", () => {
  const bonus = (rest: Partial<CallHop> = {}) =>
    callTo("bonus", { whenItFails: "skip", responses: [{ durationMs: 90 }], ...rest });
  const pay = callTo("pay", { responses: [{ durationMs: 60 }] });

  it("Bonus takes 90 of 140, and Pay needs 60 of the 50 left: an error", () => {
    const scenario = scenarioOf([bonus(), pay], { deadlineMs: 140 });
    expect(found(scenario, "optional-first")).toEqual([
      {
        severity: "error",
        hop: "bonus",
        operation: 1,
        attempt: 1,
        figures: { name: "BONUS", mandatory: "PAY", takesMs: 90, usableMs: 140, times: 1 },
      },
    ]);
    isMended(scenario, "optional-first");
  });

  it.each([
    ["a warning when both timeouts do not fit", 199, "warning"],
    ["a note when they do", 200, "info"],
  ] as const)("is %s: 100 + 100 in %i", (_, deadlineMs, severity) => {
    expect(found(scenarioOf([bonus(), pay], { deadlineMs }), "optional-first")).toMatchObject([
      { severity, operation: null, figures: { takesMs: 100, times: 0 } },
    ]);
  });

  it("is found in a callee's calls", () => {
    const calls = [bonus(), pay];
    const hop = callTo("a", { timeoutMs: 140, tells: "remaining", calls });
    expect(found(scenarioOf([hop]), "optional-first")).toMatchObject([
      { severity: "warning", hop: "bonus", figures: { usableMs: 130 } },
    ]);
  });

  it.each([
    ["it comes last", [pay, bonus()], {}],
    ["it is not optional", [bonus({ whenItFails: "stale" }), pay], {}],
    ["nobody looks at the deadline", [bonus(), pay], { budget: "local" }],
    [
      "they are asked all at once",
      [callTo("a", { tells: "remaining", fanOut: true, calls: [bonus(), pay] })],
      {},
    ],
  ] as const)("is none: %s", (_, hops, rest) => {
    expect(found(scenarioOf(hops, { deadlineMs: 140, ...rest }), "optional-first")).toEqual([]);
  });
});

describe("a setting that can never bind", () => {
  const settings = (scenario: Scenario) =>
    found(scenario, "never-binds").map(({ hop, figures }) => [
      hop,
      figures.setting,
      figures.valueMs,
      figures.because,
      figures.limitMs,
    ]);

  it.each([
    [
      "an own timeout as long as the whole deadline, of which 40 are kept",
      scenarioOf([callTo("a", { timeoutMs: 500 })], { deadlineMs: 500, reserveMs: 40 }),
      ["a", "timeoutMs", 500, "budget-first", 460],
    ],
    [
      "a read timeout as long as the call's own",
      scenarioOf([callTo("a", { readTimeoutMs: 100 })]),
      ["a", "readTimeoutMs", 100, "limit-first", 100],
    ],
    [
      "a margin that nobody keeps",
      scenarioOf([callTo("a", { marginMs: 5 })], { budget: "local" }),
      ["a", "marginMs", 5, "nobody-looks", 0],
    ],
    [
      "a reserve without a deadline, beside closing work of its own",
      scenarioOf([callTo("a")], { deadlineMs: null, reserveMs: 9, finishMs: 0 }),
      [null, "reserveMs", 9, "nobody-looks", 0],
    ],
    [
      "a least useful time of a retry that is never asked",
      scenarioOf(
        [
          callTo("a", {
            retry: { maxAttempts: 2, backoff: { kind: "fixed", baseMs: 0 }, minUsefulMs: 7 },
          }),
        ],
        { deadlineMs: null },
      ),
      ["a", "retry.minUsefulMs", 7, "nobody-looks", 0],
    ],
    [
      "a cap on a budget that is never told",
      scenarioOf([callTo("a", { maxBudgetMs: 50 })]),
      ["a", "maxBudgetMs", 50, "told-nothing", 0],
    ],
    [
      "a limit for slow calls that are cut by then",
      scenarioOf([callTo("a", { breaker: "b" })], {
        breakers: { b: { trip: { kind: "count", size: 4, failureRate: 0.5, slowMs: 100 } } },
      }),
      ["a", "slowMs", 100, "limit-first", 100],
    ],
  ] as const)("%s", (_, scenario, figures) => {
    expect(settings(scenario)).toEqual([figures]);
    const [finding] = found(scenario, "never-binds");
    expect(finding).toMatchObject({ severity: "info", operation: null, attempt: null });
    // No own timeout at all is not what anyone wants instead.
    if (figures[1] !== "timeoutMs") isMended(scenario, "never-binds");
  });

  it.each([
    ["an own timeout 1 ms shorter than the deadline", [callTo("a", { timeoutMs: 499 })], {}],
    ["a read timeout 1 ms shorter than the call's", [callTo("a", { readTimeoutMs: 99 })], {}],
    ["a margin that is kept", [callTo("a", { marginMs: 5 })], {}],
    ["a reserve that is the closing work", [callTo("a")], { budget: "local", reserveMs: 9 }],
    ["a cap on a budget", [callTo("a", { maxBudgetMs: 50, tells: "remaining" })], {}],
    [
      "a limit for slow calls 1 ms below the timeout",
      [callTo("a", { breaker: "b" })],
      { breakers: { b: { trip: { kind: "time", windowMs: 9, failureRate: 1, slowMs: 99 } } } },
    ],
  ] as const)("is none: %s", (_, hops, rest) => {
    expect(settings(scenarioOf(hops, { deadlineMs: 500, ...rest }))).toEqual([]);
  });
});
