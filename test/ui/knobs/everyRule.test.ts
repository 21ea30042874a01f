/**
 * Every key that the format has for breakers, instances and restarts can be changed on the page. The
 * keys are those of the grammar, so that a new rule cannot be forgotten.
 */
import { expect, it } from "vitest";
import { scenarioJsonSchema } from "../../../src/codec/scenarioSchema";
import { setBreaker } from "../../../src/engine/edit";
import { plan } from "../../../src/engine/plan";
import type { BreakerRules, Scenario } from "../../../src/engine/scenario";
import { allEn } from "../../../src/texts/all";
import { en } from "../../../src/texts/en";
import { countForBreaker } from "../../../src/ui/breaker/countsEdit";
import { withCount, withInstances, withRestarts } from "../../../src/ui/knobs/instanceEdit";
import { breakerKnobs } from "../../../src/ui/knobs/knobsOfBreaker";
import { countingKnobs, countingRules, lateRules } from "../../../src/ui/knobs/rulesOfCounting";
import { halfOpenKnobs, halfOpenRules } from "../../../src/ui/knobs/rulesOfHalfOpen";
import { callTo, scenarioOf } from "../../support/plainScenario";

/** One thing a visitor does; what it changes is found by comparing. */
type Edit = (scenario: Scenario) => Scenario;

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

/** What is no rule or number of these lists: its own control does it by the same edit (`BreakerKnobs.test.tsx`). */
const ownControls: { readonly [where: string]: Edit } = {
  "Classifier of the breaker's panel": (now) => countForBreaker(now, "a", "timeout", "ignored"),
  "Rules: Asked": (now) => setBreaker(now, "a", { placement: "call" }),
  "Rules: Half-open": (now) => setBreaker(now, "a", { opens: "timer" }),
  "Rules: Honour Retry-After": (now) => setBreaker(now, "a", { honourRetryAfter: false }),
  "Open times": (now) => setBreaker(now, "a", { openStepsMs: [1, 2] }),
  Instances: (now) => withCount(now, 3),
  "Instances: Breakers": (now) => withInstances(now, { breakers: "each" }),
  "Instances: What breakers know": (now) => withInstances(now, { persisted: true }),
  "Restart 1: at": (now) => withRestarts(now, [{ atMs: 5, instance: 1 }]),
  "Restart 1: instance": (now) => withRestarts(now, [{ atMs: 1, instance: 2 }]),
};
/** A kind is chosen with all that belongs to it. */
const KINDS = /\.kind$/;

const withRules = (a: BreakerRules): Scenario =>
  scenarioOf([callTo("a", { breaker: "a" })], {
    breakers: { a },
    instances: { count: 2, breakers: "shared" },
    restarts: [{ atMs: 1, instance: 1 }],
  });
const rated = { failureRate: 0.5, slowMs: 50, slowRate: 0.5 } as const;
/** Between them they have everything that can be changed. */
const scenarios: readonly Scenario[] = [
  withRules({}),
  withRules({
    trip: {
      kind: "consecutive",
      failures: 3,
      windowMs: 1000,
      buckets: { count: 5, from: "result" },
    },
    openBackoff: { factor: 2, maxMs: 60_000 },
    halfOpen: {
      maxMs: 500,
      verdict: { kind: "rate", minCalls: 2, failureRate: 0.5, slowRate: 0.5, closesAbove: 0.5 },
    },
    countLateResults: true,
    countLateProbes: true,
  }),
  withRules({
    trip: {
      kind: "consecutive",
      failures: 3,
      windowMs: 1000,
      buckets: { count: 5, from: "epoch" },
    },
    halfOpen: { verdict: { kind: "sampling", calls: 2, failureRate: 0.5 } },
  }),
  withRules({
    trip: { kind: "count", size: 10, minCalls: 5, ...rated },
    halfOpen: { verdict: { kind: "counts", successes: 1, failures: 1 } },
  }),
  withRules({
    trip: { kind: "count", size: 10, ...rated, failures: 3, judgedEveryMs: 9, clearEveryMs: 9 },
  }),
  withRules({
    trip: { kind: "time", windowMs: 1000, ...rated, buckets: { count: 5, from: "epoch" } },
  }),
  withRules({
    trip: { kind: "time", windowMs: 1000, ...rated, buckets: { count: 5, from: "result" } },
  }),
];

