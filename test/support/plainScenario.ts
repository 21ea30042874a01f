/** A legal scenario in one line, where a test is about one or two of its keys. */
import type { CallHop, Scenario } from "../../src/engine/scenario";

export function scenarioOf(
  hops: Scenario["hops"],
  rest: Partial<Omit<Scenario, "hops">> = {},
): Scenario {
  return {
    version: 1,
    title: "Test",
    deadlineMs: 1000,
    seed: 1,
    hops,
    breakers: {},
    arrivals: [0],
    ...rest,
  };
}

export function callTo(id: string, rest: Partial<Omit<CallHop, "id" | "kind">> = {}): CallHop {
  return {
    id,
    kind: "call",
    name: id.toUpperCase(),
    timeoutMs: 100,
    responses: [{ durationMs: 10 }],
    ...rest,
  };
}
