/** Each rule that can be chosen is read back as it was chosen, and the file stays one that can be opened. */
import { describe, expect, it } from "vitest";
import { parseScenarioText } from "../../../src/codec/parseScenario";
import { serialiseScenario } from "../../../src/codec/serialise";
import { setBreaker } from "../../../src/engine/edit";
import { plan } from "../../../src/engine/plan";
import type { BreakerRules, Scenario } from "../../../src/engine/scenario";
import { allEn } from "../../../src/texts/all";
import { en } from "../../../src/texts/en";
import { ruleFacts } from "../../../src/ui/knobs/breakerRule";
import { breakerKnobs } from "../../../src/ui/knobs/knobsOfBreaker";
import { countingKnobs, countingRules, lateRules } from "../../../src/ui/knobs/rulesOfCounting";
import { halfOpenKnobs, halfOpenRules } from "../../../src/ui/knobs/rulesOfHalfOpen";
import { callTo, scenarioOf } from "../../support/plainScenario";

const words = allEn.breakerRules;
const rules = [
  ...halfOpenRules("a", words),
  ...countingRules("a", words),
  ...lateRules("a", words),
];
const { common, openBackoff } = breakerKnobs("a", en, 10_000);
const knobs = [
  ...common,
  ...openBackoff,
  ...halfOpenKnobs("a", words, en),
  ...countingKnobs("a", words, en),
];

const withRules = (a: BreakerRules): Scenario =>
  scenarioOf([callTo("a", { breaker: "a" })], { breakers: { a } });
/** Breakers in which, taken together, every rule can be chosen. */
const breakers: readonly (readonly [string, BreakerRules])[] = [
  ["plain", {}],
  [
    "of failures in a row that are forgotten by buckets",
    {
      trip: {
        kind: "consecutive",
        failures: 3,
        windowMs: 1000,
        buckets: { count: 5, from: "result", dropsOne: true },
      },
      openBackoff: { factor: 2, maxMs: 60_000 },
    },
  ],
  [
    "with a lease and a verdict by rate",
    {
      trip: { kind: "count", size: 10, failureRate: 0.5, minCalls: 5, slowMs: 50, slowRate: 0.5 },
      halfOpen: {
        maxMs: 500,
        verdict: { kind: "rate", minCalls: 2, failureRate: 0.5, slowRate: 0.5 },
      },
      countLateResults: true,
    },
  ],
  [
    "of buckets, by sampling",
    {
      trip: {
        kind: "time",
        windowMs: 1000,
        failureRate: 0.5,
        buckets: { count: 5, from: "epoch" },
      },
      halfOpen: { verdict: { kind: "sampling", calls: 2, failureRate: 0.5 } },
      countLateProbes: true,
    },
  ],
  [
    "by counts",
    {
      trip: { kind: "time", windowMs: 1000, failureRate: 0, failures: 3 },
      halfOpen: { verdict: { kind: "counts", successes: 1, failures: 1 } },
    },
  ],
];
const rulesOf = (scenario: Scenario) => {
  const found = plan(scenario).breakers.a;
  if (found === undefined) throw new Error("no breaker");
  return found;
};
const opens = (scenario: Scenario) => parseScenarioText(serialiseScenario(scenario)).ok;

describe.each(breakers)("a breaker %s", (_, of) => {
  const scenario = withRules(of);

  it("reads back every value that is chosen, and can be opened again", () => {
    for (const { label, options, read, edit } of rules) {
      if (read(rulesOf(scenario)) === undefined) continue;
      for (const { value } of options) {
        const chosen = edit(scenario, value);
        expect([label, read(rulesOf(chosen))]).toEqual([label, value]);
        expect([label, opens(chosen)]).toEqual([label, true]);
        // And back again leaves no trace but, at most, an empty group's.
        const before = read(rulesOf(scenario)) ?? "";
        expect(read(rulesOf(edit(chosen, before)))).toBe(before);
      }
    }
  });

  it("reads back every number that is turned, at both ends", () => {
    for (const { label, from, limit, whenSome, read, edit } of knobs) {
      const now = read(plan(scenario), scenario);
      if (now === undefined) continue;
      const values = [from, limit, ...(whenSome === undefined ? [] : [whenSome, null])];
      for (const value of values) {
        const turned = edit(scenario, value);
        // A window's least number of calls is at most its size, which is 10 here.
        const wanted =
          label === en.knobs.minCalls && value === limit && of.trip?.kind === "count" ? 10 : value;
        expect([label, read(plan(turned), turned)]).toEqual([label, wanted]);
        expect([label, value, opens(turned)]).toEqual([label, value, true]);
      }
    }
  });
});

it("every rule and number can be turned in one of them", () => {
  const scenarios = breakers.map(([, of]) => withRules(of));
  for (const { label, read } of rules) {
    expect([label, scenarios.some((each) => read(rulesOf(each)) !== undefined)]).toEqual([
      label,
      true,
    ]);
  }
  for (const { label, read } of knobs) {
    expect([label, scenarios.some((each) => read(plan(each), each) !== undefined)]).toEqual([
      label,
      true,
    ]);
  }
});

it("takes the least number of calls down with the size of the window", () => {
  const scenario = withRules({ trip: { kind: "count", size: 10, failureRate: 0.5, minCalls: 5 } });
  const size = knobs.find(({ label }) => label === en.knobs.windowSize);
  expect(size?.edit(scenario, 4).breakers.a?.trip).toEqual({
    kind: "count",
    size: 4,
    failureRate: 0.5,
    minCalls: 4,
  });
});

it("turns late results alone, without the late probes that went with them", () => {
  const [calls, probes] = lateRules("a", words);
  const both = withRules({ countLateResults: true });
  const neither = calls?.edit(both, "dropped") ?? both;
  expect(neither.breakers.a).toEqual({ countLateProbes: true });
  expect(probes?.edit(neither, "dropped").breakers.a).toEqual({});
  expect(probes?.edit(both, "dropped").breakers.a).toEqual({
    countLateResults: true,
    countLateProbes: false,
  });
});

it("says in words what is not as usual", () => {
  const scenario = setBreaker(withRules({}), "a", {
    halfOpen: { admits: "total", excess: "waits" },
  });
  expect(ruleFacts(halfOpenRules("a", words), rulesOf(scenario))).toEqual([
    "Its permits bound all probes of one half-open",
    "A call beyond them waits for the verdict",
  ]);
  expect(ruleFacts(rules, rulesOf(withRules({})))).toEqual([]);
});
