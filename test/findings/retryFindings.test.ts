import { describe, expect, it } from "vitest";
import type { Retry } from "../../src/engine/scenario";
import { fromGallery } from "../support/gallery";
import { callTo, scenarioOf } from "../support/plainScenario";
import { found } from "./finding";

const retry = (maxAttempts: number, baseMs: number, rest: Partial<Retry> = {}): Retry => ({
  maxAttempts,
  backoff: { kind: "fixed", baseMs },
  ...rest,
});

describe("retries that cannot fit", () => {
  it("auth-150: two attempts of 350 need 700, and 500 − 150 = 350 are left at best", () => {
    const auth150 = fromGallery("auth-150");
    expect(found(auth150, "retries-cannot-fit")).toEqual([
      {
        severity: "warning",
        hop: "downstream",
        operation: null,
        attempt: null,
        figures: {
          name: "Downstream",
          maxAttempts: 2,
          ownTimeoutMs: 350,
          pausesMs: 0,
          neededMs: 700,
          usableMs: 350,
          fitting: 1,
        },
      },
    ]);
  });

  it("pauses, reserve and margin count: 3 × 100 + 2 × 50 = 400 against 450 − 40 − 11 = 399", () => {
    const hop = callTo("a", { retry: retry(3, 50), marginMs: 11 });
    const scenario = scenarioOf([hop], { deadlineMs: 450, reserveMs: 40 });
    expect(found(scenario, "retries-cannot-fit")).toMatchObject([
      { figures: { pausesMs: 100, neededMs: 400, usableMs: 399, fitting: 2 } },
    ]);
  });

  it("1 ms more, and they fit", () => {
    const hop = callTo("a", { retry: retry(3, 50), marginMs: 10 });
    const scenario = scenarioOf([hop], { deadlineMs: 450, reserveMs: 40 });
    expect(found(scenario, "retries-cannot-fit")).toEqual([]);
  });

  it("without a timeout of its own one attempt may spend all", () => {
    const hop = callTo("a", { retry: retry(2, 0), timeoutMs: null });
    expect(found(scenarioOf([hop]), "retries-cannot-fit")).toMatchObject([
      { figures: { ownTimeoutMs: 0, usableMs: 1000, fitting: 1 } },
    ]);
  });

  it.each([
    ["a single attempt", retry(1, 0), {}],
    ["local budgets, where nobody asks", retry(2, 0), { budget: "local" }],
    ["a retry that resets the budget", retry(2, 0, { resetBudget: true }), {}],
  ] as const)("says nothing about %s", (_, rule, rest) => {
    const scenario = scenarioOf([callTo("a", { retry: rule })], { deadlineMs: 150, ...rest });
    expect(found(scenario, "retries-cannot-fit")).toEqual([]);
  });
});

describe("a retry that was denied", () => {
  const down = { durationMs: 60, result: "unavailable" } as const;

  it("by its backoff: a pause of 40 with 160 − 60 − 60 = 40 usable", () => {
    const hop = callTo("a", { responses: [down], retry: retry(2, 40) });
    const work = { id: "w", kind: "work", name: "Work", durationMs: 60 } as const;
    const scenario = scenarioOf([work, hop], { deadlineMs: 160, arrivals: [0, 1000] });
    expect(found(scenario, "retry-denied")).toEqual([
      {
        severity: "warning",
        hop: "a",
        operation: 1,
        attempt: 1,
        figures: {
          name: "A",
          times: 2,
          why: "backoff",
          pauseMs: 40,
          usableMs: 40,
          minUsefulMs: 0,
        },
      },
    ]);
  });

  it("by a Retry-After of 5 000 with 940 usable", () => {
    const busy = { durationMs: 60, result: "rate_limited", retryAfterMs: 5000 } as const;
    const hop = callTo("a", { responses: [busy], retry: retry(2, 40) });
    expect(found(scenarioOf([hop]), "retry-denied")).toMatchObject([
      { hop: "a", figures: { times: 1, why: "retry-after", pauseMs: 5000, usableMs: 940 } },
    ]);
  });

  it("because less than minUsefulMs would be left: 100 usable − 40 = 60 < 61", () => {
    const hop = callTo("a", { responses: [down], retry: retry(2, 40, { minUsefulMs: 61 }) });
    expect(found(scenarioOf([hop], { deadlineMs: 160 }), "retry-denied")).toMatchObject([
      { figures: { why: "backoff", pauseMs: 40, usableMs: 100, minUsefulMs: 61 } },
    ]);
  });

  it("is none when the retry fits, or when it was the last attempt anyway", () => {
    const fits = callTo("a", { responses: [down], retry: retry(2, 40) });
    expect(found(scenarioOf([fits]), "retry-denied")).toEqual([]);
  });
});

describe("a pause past the deadline, where nobody asks", () => {
  const busy = { durationMs: 60, result: "rate_limited", retryAfterMs: 940 } as const;
  const hop = callTo("a", { responses: [busy, { durationMs: 10 }], retry: retry(2, 0) });

  it("a Retry-After of 940 with 940 left ends at the deadline: an error", () => {
    expect(found(scenarioOf([hop], { budget: "local" }), "pause-past-deadline")).toEqual([
      {
        severity: "error",
        hop: "a",
        operation: 1,
        attempt: 1,
        figures: { name: "A", times: 1, why: "retry-after", pauseMs: 940, remainingMs: 940 },
      },
    ]);
  });

  it("a second request is measured from its own arrival", () => {
    const scenario = scenarioOf([hop], { budget: "local", arrivals: [0, 5000] });
    expect(found(scenario, "pause-past-deadline")).toMatchObject([{ figures: { times: 1 } }]);
  });

  it.each([
    ["1 ms is left after it", { budget: "local", deadlineMs: 1001 }],
    ["the budget is shared: then it is denied", { budget: "shared" }],
    ["there is no deadline", { budget: "local", deadlineMs: null }],
  ] as const)("is none when %s", (_, rest) => {
    expect(found(scenarioOf([hop], rest), "pause-past-deadline")).toEqual([]);
  });
});
