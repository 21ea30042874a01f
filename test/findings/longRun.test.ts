/** Findings of a long run: looked for in short turns, each event read a few times. */
import { describe, expect, it } from "vitest";
import { plan } from "../../src/engine/plan";
import type { Run } from "../../src/engine/result";
import type { Scenario } from "../../src/engine/scenario";
import { simulate } from "../../src/engine/simulate";
import { findings, findingsInTurn } from "../../src/findings/findings";
import { callTo, scenarioOf } from "../support/plainScenario";

const arrivals = { everyMs: 10, count: 2_000 };

/** The run, and how often its events were read so far. */
function counted(scenario: Scenario) {
  const run = simulate(scenario);
  let reads = 0;
  const events = new Proxy(run.events, {
    get: (list, key) => {
      if (typeof key === "string" && /^\d/.test(key)) reads += 1;
      return Reflect.get(list, key);
    },
  });
  return { run: { ...run, events } satisfies Run, reads: () => reads };
}

describe("the findings of a long run", () => {
  it("take no walk of it for each callee that hangs", () => {
    const scenario = scenarioOf([callTo("a", { responses: [{ never: true }] })], { arrivals });
    const { run, reads } = counted(scenario);
    const given = findings(scenario, run, plan(scenario));
    // Cut at 100 ms each; the last arrives at 19 990, so the run ends at 20 090: 19 990 + … + 0, every 10.
    expect(given).toMatchObject([
      { rule: "ghost-work", figures: { times: 1_999, ghostMs: (19_990 * 2_000) / 2 } },
    ]);
    expect(reads()).toBeLessThan(10 * run.events.length);
  });

  it.each<readonly [string, Scenario]>([
    ["ghosts", scenarioOf([callTo("a", { responses: [{ durationMs: 150 }] })], { arrivals })],
    [
      "one breaker for two",
      scenarioOf([callTo("a", { breaker: "x" }), callTo("b", { breaker: "x" })], {
        arrivals,
        breakers: { x: { counts: { deadline_exceeded: "ignored" } } },
      }),
    ],
  ])("never read more than a thousand events in one turn: %s", (_, scenario) => {
    const { run, reads } = counted(scenario);
    const turns = findingsInTurn(scenario, run, plan(scenario));
    let before = 0;
    for (let turn = turns.next(); turn.done !== true; turn = turns.next()) {
      expect(reads() - before).toBeLessThanOrEqual(1_000);
      before = reads();
    }
    expect(before).toBeGreaterThan(run.events.length);
  });
});
