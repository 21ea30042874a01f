import { describe, expect, it } from "vitest";
import { plan } from "../../../src/engine/plan";
import type { Duration } from "../../../src/engine/scenario";
import { handAnswerMs } from "../../../src/ui/tryByHand/handAnswer";
import { callTo, scenarioOf } from "../../support/plainScenario";

describe("how long an answer by hand takes", () => {
  it.each<[Duration, number]>([
    [30, 30],
    [{ p50: 40, p99: 200 }, 40],
    [{ uniform: [10, 30] }, 20],
    [{ samples: [9, 1, 5] }, 5],
  ])("as its like in the list, the median of %j", (durationMs, ms) => {
    const { hops } = plan(scenarioOf([callTo("a", { responses: [{ durationMs }] })]));
    const hop = hops[0];
    if (hop?.kind !== "call") throw new Error("no call");
    expect(handAnswerMs("ok", hop, 1000)).toBe(ms);
  });
});
