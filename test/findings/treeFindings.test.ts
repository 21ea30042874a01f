/** What goes wrong between calls and the calls inside them. */
import { describe, expect, it } from "vitest";
import type { CallHop, Response, Scenario } from "../../src/engine/scenario";
import type { RuleId } from "../../src/findings/finding";
import { fromGallery } from "../support/gallery";
import { callTo, scenarioOf } from "../support/plainScenario";
import { found, mended } from "./finding";

const answers = (...durations: number[]): readonly Response[] =>
  durations.map((durationMs) => ({ durationMs }));
const down: Response = { durationMs: 10, result: "unavailable" };
const retry = (maxAttempts: number, baseMs = 0): Partial<CallHop> => ({
  retry: { maxAttempts, backoff: { kind: "fixed", baseMs } },
});

/** A's callee works for 20 and calls B, which may have 100 and answers after `bMs`. */
function chain(a: Partial<CallHop>, bMs = 10, b: Partial<CallHop> = {}): readonly CallHop[] {
  const inner = callTo("b", { responses: answers(bMs), ...b });
  return [callTo("a", { responses: answers(20), calls: [inner], ...a })];
}

function staysMended(scenario: Scenario, rule: RuleId): void {
  expect(found(scenario, rule)).not.toEqual([]);
  expect(found(mended(scenario, rule), rule)).toEqual([]);
}

describe("an outer timeout not larger than the inner", () => {
  it("client-gives-up: 100 + 2 000 in 1 500, and 200 + 2 000 in 2 000, both left alone", () => {
    expect(found(fromGallery("client-gives-up"), "outer-not-longer")).toMatchObject([
      {
        severity: "error",
        hop: "shop",
        operation: 1,
        attempt: 1,
        figures: {
          limitMs: 1500,
          limitedBy: "budget",
          ownMs: 100,
          capsMs: 2000,
          neededMs: 2100,
          times: 1,
        },
      },
      {
        severity: "error",
        hop: "orders",
        figures: { limitMs: 2000, limitedBy: "own", ownMs: 200, capsMs: 2000, neededMs: 2200 },
      },
    ]);
  });

  it("attempts, pauses and the wire count: 20 + 3 × 100 + 2 × 30 + 2 × 5 = 390, a warning", () => {
    const hops = chain({ timeoutMs: 390, networkMs: 5 }, 10, retry(3, 30));
    expect(found(scenarioOf(hops), "outer-not-longer")).toEqual([
      {
        severity: "warning",
        hop: "a",
        operation: null,
        attempt: null,
        figures: {
          name: "A",
          limitMs: 390,
          limitedBy: "own",
          ownMs: 20,
          capsMs: 360,
          networkMs: 10,
          neededMs: 390,
          times: 0,
        },
      },
    ]);
  });

  it("calls one after another add up, all at once the longest counts", () => {
    const calls = [callTo("b"), callTo("c", { timeoutMs: 150 })];
    const hops = (fanOut: boolean) => chain({ timeoutMs: 200, calls, fanOut });
    expect(found(scenarioOf(hops(false)), "outer-not-longer")).toMatchObject([
      { figures: { capsMs: 250, neededMs: 270 } },
    ]);
    expect(found(scenarioOf(hops(true)), "outer-not-longer")).toEqual([]);
  });

  it.each([
    ["the outer is 1 ms longer", chain({ timeoutMs: 121 }), {}],
    ["the callee is told what is left", chain({ timeoutMs: 50, tells: "remaining" }), {}],
    ["there is no call below", [callTo("a")], {}],
    ["nothing limits the outer", chain({ timeoutMs: null }), { deadlineMs: null }],
  ] as const)("is none: %s", (_, hops, rest) => {
    expect(found(scenarioOf(hops, rest), "outer-not-longer")).toEqual([]);
  });

  it("is mended by telling the callee", () => {
    staysMended(fromGallery("client-gives-up"), "outer-not-longer");
  });
});

