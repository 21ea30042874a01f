/** What a breaker counts, when it judges, what its window keeps, and what it makes of late results. */
import { setBreaker } from "../../engine/edit";
import { LIMITS } from "../../engine/limits";
import type { BreakerPlan, Plan } from "../../engine/plan";
import type { Scenario, Trip } from "../../engine/scenario";
import type { AllTexts } from "../../texts/all";
import type { Texts } from "../../texts/en";
import { type BreakerRule, breakerRule } from "./breakerRule";
import type { Knob } from "./knob";
import { withTrip } from "./knobsOfTrip";
import { bucketKnobs, bucketRules } from "./rulesOfBuckets";

type Words = AllTexts["breakerRules"];
type Rated = Exclude<Trip, { readonly kind: "consecutive" }>;

const isRated = ({ trip }: BreakerPlan) => trip.kind !== "consecutive";

export function countingRules(key: string, words: Words): readonly BreakerRule[] {
  const rated = (scenario: Scenario, change: (trip: Rated) => Trip) =>
    withTrip(scenario, key, (trip) => (trip.kind === "consecutive" ? trip : change(trip)));
  return [
    breakerRule({
      label: words.opensAt,
      ways: words.opensAtWays,
      usual: "reached",
      read: (rules) =>
        isRated(rules) ? (rules.tripPlan.strict ? "exceeded" : "reached") : undefined,
      edit: (scenario, value) =>
        rated(scenario, ({ strict: _, ...trip }) =>
          value === "reached" ? trip : { ...trip, strict: true },
        ),
    }),
    breakerRule({
      label: words.rateIn,
      ways: words.rateInWays,
      usual: "share",
      read: (rules) => (isRated(rules) ? rules.tripPlan.rateIn : undefined),
      edit: (scenario, value) =>
        rated(scenario, ({ rateIn: _, ...trip }) =>
          value === "share" ? trip : { ...trip, rateIn: value },
        ),
    }),
    breakerRule({
      label: words.counted,
      ways: words.countedWays,
      usual: "results",
      read: (rules) => (isRated(rules) ? rules.tripPlan.counted : undefined),
      edit: (scenario, value) =>
        rated(scenario, ({ counted: _, ...trip }) =>
          value === "results" ? trip : { ...trip, counted: value },
        ),
    }),
    breakerRule({
      label: words.judgedOn,
      ways: words.judgedOnWays,
      usual: "results",
      read: (rules) => rules.tripPlan.judgedOn,
      edit: (scenario, value) =>
        withTrip(scenario, key, ({ judgedOn: _, ...trip }) =>
          value === "results" ? trip : { ...trip, judgedOn: value },
        ),
    }),
    ...bucketRules(key, words),
    breakerRule({
      label: words.hears,
      ways: words.hearsWays,
      usual: "closed",
      read: (rules) => rules.windowHears,
      edit: (scenario, value) =>
        setBreaker(scenario, key, { windowHears: value === "closed" ? undefined : value }),
    }),
    breakerRule({
      label: words.closing,
      ways: words.closingWays,
      usual: "empties",
      read: (rules) => (rules.closingEmpties ? "empties" : "keeps"),
      edit: (scenario, value) =>
        setBreaker(scenario, key, { closingEmpties: value === "empties" ? undefined : false }),
    }),
    breakerRule({
      label: words.boundary,
      ways: words.boundaryWays,
      usual: "through",
      read: (rules) => rules.atOpenTime,
      edit: (scenario, value) =>
        setBreaker(scenario, key, { atOpenTime: value === "through" ? undefined : value }),
    }),
    breakerRule({
      label: words.touched,
      ways: words.touchedWays,
      usual: "call",
      read: (rules) => (rules.movesWhenTouched ? "any" : "call"),
      edit: (scenario, value) =>
        setBreaker(scenario, key, { movesWhenTouched: value === "any" ? true : undefined }),
    }),
  ];
}

