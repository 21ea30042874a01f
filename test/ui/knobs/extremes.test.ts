/** Whatever knob is turned to either of its ends, the file stays one that can be opened. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { parseScenarioText } from "../../../src/codec/parseScenario";
import { serialiseScenario } from "../../../src/codec/serialise";
import { flatHops } from "../../../src/engine/hopTree";
import { plan } from "../../../src/engine/plan";
import type { Scenario } from "../../../src/engine/scenario";
import { GALLERY } from "../../../src/gallery/gallery";
import { allEn } from "../../../src/texts/all";
import { en } from "../../../src/texts/en";
import { answerWireKnobs } from "../../../src/ui/knobs/answerWire";
import { DURATION_KINDS } from "../../../src/ui/knobs/durationKind";
import type { Knob } from "../../../src/ui/knobs/knob";
import { arrivalKnobs } from "../../../src/ui/knobs/knobsOfArrivals";
import { breakerKnobs } from "../../../src/ui/knobs/knobsOfBreaker";
import { durationKnobs } from "../../../src/ui/knobs/knobsOfDuration";
import { answerPlace, callKnobs, workPlace } from "../../../src/ui/knobs/knobsOfHop";
import { operationKnobs } from "../../../src/ui/knobs/knobsOfOperation";
import { countingKnobs, countingRules, lateRules } from "../../../src/ui/knobs/rulesOfCounting";
import { halfOpenKnobs, halfOpenRules } from "../../../src/ui/knobs/rulesOfHalfOpen";
import { breakerRules } from "../../support/breakerRules";
import { callTo, scenarioOf } from "../../support/plainScenario";

const SCALE_MS = 1000;
const words = allEn.breakerRules;

function knobsOfBreaker(key: string): readonly Knob[] {
  const { common, openBackoff } = breakerKnobs(key, en, 10_000);
  return [
    ...common,
    ...openBackoff,
    ...halfOpenKnobs(key, words, en),
    ...countingKnobs(key, words, en),
  ];
}

function knobsOfHops(scenario: Scenario): readonly Knob[] {
  return flatHops(scenario.hops).flatMap((hop) => {
    const answer = { hopId: hop.id, operation: null, index: 0 };
    const place = hop.kind === "work" ? workPlace(hop.id, "") : answerPlace(answer, "");
    const durations = DURATION_KINDS.flatMap((kind) => durationKnobs(place, kind, en, SCALE_MS));
    if (hop.kind === "work") return durations;
    const { common, wire, told, retries } = callKnobs(hop.id, en, SCALE_MS);
    const answers = answerWireKnobs(answer, en, SCALE_MS);
    return [...durations, ...common, ...wire, ...told, ...retries, ...answers];
  });
}

/** Every knob at its ends, and at none: those that cannot be opened then. */
function closedBy(scenario: Scenario, knobs: readonly Knob[]): readonly string[] {
  const planned = plan(scenario);
  return knobs
    .filter(({ read }) => read(planned, scenario) !== undefined)
    .flatMap(({ id, from, least = from, limit, whenSome, edit }) =>
      [...new Set([from, least, limit, ...(whenSome === undefined ? [] : [whenSome, null])])]
        .filter((value) => !opens(edit(scenario, value)))
        .map((value) => `${id} at ${value}`),
    );
}
const opens = (scenario: Scenario) => parseScenarioText(serialiseScenario(scenario)).ok;

it.each(GALLERY)("$name can be opened whatever is turned to its end", ({ scenario }) => {
  const knobs = [
    ...operationKnobs(en, SCALE_MS),
    ...knobsOfHops(scenario),
    ...Object.keys(scenario.breakers).flatMap(knobsOfBreaker),
    ...arrivalKnobs(en, scenario.arrivals, scenario.arrivals),
  ];
  expect(closedBy(scenario, knobs)).toEqual([]);
});

it("a breaker of any rules can be opened whatever of it is turned to its end, or chosen", () => {
  const knobs = knobsOfBreaker("a");
  const rules = [
    ...halfOpenRules("a", words),
    ...countingRules("a", words),
    ...lateRules("a", words),
  ];
  fc.assert(
    fc.property(breakerRules, (a) => {
      const scenario = scenarioOf([callTo("a", { breaker: "a" })], { breakers: { a } });
      expect(closedBy(scenario, knobs)).toEqual([]);
      const chosen = rules.flatMap(({ label, options, edit }) =>
        options
          .filter(({ value }) => !opens(edit(scenario, value)))
          .map(({ value }) => `${label} ${value}`),
      );
      expect(chosen).toEqual([]);
    }),
    { numRuns: 25 },
  );
});
