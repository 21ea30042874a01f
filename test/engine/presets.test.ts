import { describe, expect, it } from "vitest";
import { differencesOf } from "../../src/engine/differences";
import { findHop } from "../../src/engine/hopTree";
import { type PresetId, presetsFor } from "../../src/engine/presets";
import type { Scenario } from "../../src/engine/scenario";
import { simulate } from "../../src/engine/simulate";
import { GALLERY } from "../../src/gallery/gallery";
import { fromGallery } from "../support/gallery";
import { callTo, scenarioOf } from "../support/plainScenario";

const idsFor = (scenario: Scenario) => presetsFor(scenario).map(({ id }) => id);
function preset(scenario: Scenario, id: PresetId): Scenario {
  const found = presetsFor(scenario).find((each) => each.id === id);
  if (found === undefined) throw new Error(`${id} is not offered`);
  return found.scenario;
}
const retry = { maxAttempts: 3, backoff: { kind: "fixed", baseMs: 50 } } as const;

describe("presets", () => {
  it.each<[string, Scenario, readonly PresetId[]]>([
    [
      "an order under a shared deadline",
      fromGallery("order-800"),
      ["ownTimeouts", "toldRemaining", "stopWhenCancelled", "withRetries", "nothingKeptBack"],
    ],
    [
      "the same without: a reserve that nobody looks at is no pair",
      fromGallery("order-800-local"),
      ["deadlineShared", "toldRemaining", "stopWhenCancelled", "withRetries"],
    ],
    [
      "three layers that retry",
      fromGallery("retry-storm-27"),
      [
        "deadlineShared",
        "toldRemaining",
        "stopWhenCancelled",
        "retriesInOneLayer",
        "withoutRetries",
        "withBreaker",
      ],
    ],
    [
      "callees that are told",
      fromGallery("client-gives-up-told"),
      ["ownTimeouts", "toldNothing", "workPastDeadline", "stopWhenCancelled", "withRetries"],
    ],
    [
      "many requests and a breaker",
      fromGallery("budget-meets-breaker"),
      [
        "ownTimeouts",
        "toldRemaining",
        "stopWhenCancelled",
        "withRetries",
        "withoutBreaker",
        "nothingKeptBack",
      ],
    ],
    ["work alone: nothing to call", scenarioOf([]), ["ownTimeouts"]],
    ["work alone and no deadline", scenarioOf([], { deadlineMs: null }), []],
  ])("for %s", (_, scenario, ids) => {
    expect(idsFor(scenario)).toEqual(ids);
  });

  it("differ from what they are made of, run, and leave title and requests alone", () => {
    for (const { name, scenario } of GALLERY) {
      for (const { id, scenario: other } of presetsFor(scenario)) {
        expect([id, differencesOf(scenario, other).length > 0]).toEqual([id, true]);
        // Search never answers, and nothing would end the wait if the edge did not look at what is left.
        const endless = name === "forged-budget" && id === "ownTimeouts";
        if (endless) {
          expect(() => simulate(other)).toThrow(/cannot end/);
          continue;
        }
        expect(simulate(other).operations).toHaveLength(simulate(scenario).operations.length);
        expect(other.title).toBe(scenario.title);
      }
    }
  });

  it.each<[PresetId, PresetId, Scenario]>([
    ["ownTimeouts", "deadlineShared", fromGallery("order-800")],
    ["toldRemaining", "toldNothing", fromGallery("client-gives-up")],
    ["workPastDeadline", "stopAtDeadline", fromGallery("client-gives-up-told")],
    ["stopWhenCancelled", "workPastCancelling", fromGallery("client-gives-up")],
    ["retriesInOneLayer", "retriesInEveryLayer", fromGallery("retry-storm-27")],
    ["withRetries", "withoutRetries", fromGallery("client-gives-up")],
    ["nothingKeptBack", "reserveForClosing", fromGallery("order-800")],
    ["inOrder", "fannedOut", fromGallery("fan-out")],
  ])("%s and %s lead there and back", (there, back, scenario) => {
    const other = preset(scenario, there);
    expect(differencesOf(preset(other, back), scenario)).toEqual([]);
  });

  it("the cure of the storm is the gallery's", () => {
    const cured = preset(fromGallery("retry-storm-27"), "retriesInOneLayer");
    expect(differencesOf(cured, fromGallery("retry-storm-one-layer"))).toEqual([]);
  });

  it("told what remains, a callee is the gallery's; what one call told by itself goes", () => {
    const told = preset(fromGallery("client-gives-up"), "toldRemaining");
    expect(differencesOf(told, fromGallery("client-gives-up-told"))).toEqual([]);
    const odd = scenarioOf([callTo("a", { tells: "reset" })]);
    expect(findHop(preset(odd, "toldNothing").hops, "a")).not.toHaveProperty("tells");
    expect(preset(odd, "toldRemaining")).toMatchObject({ propagation: "remaining" });
  });

  it("a retry at one of several layers goes to those above and below, not to other ways", () => {
    const way = scenarioOf([
      callTo("top", { calls: [callTo("middle", { retry, calls: [callTo("low")] })] }),
      callTo("other"),
    ]);
    const everywhere = preset(way, "retriesInEveryLayer");
    const retried = ["top", "middle", "low", "other"].filter((id) => {
      const hop = findHop(everywhere.hops, id);
      return hop?.kind === "call" && hop.retry !== undefined;
    });
    expect(retried).toEqual(["top", "middle", "low"]);
  });

  it("without its reserve an operation closes as long as before", () => {
    const kept = scenarioOf([callTo("a", { marginMs: 20 })], { reserveMs: 80 });
    const bare = preset(kept, "nothingKeptBack");
    expect(bare).toMatchObject({ reserveMs: 0, finishMs: 80 });
    expect(differencesOf(kept, bare).map(({ key }) => key)).toEqual(["reserveMs", "marginMs"]);
  });

  it("with a breaker each innermost call has its own", () => {
    const tree = scenarioOf([callTo("a", { calls: [callTo("b"), callTo("c")] }), callTo("d")], {
      arrivals: [0, 10],
    });
    expect(Object.keys(preset(tree, "withBreaker").breakers)).toEqual(["b", "c", "d"]);
    expect(preset(preset(tree, "withBreaker"), "withoutBreaker").breakers).toEqual({});
  });
});
