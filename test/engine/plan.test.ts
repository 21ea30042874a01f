/** With a memory, hops and breakers are remembered by their objects, and an edit is planned as if nothing had been before it. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { plan, planMemory } from "../../src/engine/plan";
import type { Scenario } from "../../src/engine/scenario";
import { simulate } from "../../src/engine/simulate";
import { scenarios } from "../support/scenarios";

const strict = {
  trip: { kind: "consecutive", failures: 1 },
  counts: { rejected: "failure" },
} as const;

const EDITS: readonly [string, (scenario: Scenario) => Scenario][] = [
  ["nothing", (scenario) => scenario],
  ["another deadline", (scenario) => ({ ...scenario, deadlineMs: 77 })],
  ["another propagation", (scenario) => ({ ...scenario, propagation: "absolute" })],
  ["hops in another order", (scenario) => ({ ...scenario, hops: scenario.hops.toReversed() })],
  ["a hop fewer", (scenario) => ({ ...scenario, hops: scenario.hops.slice(1) })],
  [
    "another first hop",
    (scenario) => ({
      ...scenario,
      hops: scenario.hops.map((hop, i) => (i === 0 ? { ...hop, name: "another" } : hop)),
    }),
  ],
  [
    "other breakers of the same names",
    (scenario) => ({
      ...scenario,
      breakers: Object.fromEntries(Object.keys(scenario.breakers).map((key) => [key, strict])),
    }),
  ],
];

test.each(EDITS)("after an edit, %s, the plan is that of a scenario never seen", (_, edit) => {
  fc.assert(
    fc.property(scenarios, (scenario) => {
      const memory = planMemory();
      plan(scenario, memory);
      const edited = edit(scenario);
      expect(plan(edited, memory)).toEqual(plan(edited));
    }),
  );
});

test("hops that an edit leaves as they are keep their plan", () => {
  fc.assert(
    fc.property(scenarios, (scenario) => {
      const memory = planMemory();
      const before = plan(scenario, memory);
      const after = plan({ ...scenario, deadlineMs: 77 }, memory);
      after.hops.forEach((hop, i) => {
        expect(hop).toBe(before.hops[i]);
      });
    }),
  );
});

test("without a memory, a scenario changed in place is planned as it is now", () => {
  const hop = { id: "a", kind: "work", name: "A", durationMs: 10 };
  const scenario = {
    version: 1,
    title: "",
    deadlineMs: 100,
    seed: 1,
    hops: [hop],
    breakers: {},
    arrivals: [0],
  };
  const finishMs = () => simulate(scenario as unknown as Scenario).operations[0]?.endMs;
  expect(finishMs()).toBe(10);
  hop.durationMs = 30;
  expect(finishMs()).toBe(30);
});
