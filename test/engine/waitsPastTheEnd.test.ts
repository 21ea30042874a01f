/**
 * Somebody waits at a half-open breaker when nothing else is left to happen: what frees them still comes, so the
 * run is not over (model, sections 5, 7 and 9), whatever the other hops' limits are.
 */
import { describe, expect, it, test } from "vitest";
import type { BreakerRules, Scenario } from "../../src/engine/scenario";
import { simulate } from "../../src/engine/simulate";

/**
 * At 0 a failure opens until 10. At 20 the probe begins, at 40 its result is ignored: no verdict. At 25 the third
 * request finds the one permit taken and waits, without a limit. Half-open began at 20.
 */
function waiting(
  halfOpen: NonNullable<BreakerRules["halfOpen"]>,
  more: Partial<Scenario> = {},
  xTimeoutMs: number | null = 1_000,
): Scenario {
  return {
    version: 1,
    title: "",
    deadlineMs: null,
    seed: 1,
    hops: [
      {
        id: "x",
        kind: "call",
        name: "X",
        timeoutMs: xTimeoutMs,
        responses: [{ durationMs: 0 }],
      },
      {
        id: "y",
        kind: "call",
        name: "Y",
        timeoutMs: null,
        breaker: "b",
        responses: [
          { durationMs: 0, result: "unavailable" },
          { durationMs: 20, result: "rejected" },
          { durationMs: 5 },
        ],
      },
    ],
    breakers: {
      b: {
        trip: { kind: "consecutive", failures: 1 },
        openMs: 10,
        halfOpen: { excess: "waits", ...halfOpen },
      },
    },
    arrivals: [0, 20, 25],
    ...more,
  };
}

const third = (scenario: Scenario) => {
  const { operations, endMs } = simulate(scenario);
  const last = operations[2]?.attempts.at(-1);
  return { status: last?.status, startMs: last?.startMs, endMs: last?.endMs, runEndMs: endMs };
};

describe.each([1_000, 44, null])("beside a hop with an own timeout of %s ms", (xTimeoutMs) => {
  // 20 + 50 = 70; let through then, it takes 5.
  it("the longest time of half-open frees whoever waits", () => {
    const scenario = waiting({ maxMs: 50, becomes: "closed" }, {}, xTimeoutMs);
    expect(third(scenario)).toEqual({ status: "ok", startMs: 25, endMs: 75, runEndMs: 75 });
  });

  it("or has them refused where it opens then", () => {
    const scenario = waiting({ maxMs: 50, becomes: "open" }, {}, xTimeoutMs);
    expect(third(scenario)).toEqual({
      status: "circuit_open",
      startMs: 25,
      endMs: 70,
      runEndMs: 70,
    });
  });

  test("a restart at 70 does too", () => {
    const scenario = waiting({}, { restarts: [{ atMs: 70 }] }, xTimeoutMs);
    expect(third(scenario)).toEqual({ status: "ok", startMs: 25, endMs: 75, runEndMs: 75 });
  });

  test("and a breaker forced closed from 70 on", () => {
    const forced = [{ breaker: "b", state: "closed", fromMs: 70, toMs: 200 }] as const;
    const scenario = waiting({}, { forced }, xTimeoutMs);
    expect(third(scenario)).toEqual({ status: "ok", startMs: 25, endMs: 75, runEndMs: 75 });
  });

  it("is refused where nothing frees them", () => {
    expect(() => simulate(waiting({}, {}, xTimeoutMs))).toThrow(
      expect.objectContaining({ cause: { reason: "cannot_end", hop: "y" } }),
    );
  });
});

test("nobody's wait: a forced state later than the last answer does not happen", () => {
  const forced = [{ breaker: "b", state: "open", fromMs: 70, toMs: 200 }] as const;
  const scenario = waiting({ maxMs: 50 }, { forced, arrivals: [0, 20] });
  const { endMs, breakers } = simulate(scenario);
  expect(endMs).toBe(40);
  expect(breakers.b?.transitions.map(({ to }) => to)).toEqual(["open", "half-open"]);
});
