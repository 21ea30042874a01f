import { describe, expect, it } from "vitest";
import type { CallHop, Scenario } from "../../../src/engine/scenario";
import { simulate } from "../../../src/engine/simulate";
import { mayHaveBodies, requestAnswers } from "../../../src/ui/waterfall/requestAnswers";
import { callTo, scenarioOf } from "../../support/plainScenario";

/** What can be dragged: how long the answer of the only attempt takes, as one number of its own. */
function takesMs(hop: Partial<Omit<CallHop, "id" | "kind">>, more: Partial<Scenario> = {}) {
  const scenario = scenarioOf([callTo("a", hop)], more);
  return requestAnswers(scenario, simulate(scenario).events, 1).get("a/1")?.takesMs;
}
const out = (fromMs: number, toMs: number): Partial<Scenario> => ({
  outages: [{ hop: "a", fromMs, toMs, result: "unavailable", durationMs: 7 }],
});

describe("what a handle of the waterfall can set", () => {
  it("is a number that is written down", () => {
    expect(takesMs({ responses: [{ durationMs: 30 }] })).toBe(30);
  });

  it.each([
    ["log-normal", { p50: 30, p99: 60 }],
    ["uniform", { uniform: [20, 40] as const }],
    ["measured", { samples: [30] }],
  ])("is nothing where it is drawn: %s", (_, durationMs) => {
    expect(takesMs({ responses: [{ durationMs }] })).toBeNull();
  });

  // It starts at 0, connects in 2 and is 3 on the wire: at 5 it is there.
  const wired = { networkMs: 3, responses: [{ durationMs: 30, connectMs: 2 }] };
  it.each([
    [0, 5, 30],
    [0, 6, null],
    [5, 9, null],
    [6, 9, 30],
  ])("is nothing where an outage answers: from %i to %i", (fromMs, toMs, expected) => {
    expect(takesMs(wired, out(fromMs, toMs))).toBe(expected);
  });

  it("stays a fault of the caller's own in an outage", () => {
    expect(takesMs({ responses: [{ durationMs: 4, result: "local" }] }, out(0, 9))).toBe(4);
  });
});

describe("whether answers may come in chunks", () => {
  const body = { chunks: 3, gapMs: 10 };
  it.each([
    ["none does", {}, {}, false],
    ["one of a list", { responses: [{ durationMs: 5 }, { durationMs: 5, body }] }, {}, true],
    [
      "one of a call inside another",
      { calls: [callTo("b", { responses: [{ durationMs: 5, body }] })] },
      {},
      true,
    ],
    [
      "one given by hand",
      {},
      { arrivals: [{ atMs: 0, answers: { a: [{ durationMs: 5, body }] } }] },
      true,
    ],
  ] as const)("%s", (_, hop, more, expected) => {
    expect(mayHaveBodies(scenarioOf([callTo("a", hop)], more))).toBe(expected);
  });
});
