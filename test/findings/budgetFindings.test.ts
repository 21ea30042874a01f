import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Hop, Scenario } from "../../src/engine/scenario";
import { simulate } from "../../src/engine/simulate";
import { fromGallery } from "../support/gallery";
import { callTo, scenarioOf } from "../support/plainScenario";
import { scenarios } from "../support/scenarios";
import { found, mended } from "./finding";

/** Each call inside the one before it, and work beside what follows. */
function chained(scenario: Scenario): Scenario {
  const inOneAnother = ([first, ...rest]: readonly Hop[]): readonly Hop[] => {
    if (first === undefined) return [];
    return first.kind === "call"
      ? [{ ...first, calls: inOneAnother(rest) }]
      : [first, ...inOneAnother(rest)];
  };
  return { ...scenario, hops: inOneAnother(scenario.hops) };
}

const localOnly = fromGallery("local-only");
const order800Local = fromGallery("order-800-local");

describe("caps past the budget with nothing shared", () => {
  it("three timeouts of 100 are 140 past a deadline of 160, and the run is 50 late: an error", () => {
    expect(found(localOnly, "caps-past-budget")).toEqual([
      {
        severity: "error",
        hop: null,
        operation: 1,
        attempt: null,
        figures: {
          workMs: 0,
          capsMs: 300,
          finishMs: 0,
          totalMs: 300,
          deadlineMs: 160,
          overMs: 140,
          lateOperations: 1,
          lateMs: 50,
        },
      },
    ]);
  });

  it("work and closing work count: 100 + 300 + 400 + 80 against 800", () => {
    expect(found(order800Local, "caps-past-budget")).toMatchObject([
      { figures: { workMs: 100, capsMs: 700, finishMs: 80, totalMs: 880, overMs: 80, lateMs: 70 } },
    ]);
  });

  it("retries and their pauses count: 3 × 100 + 20 + 40, a warning while nothing is late", () => {
    const retry = {
      maxAttempts: 3,
      backoff: { kind: "exponential", baseMs: 20, jitter: "full" },
    } as const;
    const scenario = scenarioOf([callTo("a", { retry })], { budget: "local", deadlineMs: 359 });
    expect(found(scenario, "caps-past-budget")).toMatchObject([
      {
        severity: "warning",
        operation: null,
        figures: { capsMs: 360, totalMs: 360, overMs: 1, lateOperations: 0, lateMs: 0 },
      },
    ]);
  });

  it.each([
    ["caps that add up to the deadline exactly", { budget: "local", deadlineMs: 200 }],
    ["a shared budget", { budget: "shared", deadlineMs: 150 }],
    ["no deadline", { budget: "local", deadlineMs: null }],
  ] as const)("says nothing about %s", (_, rest) => {
    const scenario = scenarioOf([callTo("a"), callTo("b")], rest);
    expect(found(scenario, "caps-past-budget")).toEqual([]);
  });

  it("is mended by sharing the budget", () => {
    expect(found(mended(localOnly, "caps-past-budget"), "caps-past-budget")).toEqual([]);
  });
});

describe("a call that nothing limits", () => {
  const endless = [callTo("a", { timeoutMs: null }), callTo("b")];

  it.each([
    ["under local budgets", { budget: "local" }],
    ["without a deadline", { deadlineMs: null }],
  ] as const)("is an error %s", (_, rest) => {
    expect(found(scenarioOf(endless, rest), "call-without-limit")).toEqual([
      { severity: "error", hop: "a", operation: null, attempt: null, figures: { name: "A" } },
    ]);
  });

  it("is none when a shared deadline ends it", () => {
    expect(found(scenarioOf(endless), "call-without-limit")).toEqual([]);
  });

  it("is left out of the sum of the caps", () => {
    const scenario = scenarioOf(endless, { budget: "local", deadlineMs: 50 });
    expect(found(scenario, "caps-past-budget")).toMatchObject([{ figures: { capsMs: 100 } }]);
  });
});

describe("ghost work", () => {
  it("payment works for 450, is given up after 330, and so for 120 nobody waits", () => {
    const order800 = fromGallery("order-800");
    expect(found(order800, "ghost-work")).toEqual([
      {
        severity: "warning",
        hop: "payment",
        operation: 1,
        attempt: 1,
        figures: { name: "Payment", times: 1, ghostMs: 120, givenUp: "Payment", totalMs: 120 },
      },
    ]);
  });

  it("is summed over the run, hop by hop: two requests of 150 cut at 100", () => {
    const slow = callTo("a", { responses: [{ durationMs: 150 }], whenItFails: "skip" });
    const scenario = scenarioOf([slow, { ...slow, id: "b" }], { arrivals: [0, 500] });
    expect(found(scenario, "ghost-work")).toMatchObject([
      { hop: "a", operation: 1, figures: { times: 2, ghostMs: 100 } },
      { hop: "b", operation: 1, figures: { times: 2, ghostMs: 100 } },
    ]);
  });

  it("a callee that hangs is ghost from the cut at 100 to the end of the run at 700", () => {
    const hangs = callTo("a", { responses: [{ never: true }] });
    const scenario = scenarioOf([hangs], { untilMs: 700 });
    expect(found(scenario, "ghost-work")).toMatchObject([
      { hop: "a", operation: 1, attempt: 1, figures: { times: 1, ghostMs: 600 } },
    ]);
  });

  it.each([
    ["in any run", scenarios],
    ["in any run of a chain", scenarios.map(chained)],
  ])("of all hops together is what the operations say, %s", (_, some) => {
    fc.assert(
      fc.property(some, (scenario) => {
        const { operations } = simulate(scenario);
        const ghostMs = operations.reduce((total, operation) => total + operation.ghostMs, 0);
        const byHop = found(scenario, "ghost-work");
        expect(byHop.reduce((total, { figures }) => total + figures.ghostMs, 0)).toBe(ghostMs);
      }),
    );
  });

  it("is none when the callee stops when it is cancelled", () => {
    const stops = callTo("a", { responses: [{ durationMs: 150 }], stopsOnCancel: true });
    expect(found(scenarioOf([stops]), "ghost-work")).toEqual([]);
  });
});