describe("retries at more than one layer", () => {
  it("retry-storm-27: 3 × 3 × 3, all of them made, and nobody looks: an error", () => {
    expect(found(fromGallery("retry-storm-27"), "retries-multiply")).toEqual([
      {
        severity: "error",
        hop: "database",
        operation: 1,
        attempt: null,
        figures: {
          name: "Database",
          layers: 3,
          names: "API, Orders, Database",
          factors: "3 × 3 × 3",
          product: 27,
          calls: 27,
        },
      },
    ]);
  });

  it("retry-storm-budget: 5 of 27, each asked of the budget: a warning", () => {
    expect(found(fromGallery("retry-storm-budget"), "retries-multiply")).toMatchObject([
      { severity: "warning", operation: 1, figures: { product: 27, calls: 5 } },
    ]);
  });

  it("is a warning when nothing failed: 2 × 4 may be, 1 was", () => {
    const hops = chain({ timeoutMs: 900, ...retry(2) }, 10, retry(4));
    expect(found(scenarioOf(hops), "retries-multiply")).toMatchObject([
      { severity: "warning", operation: null, figures: { layers: 2, product: 8, calls: 1 } },
    ]);
  });

  it.each([
    ["one layer retries", fromGallery("retry-storm-one-layer")],
    ["two that are side by side", scenarioOf([callTo("a", retry(3)), callTo("b", retry(3))])],
  ] as const)("is none: %s", (_, scenario) => {
    expect(found(scenario, "retries-multiply")).toEqual([]);
  });

  it("is mended by retrying at the innermost layer alone", () => {
    staysMended(fromGallery("retry-storm-27"), "retries-multiply");
  });
});

describe("a worker held while it waits", () => {
  it("A works for 20 and waits for 90: a note, and a warning when it writes", () => {
    const held = (effect: "read" | "write") =>
      found(scenarioOf(chain({ timeoutMs: 200, effect }, 90)), "worker-held");
    const figures = { name: "A", workedMs: 20, waitedMs: 90, times: 1 };
    expect(held("read")).toEqual([
      {
        severity: "info",
        hop: "a",
        operation: 1,
        attempt: 1,
        figures: { ...figures, effect: "read" },
      },
    ]);
    expect(held("write")).toMatchObject([{ severity: "warning", figures: { effect: "write" } }]);
  });

  it("a pause is waiting too, and calls at one time count once: 10 + 30 + 10", () => {
    const twice = { ...retry(2, 30), responses: [down, ...answers(10)] };
    const calls = [callTo("b", twice), callTo("c", { responses: answers(25) })];
    const hops = chain({ timeoutMs: 500, calls, fanOut: true });
    expect(found(scenarioOf(hops), "worker-held")).toMatchObject([{ figures: { waitedMs: 50 } }]);
  });

  it("is none when it works as long as it waits", () => {
    expect(found(scenarioOf(chain({}, 20)), "worker-held")).toEqual([]);
  });
});

describe("ghost work in a tree", () => {
  it("client-gives-up: Stock works from 1 500 to 2 800 for a client of Shop who left", () => {
    expect(found(fromGallery("client-gives-up"), "ghost-work")).toEqual([
      {
        severity: "warning",
        hop: "stock",
        operation: 1,
        attempt: 1,
        figures: { name: "Stock", times: 1, ghostMs: 1300, givenUp: "Shop", totalMs: 1300 },
      },
    ]);
  });

  it("counts a callee's work hop: given up at 50, it works from 20 to 90", () => {
    const calls = [{ id: "w", kind: "work", name: "W", durationMs: 70 } as const];
    const scenario = scenarioOf(chain({ timeoutMs: 50, calls }));
    expect(found(scenario, "ghost-work")).toMatchObject([
      { hop: "w", operation: 1, figures: { name: "W", ghostMs: 40, givenUp: "A", totalMs: 40 } },
    ]);
  });

  it("one that hangs below is ghost to the end of the run, and who waits for it is none", () => {
    const hops = chain({ timeoutMs: 50 }, 0, { responses: [{ never: true }], timeoutMs: null });
    expect(found(scenarioOf(hops, { untilMs: 600 }), "ghost-work")).toMatchObject([
      { hop: "b", figures: { ghostMs: 550, givenUp: "A", totalMs: 550 } },
    ]);
  });

  it("is a note where all stop when they hear of it: 7 ms is the way of the news", () => {
    const slow = callTo("a", { responses: answers(500), networkMs: 7, stopsOnCancel: true });
    expect(found(scenarioOf([slow]), "ghost-work")).toMatchObject([
      { severity: "info", figures: { ghostMs: 7 } },
    ]);
  });

  it.each(["client-gives-up", "ghost-write", "budget-reset", "order-800"])(
    "is mended by stopping, all the way down: %s",
    (name) => {
      staysMended(fromGallery(name), "ghost-work");
    },
  );
});

