import { describe, expect, it } from "vitest";
import { frameAt } from "../../../src/engine/frame";
import { plan } from "../../../src/engine/plan";
import type { Scenario } from "../../../src/engine/scenario";
import { simulate } from "../../../src/engine/simulate";
import type { Finding, RuleId } from "../../../src/findings/finding";
import { findings } from "../../../src/findings/findings";
import { GALLERY } from "../../../src/gallery/gallery";
import { allEn as en } from "../../../src/texts/all";
import { fixWords } from "../../../src/ui/findings/fixWords";
import { hasBar, stepOfFinding } from "../../../src/ui/findings/stepOfFinding";
import { fromGallery } from "../../support/gallery";
import { callTo, scenarioOf } from "../../support/plainScenario";

function looked(scenario: Scenario) {
  const run = simulate(scenario);
  return { run, found: findings(scenario, run, plan(scenario)) };
}

function shown(scenario: Scenario, rule: RuleId, here = 1) {
  const { run, found } = looked(scenario);
  const finding = found.find((one) => one.rule === rule);
  if (finding === undefined) throw new Error(`no ${rule}`);
  const step = stepOfFinding(finding, run, here);
  if (step === null) return null;
  const { operation, hop, attempt, moment } = frameAt(run.events, step);
  return [run.events[step]?.atMs, operation, hop, attempt, moment];
}

describe("the step that shows a finding", () => {
  it.each([
    // 100 + 290 + 400 + 80 = 870, 70 ms late.
    ["order-800-local", "caps-past-budget", [870, 1, undefined, undefined, "finish"]],
    ["order-800-local", "write-cut-off", [790, 1, "payment", 1, "end"]],
    // Payment began at 390 and works 450 ms, of which nobody heard the last 50.
    ["order-800-local", "ghost-work", [840, 1, "payment", 1, "answered"]],
    // Shop takes 200 of its own, then Orders 1 100; the client gave up at 1 000.
    ["ghost-write", "outer-not-longer", [1000, 1, "shop", 1, "end"]],
    ["ghost-write", "ghost-work", [1300, 1, "orders", 1, "answered"]],
  ] as const)("%s: %s", (name, rule, at) => {
    expect(shown(fromGallery(name), rule)).toEqual(at);
  });

  it("is in the request at the cursor when any would do", () => {
    const twice = scenarioOf([callTo("a", { timeoutMs: 1000 })], { arrivals: [0, 100] });
    expect(shown(twice, "never-binds", 2)).toEqual([110, 2, "a", 1, "end"]);
    expect(shown(twice, "never-binds", 1)).toEqual([10, 1, "a", 1, "end"]);
  });

  it("is in the first request that calls the hop where the one at the cursor does not", () => {
    const failing = { durationMs: 10, result: "unavailable" } as const;
    const late = scenarioOf(
      [callTo("a", { responses: [failing, { durationMs: 10 }] }), callTo("b", { timeoutMs: 1000 })],
      { arrivals: [0, 100] },
    );
    // Request 1 ends with a; in request 2 b is called at 110 and answers at 120.
    expect(shown(late, "never-binds", 1)).toEqual([120, 2, "b", 1, "end"]);
  });

  it("is nowhere when the hop is never called", () => {
    const failing = { durationMs: 10, result: "unavailable" } as const;
    const never = scenarioOf([
      callTo("a", { responses: [failing] }),
      callTo("b", { timeoutMs: 1000 }),
    ]);
    expect(shown(never, "never-binds")).toBeNull();
  });

  it.each(GALLERY)(
    "$name: a bar of the hop, and of the request, that the finding names",
    ({ scenario }) => {
      const { run, found } = looked(scenario);
      const astray = found.filter(hasBar).filter((finding: Finding) => {
        const step = stepOfFinding(finding, run, 1);
        const event = step === null ? undefined : run.events[step];
        return (
          event?.hop !== finding.hop ||
          (finding.operation !== null && event?.operation !== finding.operation) ||
          (finding.attempt !== null && event?.attempt !== finding.attempt)
        );
      });
      expect(astray).toEqual([]);
    },
  );
});

it.each(GALLERY)("says of each fix of $name what it does", ({ scenario }) => {
  for (const finding of looked(scenario).found) {
    if (finding.fix === undefined) continue;
    const order = fixWords(en, finding);
    expect(order).not.toBe(en.findingsPanel.someFix);
    expect(order).toMatch(/^[a-z].*[^.]$/);
    expect(order).not.toMatch(/undefined|NaN|null/);
  }
});
