import { describe, expect, it } from "vitest";
import type { Scenario } from "../../src/engine/scenario";
import { chanceSources } from "../../src/layout/chanceSources";
import { callTo, scenarioOf } from "../support/plainScenario";

const drawn = { durationMs: { p50: 10, p99: 30 } };
const jittery = { kind: "fixed", baseMs: 10, jitter: "full" } as const;

describe("what is left to chance", () => {
  it.each<[string, Scenario, ReturnType<typeof chanceSources>]>([
    ["nothing where all is fixed", scenarioOf([callTo("a")]), []],
    [
      "an answer, of a hop inside another too",
      scenarioOf([
        callTo("a", { calls: [callTo("b", { responses: [{ durationMs: 1 }, drawn] })] }),
      ]),
      [{ kind: "duration", name: "B" }],
    ],
    [
      "the work of a hop",
      scenarioOf([{ id: "w", kind: "work", name: "W", durationMs: { uniform: [1, 2] } }]),
      [{ kind: "duration", name: "W" }],
    ],
    [
      "jitter, where there are retries",
      scenarioOf([
        callTo("a", { retry: { maxAttempts: 2, backoff: jittery } }),
        callTo("b", { retry: { maxAttempts: 1, backoff: jittery } }),
      ]),
      [{ kind: "jitter", name: "A" }],
    ],
    [
      "requests at random",
      scenarioOf([], { arrivals: { poissonPerSecond: 5, forMs: 1000 } }),
      [{ kind: "arrivals" }],
    ],
    [
      "an outage, and an answer by hand",
      scenarioOf([callTo("a")], {
        outages: [
          { hop: "a", fromMs: 0, toMs: 9, result: "unavailable", durationMs: { samples: [1, 2] } },
        ],
        arrivals: [0, { atMs: 5, answers: { a: [drawn] } }],
      }),
      [{ kind: "outage", name: "A" }, { kind: "byHand" }],
    ],
  ])("%s", (_, scenario, sources) => {
    expect(chanceSources(scenario)).toEqual(sources);
  });
});