describe("the rules of flat scenarios hold in a tree", () => {
  it("a nested call that nothing limits, and one whose caller stops with its own caller", () => {
    const hops = (stopsOnCancel: boolean) => chain({ stopsOnCancel }, 10, { timeoutMs: null });
    expect(found(scenarioOf(hops(false)), "call-without-limit")).toEqual([
      { severity: "error", hop: "b", operation: null, attempt: null, figures: { name: "B" } },
    ]);
    expect(found(scenarioOf(hops(true)), "call-without-limit")).toEqual([]);
    const told = chain({ tells: "remaining" }, 10, { timeoutMs: null });
    expect(found(scenarioOf(told), "call-without-limit")).toEqual([]);
  });

  it("retries below one who is told: 2 × 100 in 150 − 20 − 5", () => {
    const hops = chain({ timeoutMs: 150, tells: "remaining" }, 10, { ...retry(2), marginMs: 5 });
    expect(found(scenarioOf(hops), "retries-cannot-fit")).toMatchObject([
      { hop: "b", figures: { neededMs: 200, usableMs: 125, fitting: 1 } },
    ]);
    expect(found(scenarioOf(chain({}, 10, retry(2))), "retries-cannot-fit")).toEqual([]);
  });

  it("a nested pause that nobody asks about: 300 from 30 on, past 200", () => {
    const hops = chain({ timeoutMs: 500 }, 10, { ...retry(2, 300), responses: [down] });
    const scenario = scenarioOf(hops, { deadlineMs: 200 });
    expect(found(scenario, "pause-past-deadline")).toMatchObject([
      { hop: "b", operation: 1, attempt: 1, figures: { pauseMs: 300, remainingMs: 170 } },
    ]);
  });

  it("a write that the retry above sends again, though its own call knew it was written", () => {
    expect(found(fromGallery("ghost-write"), "write-retried-without-key")).toMatchObject([
      { severity: "error", hop: "shop", attempt: 1, figures: { maxAttempts: 2, times: 1 } },
      { severity: "error", hop: "orders", attempt: 1, figures: { maxAttempts: 2, times: 1 } },
    ]);
    staysMended(fromGallery("ghost-write"), "write-retried-without-key");
  });

  it("a starved nested call that its breaker counts: given 50 − 20 − 10 of its 100", () => {
    const hops = chain({ timeoutMs: 50, tells: "remaining" }, 90, {
      marginMs: 10,
      breaker: "b",
      counts: { deadline_exceeded: "failure" },
    });
    const starving = scenarioOf(hops, { breakers: { b: {} } });
    expect(found(starving, "starved-call-counted")).toMatchObject([
      { severity: "error", hop: "b", figures: { times: 1, allowedMs: 20, ownTimeoutMs: 100 } },
    ]);
    staysMended(starving, "starved-call-counted");
  });

  it("each instance has a breaker of its own, and both counted", () => {
    const hop = callTo("a", { breaker: "b", counts: { deadline_exceeded: "failure" } });
    const scenario = scenarioOf([{ ...hop, responses: answers(90) }], {
      deadlineMs: 50,
      breakers: { b: {} },
      arrivals: [0, 100],
      instances: { count: 2, breakers: "each" },
    });
    expect(found(scenario, "starved-call-counted")).toMatchObject([{ figures: { times: 2 } }]);
  });
});
