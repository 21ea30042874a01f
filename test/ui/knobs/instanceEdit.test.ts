import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseScenarioText } from "../../../src/codec/parseScenario";
import { serialiseScenario } from "../../../src/codec/serialise";
import type { Restart, Scenario } from "../../../src/engine/scenario";
import {
  nextRestart,
  withCount,
  withInstances,
  withRestarts,
} from "../../../src/ui/knobs/instanceEdit";
import { callTo, scenarioOf } from "../../support/plainScenario";

const plain = scenarioOf([callTo("a")]);
const opens = (scenario: Scenario) => parseScenarioText(serialiseScenario(scenario)).ok;

describe("instances", () => {
  it("are written down only where they are not one that shares", () => {
    const three = withCount(plain, 3);
    expect(three.instances).toEqual({ count: 3, breakers: "shared" });
    expect(withInstances(three, { breakers: "each" }).instances).toEqual({
      count: 3,
      breakers: "each",
    });
    expect(withInstances(plain, { persisted: true }).instances).toEqual({
      breakers: "shared",
      persisted: true,
    });
    expect(withCount(three, 1)).not.toHaveProperty("instances");
    expect(withCount(plain, 1)).toBe(plain);
  });

  it("are never fewer than a restart names", () => {
    const named = withRestarts(withCount(plain, 4), [{ atMs: 0 }, { atMs: 9, instance: 3 }]);
    expect(withCount(named, 1).instances?.count).toBe(3);
    expect(withCount(withRestarts(named, [{ atMs: 0 }]), 1)).not.toHaveProperty("instances");
  });
});

describe("restarts", () => {
  it("come at the cursor and go with the last one", () => {
    const added = nextRestart(plain, 70);
    expect(added).toEqual({ atMs: 70 });
    const one = withRestarts(plain, [{ atMs: 70 }]);
    expect(withRestarts(one, [])).not.toHaveProperty("restarts");
  });

  it("stay inside the longest run and the longest list", () => {
    // 31 days of 86 400 000 ms, and 10 000 of them.
    expect(nextRestart(plain, 2_678_400_001)).toEqual({ atMs: 2_678_400_000 });
    const full = withRestarts(plain, Array<Restart>(10_000).fill({ atMs: 1 }));
    expect(opens(full)).toBe(true);
    expect(nextRestart(full, 1)).toBeNull();
  });
});

it("can be opened after any of these edits", () => {
  const edit = fc.oneof(
    fc.integer({ min: 1, max: 1000 }).map((count) => (now: Scenario) => withCount(now, count)),
    fc
      .constantFrom("shared" as const, "each" as const)
      .map((breakers) => (now: Scenario) => withInstances(now, { breakers })),
    fc.boolean().map((persisted) => (now: Scenario) => withInstances(now, { persisted })),
    fc.integer({ min: 0, max: 2_678_400_000 }).map((atMs) => (now: Scenario) => {
      const next = nextRestart(now, atMs);
      const instance = now.instances?.count ?? 1;
      return next === null
        ? now
        : withRestarts(now, [...(now.restarts ?? []), { ...next, instance }]);
    }),
    fc.constant((now: Scenario) => withRestarts(now, (now.restarts ?? []).slice(1))),
  );
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 12 }), (edits) => {
      expect(opens(edits.reduce((now, one) => one(now), plain))).toBe(true);
    }),
  );
});
