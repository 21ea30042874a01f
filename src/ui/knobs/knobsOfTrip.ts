/** The knobs of what opens a breaker by a window: how much it holds, which share, how slow is slow. */
import { setBreaker } from "../../engine/edit";
import { LIMITS } from "../../engine/limits";
import type { BreakerPlan, Plan } from "../../engine/plan";
import type { Scenario, Trip } from "../../engine/scenario";
import type { Texts } from "../../texts/en";
import type { Knob } from "./knob";

type Rated = Exclude<Trip, { readonly kind: "consecutive" }>;

/** What each kind begins with when it is chosen. */
export const FIRST_TRIP: { readonly [kind in Trip["kind"]]: Trip } = {
  consecutive: { kind: "consecutive", failures: 3 },
  count: { kind: "count", size: 10, failureRate: 0.5, minCalls: 5 },
  time: { kind: "time", windowMs: 10_000, failureRate: 0.5, minCalls: 5 },
};

export function withTrip(scenario: Scenario, key: string, change: (trip: Trip) => Trip): Scenario {
  const rules = scenario.breakers[key];
  if (rules === undefined) return scenario;
  const before = rules.trip ?? FIRST_TRIP.consecutive;
  const trip = change(before);
  return trip === before ? scenario : setBreaker(scenario, key, { trip });
}

function withRated(scenario: Scenario, key: string, change: (trip: Rated) => Trip): Scenario {
  return withTrip(scenario, key, (trip) => (trip.kind === "consecutive" ? trip : change(trip)));
}

/** A share is turned in whole percents. */
const percents = (share: number) => Math.round(share * 1e4) / 100;

/** A window is never to be fuller than it can be before it judges. */
function sized(trip: Extract<Trip, { readonly kind: "count" }>, size: number): Trip {
  const { minCalls } = trip;
  return minCalls === undefined || minCalls <= size
    ? { ...trip, size }
    : { ...trip, size, minCalls: size };
}

export function tripKnobs(key: string, texts: Texts): readonly Knob[] {
  const words = texts.knobs;
  const of =
    (read: (trip: Rated, rules: BreakerPlan) => number | null | undefined) => (plan: Plan) => {
      const rules = plan.breakers[key];
      return rules === undefined || rules.trip.kind === "consecutive"
        ? undefined
        : read(rules.trip, rules);
    };
  const share = { unit: "%", from: 0, to: 100, limit: 100, step: 1 };
  const calls = { unit: "", limit: LIMITS.arrivals, step: 1 };
  return [
    {
      ...calls,
      id: `breaker ${key} size`,
      label: words.windowSize,
      from: 1,
      to: 20,
      read: of((trip) => (trip.kind === "count" ? trip.size : undefined)),
      edit: (scenario, value) =>
        withRated(scenario, key, (trip) =>
          trip.kind === "count" ? sized(trip, value ?? 10) : trip,
        ),
    },
    {
      id: `breaker ${key} window`,
      label: words.windowLength,
      unit: texts.controls.ms,
      from: 1,
      to: 20_000,
      limit: LIMITS.spanMs,
      step: 1,
      read: of((trip) => (trip.kind === "time" ? trip.windowMs : undefined)),
      edit: (scenario, value) =>
        withRated(scenario, key, (trip) =>
          trip.kind === "time" ? { ...trip, windowMs: value ?? 10_000 } : trip,
        ),
    },
    {
      ...share,
      id: `breaker ${key} rate`,
      label: words.failureRate,
      read: of((trip) => (trip.failures === undefined ? percents(trip.failureRate) : undefined)),
      edit: (scenario, value) =>
        withRated(scenario, key, (trip) => ({ ...trip, failureRate: (value ?? 50) / 100 })),
    },
    {
      ...calls,
      id: `breaker ${key} failures in window`,
      label: words.windowFailures,
      from: 1,
      to: 10,
      whenSome: 3,
      usual: null,
      read: of((trip) => trip.failures ?? null),
      edit: (scenario, value) =>
        withRated(scenario, key, ({ failures: _, ...trip }) =>
          value === null ? trip : { ...trip, failures: value },
        ),
    },
    {
      ...calls,
      id: `breaker ${key} minimum`,
      label: words.minCalls,
      from: 0,
      to: 20,
      read: of((_, { tripPlan }) => tripPlan.minCalls),
      edit: (scenario, value) =>
        withRated(scenario, key, (trip) => ({
          ...trip,
          minCalls: trip.kind === "count" ? Math.min(value ?? 1, trip.size) : (value ?? 1),
        })),
    },
    {
      id: `breaker ${key} slow`,
      label: words.slowMs,
      unit: texts.controls.ms,
      from: 0,
      to: 1_000,
      limit: LIMITS.spanMs,
      step: 1,
      whenSome: 500,
      usual: null,
      read: of((trip) => trip.slowMs ?? null),
      edit: (scenario, value) =>
        withRated(scenario, key, ({ slowMs: _, slowRate, ...trip }) =>
          value === null ? trip : { ...trip, slowMs: value, slowRate: slowRate ?? 1 },
        ),
    },
    {
      ...share,
      id: `breaker ${key} slow rate`,
      label: words.slowRate,
      whenSome: 100,
      usual: null,
      read: of(({ slowMs, slowRate }) =>
        slowRate !== undefined ? percents(slowRate) : slowMs === undefined ? undefined : null,
      ),
      edit: (scenario, value) =>
        withRated(scenario, key, ({ slowRate: _, ...trip }) =>
          value === null ? trip : { ...trip, slowRate: value / 100 },
        ),
    },
  ];
}