export function lateRules(key: string, words: Words): readonly BreakerRule[] {
  return [
    breakerRule({
      label: words.lateCalls,
      ways: words.lateWays,
      usual: "dropped",
      read: (rules) => (rules.countLateResults ? "counted" : "dropped"),
      // What probes do is kept as it is, though it is not written down.
      edit: (scenario, value) => {
        const rules = scenario.breakers[key];
        const probes = rules?.countLateProbes ?? rules?.countLateResults ?? false;
        const counts = value === "counted";
        return setBreaker(scenario, key, {
          countLateResults: counts ? true : undefined,
          countLateProbes: probes === counts ? undefined : probes,
        });
      },
    }),
    breakerRule({
      label: words.lateProbes,
      ways: words.lateWays,
      usual: "dropped",
      read: (rules) => (rules.countLateProbes ? "counted" : "dropped"),
      edit: (scenario, value) => {
        const counts = value === "counted";
        const asOthers = counts === (scenario.breakers[key]?.countLateResults ?? false);
        return setBreaker(scenario, key, { countLateProbes: asOthers ? undefined : counts });
      },
    }),
    breakerRule({
      label: words.lateActsOn,
      ways: words.lateActsOnWays,
      usual: "present",
      read: (rules) =>
        rules.countLateResults || rules.countLateProbes ? rules.lateActsOn : undefined,
      edit: (scenario, value) =>
        setBreaker(scenario, key, { lateActsOn: value === "present" ? undefined : value }),
    }),
    breakerRule({
      label: words.latePermit,
      ways: words.latePermitWays,
      usual: "none",
      read: (rules) => (rules.lateGivesPermit ? "back" : "none"),
      edit: (scenario, value) =>
        setBreaker(scenario, key, { lateGivesPermit: value === "back" ? true : undefined }),
    }),
  ];
}

export function countingKnobs(key: string, words: Words, texts: Texts): readonly Knob[] {
  const of = (read: (rules: BreakerPlan) => number | null | undefined) => (plan: Plan) => {
    const rules = plan.breakers[key];
    return rules === undefined ? undefined : read(rules);
  };
  const span = {
    unit: texts.controls.ms,
    from: 1,
    to: 20_000,
    limit: LIMITS.spanMs,
    step: 1,
    usual: null,
  };
  return [
    ...bucketKnobs(key, words, texts),
    {
      ...span,
      id: `breaker ${key} judged`,
      label: words.judgedEvery,
      whenSome: 1_000,
      read: of(({ tripPlan }) => tripPlan.judgedEveryMs),
      edit: (scenario, value) =>
        withTrip(scenario, key, ({ judgedEveryMs: _, ...trip }) =>
          value === null ? trip : { ...trip, judgedEveryMs: value },
        ),
    },
    {
      ...span,
      id: `breaker ${key} clear`,
      label: words.clearEvery,
      whenSome: 10_000,
      read: of(({ tripPlan }) => tripPlan.clearEveryMs),
      edit: (scenario, value) =>
        withTrip(scenario, key, ({ clearEveryMs: _, ...trip }) =>
          value === null ? trip : { ...trip, clearEveryMs: value },
        ),
    },
    {
      id: `breaker ${key} capacity`,
      label: words.capacity,
      unit: "",
      from: 1,
      to: 20,
      limit: LIMITS.arrivals,
      step: 1,
      whenSome: 10,
      usual: null,
      read: of(({ capacity }) => capacity),
      edit: (scenario, value) => setBreaker(scenario, key, { capacity: value ?? undefined }),
    },
    {
      ...span,
      id: `breaker ${key} warm-up`,
      label: words.warmUp,
      from: 0,
      usual: 0,
      read: of(({ warmUpMs }) => warmUpMs),
      edit: (scenario, value) =>
        setBreaker(scenario, key, { warmUpMs: value === null || value === 0 ? undefined : value }),
    },
  ];
}
