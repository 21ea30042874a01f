/** A plan is remembered by the objects of the scenario, so an edit is planned as if nothing had been before it. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { plan } from "../../src/engine/plan";
import type { Scenario } from "../../src/engine/scenario";
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
      plan(scenario);
      const edited = edit(scenario);
      expect(plan(edited)).toEqual(plan(structuredClone(edited)));
    }),
  );
});

test("hops that an edit leaves as they are keep their plan", () => {
  fc.assert(
    fc.property(scenarios, (scenario) => {
      const before = plan(scenario);
      const after = plan({ ...scenario, deadlineMs: 77 });
      after.hops.forEach((hop, i) => {
        expect(hop).toBe(before.hops[i]);
      });
    }),
  );
});
