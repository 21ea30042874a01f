import type { Scenario } from "../engine/scenario";

/** Something small that runs, with one call to build on. */
export function newScenario(names: {
  readonly title: string;
  readonly work: string;
  readonly call: string;
}): Scenario {
  return {
    version: 1,
    title: names.title,
    deadlineMs: 500,
    reserveMs: 50,
    seed: 1,
    hops: [
      { id: "work", kind: "work", name: names.work, durationMs: 50 },
      {
        id: "call",
        kind: "call",
        name: names.call,
        timeoutMs: 300,
        responses: [{ durationMs: 200 }],
      },
    ],
    breakers: {},
    arrivals: [0],
    opensAt: { operation: 1, hop: "call", attempt: 1, moment: "start" },
  };
}
