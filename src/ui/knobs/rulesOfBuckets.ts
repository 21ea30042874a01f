/** How a window in time ages: what a row of failures forgets, and the buckets it does it by. */
import { LIMITS } from "../../engine/limits";
import type { BreakerPlan, Plan } from "../../engine/plan";
import type { Buckets, Scenario, Trip } from "../../engine/scenario";
import type { AllTexts } from "../../texts/all";
import type { Texts } from "../../texts/en";
import { type BreakerRule, breakerRule } from "./breakerRule";
import type { Knob } from "./knob";
import { withTrip } from "./knobsOfTrip";

type Words = AllTexts["breakerRules"];

/** What a window that had none begins with. */
const FIRST_BUCKETS: Buckets = { count: 10, from: "epoch" };

/** The buckets that a trip ages by. Those without a window, and a row's window without them, do nothing. */
function bucketsOf(trip: Trip): Buckets | undefined {
  return trip.kind === "count" || trip.windowMs === undefined ? undefined : trip.buckets;
}

function withBuckets(scenario: Scenario, key: string, change: (buckets: Buckets) => Buckets) {
  return withTrip(scenario, key, (trip) => {
    const buckets = bucketsOf(trip);
    return trip.kind === "count" || buckets === undefined
      ? trip
      : { ...trip, buckets: change(buckets) };
  });
}

export function bucketRules(key: string, words: Words): readonly BreakerRule[] {
  return [
    breakerRule({
      label: words.bucketsFrom,
      ways: words.bucketsFromWays,
      usual: "epoch",
      read: ({ trip }) => bucketsOf(trip)?.from,
      // What is said of buckets that begin at results says nothing of others, and the reverse.
      edit: (scenario, from) =>
        withBuckets(scenario, key, ({ dropsOne, creditedAt, ...buckets }) => ({
          ...buckets,
          from,
          ...(from === "result" && dropsOne !== undefined && { dropsOne }),
          ...(from !== "result" && creditedAt !== undefined && { creditedAt }),
        })),
    }),
    breakerRule({
      label: words.creditedAt,
      ways: words.creditedAtWays,
      usual: "end",
      read: ({ trip }) => {
        const buckets = bucketsOf(trip);
        if (buckets === undefined || buckets.from === "result") return undefined;
        return buckets.creditedAt ?? "end";
      },
      edit: (scenario, value) =>
        withBuckets(scenario, key, ({ creditedAt: _, ...buckets }) =>
          value === "end" ? buckets : { ...buckets, creditedAt: value },
        ),
    }),
    breakerRule({
      label: words.dropsOne,
      ways: words.dropsOneWays,
      usual: "all",
      read: ({ trip }) => {
        const buckets = bucketsOf(trip);
        if (buckets?.from !== "result") return undefined;
        return buckets.dropsOne ? "one" : "all";
      },
      edit: (scenario, value) =>
        withBuckets(scenario, key, ({ dropsOne: _, ...buckets }) =>
          value === "all" ? buckets : { ...buckets, dropsOne: true },
        ),
    }),
  ];
}

export function bucketKnobs(key: string, words: Words, texts: Texts): readonly Knob[] {
  const of = (read: (rules: BreakerPlan) => number | null | undefined) => (plan: Plan) => {
    const rules = plan.breakers[key];
    return rules === undefined ? undefined : read(rules);
  };
  const count = {
    label: words.buckets,
    unit: "",
    from: 1,
    to: 20,
    limit: LIMITS.buckets,
    step: 1,
  };
  return [
    {
      id: `breaker ${key} forgets`,
      label: words.forgetsOlder,
      unit: texts.controls.ms,
      from: 1,
      to: 20_000,
      limit: LIMITS.spanMs,
      step: 1,
      whenSome: 10_000,
      usual: null,
      read: of(({ trip }) => {
        if (trip.kind !== "consecutive") return undefined;
        return bucketsOf(trip) === undefined ? null : trip.windowMs;
      }),
      edit: (scenario, windowMs) =>
        withTrip(scenario, key, (trip) => {
          if (trip.kind !== "consecutive") return trip;
          const { windowMs: _, buckets, ...endless } = trip;
          if (windowMs === null) return endless;
          return { ...endless, windowMs, buckets: buckets ?? FIRST_BUCKETS };
        }),
    },
    {
      ...count,
      id: `breaker ${key} buckets of a row`,
      read: of(({ trip }) => (trip.kind === "consecutive" ? bucketsOf(trip)?.count : undefined)),
      edit: (scenario, value) =>
        withBuckets(scenario, key, (buckets) => ({
          ...buckets,
          count: value ?? FIRST_BUCKETS.count,
        })),
    },
    {
      ...count,
      id: `breaker ${key} buckets`,
      whenSome: FIRST_BUCKETS.count,
      usual: null,
      read: of(({ trip }) => (trip.kind === "time" ? (trip.buckets?.count ?? null) : undefined)),
      edit: (scenario, value) =>
        withTrip(scenario, key, (trip) => {
          if (trip.kind !== "time") return trip;
          const { buckets, ...sliding } = trip;
          if (value === null) return sliding;
          return { ...sliding, buckets: { ...(buckets ?? FIRST_BUCKETS), count: value } };
        }),
    },
  ];
}
