/** The keys of a call are walked: what is none of them must not get into its plan. */
import { describe, expect, it } from "vitest";
import { plan } from "../../src/engine/plan";
import { callTo, scenarioOf } from "../support/plainScenario";

describe("what a hop says that nobody knows", () => {
  it.each(["stray", "toString", "constructor", "__proto__"])("is none of its plan: %s", (key) => {
    const known = callTo("a");
    const stray = Object.defineProperty({ ...known }, key, { value: 1, enumerable: true });
    expect(Object.getOwnPropertyDescriptor(stray, key)?.value).toBe(1);
    const planned = plan(scenarioOf([stray])).hops[0] ?? {};
    expect(Object.hasOwn(planned, key)).toBe(false);
    expect(planned).toEqual(plan(scenarioOf([known])).hops[0]);
  });
});
