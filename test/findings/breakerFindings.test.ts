import { describe, expect, it } from "vitest";
import type { Scenario } from "../../src/engine/scenario";
import { callTo, scenarioOf } from "../support/plainScenario";
import { found, mended } from "./finding";

const counted = { deadline_exceeded: "failure" } as const;

/** A slow neighbour leaves 20 of 160, of the 70 that the healthy dependency takes and the 100 it may. */
function starving(counts: Scenario["breakers"][string]["counts"], count = 1): Scenario {
  return scenarioOf(
    [
      { id: "slow", kind: "work", name: "Slow", durationMs: 140 },
      callTo("a", { breaker: "b", responses: [{ durationMs: 70 }] }),
    ],
    {
      deadlineMs: 160,
      breakers: { b: { trip: { kind: "consecutive", failures: 3 }, ...(counts && { counts }) } },
      arrivals: Array.from({ length: count }, (_, index) => index * 1000),
    },
  );
}

describe("a starved call that a breaker counts", () => {
  it("moved the count twice, and opened nothing: an error", () => {
    expect(found(starving(counted, 2), "starved-call-counted")).toEqual([
      {
        severity: "error",
        hop: "a",
        operation: 1,
        attempt: 1,
        figures: {
          name: "A",
          breaker: "b",
          times: 2,
          allowedMs: 20,
          ownTimeoutMs: 100,
          opened: 0,
        },
      },
    ]);
  });

  it("the third opens the circuit of a healthy dependency", () => {
    expect(found(starving(counted, 3), "starved-call-counted")).toMatchObject([
      { figures: { times: 3, opened: 1 } },
    ]);
  });

  it("a starved probe opens it again: open from 2 160, the probe starts at 12 160", () => {
    const scenario: Scenario = { ...starving(counted, 3), arrivals: [0, 1000, 2000, 12_020] };
    expect(found(scenario, "starved-call-counted")).toMatchObject([
      { figures: { times: 4, opened: 2 } },
    ]);
  });

  it("is a warning when it is only configured: enough was left", () => {
    const scenario: Scenario = { ...starving(counted), deadlineMs: 500 };
    expect(found(scenario, "starved-call-counted")).toMatchObject([
      { severity: "warning", operation: null, attempt: null, figures: { times: 0, opened: 0 } },
    ]);
  });

  it("is a warning when the breaker, forced closed, heard it and did not count", () => {
    const forced = [{ breaker: "b", state: "closed", fromMs: 0, toMs: 1000 }] as const;
    expect(found({ ...starving(counted), forced }, "starved-call-counted")).toMatchObject([
      { severity: "warning", figures: { times: 0 } },
    ]);
  });

  it("is found when the hop's word makes it count, against its breaker's", () => {
    const scenario = starving({ deadline_exceeded: "ignored" });
    const hops = [
      ...scenario.hops.slice(0, 1),
      callTo("a", { breaker: "b", counts: counted, responses: [{ durationMs: 70 }] }),
    ];
    expect(found({ ...scenario, hops }, "starved-call-counted")).toMatchObject([
      { severity: "error", figures: { times: 1 } },
    ]);
  });

  it.each([
    ["by default a starved call is ignored", starving(undefined, 3)],
    ["local budgets starve nobody", { ...starving(counted), budget: "local" }],
    ["there is no deadline", { ...starving(counted), deadlineMs: null }],
  ] as const)("is none: %s", (_, scenario) => {
    expect(found(scenario, "starved-call-counted")).toEqual([]);
  });

  it("is mended by ignoring it at the hop", () => {
    const scenario = mended(starving(counted, 3), "starved-call-counted");
    expect(found(scenario, "starved-call-counted")).toEqual([]);
  });
});

describe("an open time shorter than a Retry-After", () => {
  const busy = { durationMs: 10, result: "rate_limited", retryAfterMs: 5000 } as const;
  const asking = (rules: Scenario["breakers"][string]): Scenario =>
    scenarioOf([callTo("a", { breaker: "b", responses: [{ durationMs: 10 }, busy] })], {
      breakers: { b: rules },
    });

  it.each([
    ["a note when it is honoured", true, "info", "yes"],
    ["a warning when it is not", false, "warning", "no"],
  ] as const)("is %s: 4 999 against 5 000", (_, honourRetryAfter, severity, honoured) => {
    const scenario = asking({ openMs: 4999, honourRetryAfter });
    expect(found(scenario, "open-before-retry-after")).toEqual([
      {
        severity,
        hop: "a",
        operation: null,
        attempt: null,
        figures: { name: "A", breaker: "b", openMs: 4999, retryAfterMs: 5000, honoured },
      },
    ]);
    const after = mended(scenario, "open-before-retry-after");
    expect(found(after, "open-before-retry-after")).toEqual([]);
  });

  it("hears answers given by hand as well", () => {
    const scenario = scenarioOf([callTo("a", { breaker: "b" })], {
      breakers: { b: { openMs: 100 } },
      arrivals: [{ atMs: 0, answers: { a: [busy] } }],
    });
    expect(found(scenario, "open-before-retry-after")).toMatchObject([
      { figures: { retryAfterMs: 5000 } },
    ]);
  });

  it("is none when they are equal", () => {
    expect(found(asking({ openMs: 5000 }), "open-before-retry-after")).toEqual([]);
  });
});

describe("one breaker for unrelated hops", () => {
  const down = { durationMs: 10, result: "unavailable" } as const;
  const search = callTo("search", { breaker: "all", responses: [down], whenItFails: "skip" });
  const pay = callTo("pay", { breaker: "all" });
  const shared = (hops: Scenario["hops"], count: number): Scenario =>
    scenarioOf(hops, {
      breakers: { all: { trip: { kind: "consecutive", failures: 2 } } },
      arrivals: { everyMs: 100, count },
    });

  it("is a warning while nobody suffers", () => {
    expect(found(shared([search, pay], 1), "shared-breaker")).toMatchObject([
      { severity: "warning", hop: "pay", operation: null, figures: { refused: 0 } },
    ]);
  });

  it("Search fails twice in a row, and the next two Pays are refused for it: an error", () => {
    const scenario = shared([pay, search, { ...search, id: "again" }], 3);
    expect(found(scenario, "shared-breaker")).toEqual([
      {
        severity: "error",
        hop: "pay",
        operation: 2,
        attempt: 1,
        figures: {
          name: "PAY",
          breaker: "all",
          names: "PAY, SEARCH",
          hops: 2,
          refused: 2,
        },
      },
    ]);
    const after = mended(scenario, "shared-breaker");
    expect(found(after, "shared-breaker")).toEqual([]);
    expect(after.breakers.search?.trip).toEqual({ kind: "consecutive", failures: 2 });
  });

  it("is none for hops of one name: two calls of the same dependency", () => {
    expect(found(shared([search, { ...search, id: "again" }], 3), "shared-breaker")).toEqual([]);
  });
});