interface Schema {
  readonly $ref?: string;
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly $defs?: Readonly<Record<string, Schema>>;
}

/** The keys of the grammar: `trip.time.buckets.count`. */
function keysOf(schema: Schema, path: string, defs: NonNullable<Schema["$defs"]>): string[] {
  const { $ref, anyOf, items, properties } = schema;
  const found = $ref === undefined ? undefined : defs[$ref.replace("#/$defs/", "")];
  if (found !== undefined) return keysOf(found, path, defs);
  if (path.endsWith(".counts")) return [path];
  if (anyOf !== undefined) return anyOf.flatMap((option) => keysOf(option, path, defs));
  if (items?.properties !== undefined) return keysOf(items, path, defs);
  if (properties === undefined) return [path];
  const kind = properties.kind?.const;
  const at = kind === undefined ? path : `${path}.${kind}`;
  return Object.entries(properties).flatMap(([key, value]) => keysOf(value, `${at}.${key}`, defs));
}

/** The same keys of a value, with what stands there. */
function valuesOf(value: unknown, path: string): [string, string][] {
  if (path.endsWith(".counts") || path.endsWith(".openStepsMs")) {
    return [[path, JSON.stringify(value)]];
  }
  if (Array.isArray(value)) return value.flatMap((item) => valuesOf(item, path));
  if (typeof value !== "object" || value === null) return [[path, JSON.stringify(value)]];
  const at = "kind" in value ? `${path}.${value.kind}` : path;
  return Object.entries(value).flatMap(([key, item]) => valuesOf(item, `${at}.${key}`));
}

function changedKeys(before: Scenario, after: Scenario): readonly string[] {
  const all = ({ breakers, instances, restarts = [] }: Scenario) =>
    new Map([
      ...valuesOf(breakers.a, "breaker"),
      ...valuesOf(instances ?? {}, "instances"),
      ...valuesOf(restarts, "restarts"),
    ]);
  const [was, is] = [all(before), all(after)];
  return [...new Set([...was.keys(), ...is.keys()])].filter((key) => was.get(key) !== is.get(key));
}

const schema = scenarioJsonSchema() as Schema;
const defs = schema.$defs ?? {};
const keys = [
  ...keysOf({ $ref: "#/$defs/breaker" }, "breaker", defs),
  ...keysOf(schema.properties?.instances ?? {}, "instances", defs),
  ...keysOf(schema.properties?.restarts ?? {}, "restarts", defs),
];

/** Everything that can be done in a scenario. */
function editsIn(scenario: Scenario): readonly Edit[] {
  const planned = plan(scenario);
  const breaker = planned.breakers.a;
  if (breaker === undefined) throw new Error("no breaker");
  return [
    ...rules
      .filter(({ read }) => read(breaker) !== undefined)
      .flatMap(({ options, edit }) =>
        options.map(
          ({ value }): Edit =>
            (now) =>
              edit(now, value),
        ),
      ),
    ...knobs
      .filter(({ read }) => read(planned, scenario) !== undefined)
      .flatMap(({ from, limit, edit }) =>
        [from, limit].map(
          (value): Edit =>
            (now) =>
              edit(now, value),
        ),
      ),
    ...Object.values(ownControls),
  ];
}

it("walks the grammar", () => {
  // One of each depth, to be sure that there is something to look for.
  expect(keys).toContain("breaker.openMs");
  expect(keys).toContain("breaker.trip.time.buckets.creditedAt");
  expect(keys).toContain("breaker.halfOpen.verdict.rate.slowRate");
  expect(keys).toContain("instances.count");
  expect(keys).toContain("restarts.instance");
});

it("has a control that changes each key of a breaker, of instances and of restarts, and nothing else", () => {
  const alone = new Set(
    scenarios.flatMap((scenario) =>
      editsIn(scenario).flatMap((edit) => {
        const changed = changedKeys(scenario, edit(scenario));
        return changed.length === 1 ? changed : [];
      }),
    ),
  );
  expect(keys.filter((key) => !KINDS.test(key) && !alone.has(key))).toEqual([]);
});
