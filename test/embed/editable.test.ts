import { describe, expect, it } from "vitest";
import { editableNames, mayEdit, valueName } from "../../src/embed/editable";
import { plan } from "../../src/engine/plan";
import { en } from "../../src/texts/en";
import { breakerKnobs } from "../../src/ui/knobs/knobsOfBreaker";
import { callKnobs } from "../../src/ui/knobs/knobsOfHop";
import { operationKnobs } from "../../src/ui/knobs/knobsOfOperation";
import { callTo, scenarioOf } from "../support/plainScenario";

describe("the values a reader may change", () => {
  it.each([
    ["by its name alone", ["deadline"], null, "deadline", true],
    ["of one hop", ["pay.timeout"], "pay", "timeout", true],
    ["of another hop", ["pay.timeout"], "stock", "timeout", false],
    ["of every hop", ["timeout"], "stock", "timeout", true],
    ["not named", ["timeout"], "stock", "attempts", false],
    ["usual, where nothing is named", null, "stock", "takes", true],
    ["unusual, where nothing is named", null, "stock", "margin", false],
    ["usual, where the list is empty", [], "stock", "takes", false],
  ] as const)("%s", (_, editable, owner, value, may) => {
    expect(mayEdit(editable, owner, value)).toBe(may);
  });

  it("go by names that every knob of the page has", () => {
    const scenario = scenarioOf([callTo("pay", { breaker: "pay-breaker" })], {
      breakers: { "pay-breaker": {} },
    });
    const { common, retries, wire, told } = callKnobs("pay", en, 1000);
    const knobs = [
      ...operationKnobs(en, 1000).map(({ id }) => id),
      ...[...common, ...retries, ...wire, ...told].map(({ id }) => `pay.${valueName(id, "pay")}`),
      ...breakerKnobs("pay-breaker", en, 1000).common.map(
        ({ id }) => `pay-breaker.${valueName(id, "breaker pay-breaker")}`,
      ),
    ];
    expect(editableNames(plan(scenario))).toEqual(expect.arrayContaining(knobs));
    expect(editableNames(plan(scenario))).toEqual(
      expect.arrayContaining(["timeout", "pay.takes", "failures"]),
    );
  });
});
