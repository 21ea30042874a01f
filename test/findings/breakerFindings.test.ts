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
