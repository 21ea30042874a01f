import { setBreaker } from "../../engine/edit";
import { LIMITS } from "../../engine/limits";
import type { BreakerPlan, Plan } from "../../engine/plan";
import type { Scenario } from "../../engine/scenario";
import type { Texts } from "../../texts/en";
import { roundUp } from "../controls/widened";
import type { Knob } from "./knob";
import { tripKnobs, withTrip } from "./knobsOfTrip";

/** Counts the format has no limit of its own for: the most that can matter is every request. */
const MOST = LIMITS.arrivals;

export interface BreakerKnobs {
  readonly common: readonly Knob[];
  readonly openBackoff: readonly Knob[];
}

/** `openedMs`: the open time it was opened with, which sets the end of the slider. */
export function breakerKnobs(key: string, texts: Texts, openedMs: number): BreakerKnobs {
  const words = texts.knobs;
  const of = (read: (rules: BreakerPlan) => number | null | undefined) => (plan: Plan) => {
    const rules = plan.breakers[key];
    return rules === undefined ? undefined : read(rules);
  };
  const count = { unit: "", from: 1, to: 10, limit: MOST, step: 1 };
  const span = { unit: texts.controls.ms, limit: LIMITS.spanMs, step: 1 };
  const toMs = Math.min(LIMITS.spanMs, roundUp(Math.max(1_000, openedMs * 1.5)));
  return {
    common: [
      {
        ...count,
        id: `breaker ${key} failures`,
        label: words.failures,
        usual: 3,
        read: of(({ trip }) => (trip.kind === "consecutive" ? trip.failures : undefined)),
        edit: (scenario, value) =>
          withTrip(scenario, key, (trip) =>
            trip.kind === "consecutive" ? { ...trip, failures: value ?? 3 } : trip,
          ),
      },
      ...tripKnobs(key, texts),
      {
        ...span,
        id: `breaker ${key} open`,
        label: words.openTime,
        from: 1,
        to: toMs,
        usual: 10_000,
        read: of((rules) => (rules.openStepsMs === null ? rules.openMs : undefined)),
        edit: (scenario, value) => setBreaker(scenario, key, { openMs: value ?? undefined }),
      },
      {
        ...count,
        id: `breaker ${key} permits`,
        label: words.permits,
        to: 5,
        usual: 1,
        read: of((rules) => rules.permits),
        edit: (scenario, value) => setHalfOpen(scenario, key, { permits: value ?? 1 }),
      },
      {
        ...count,
        id: `breaker ${key} successes`,
        label: words.successes,
        to: 5,
        usual: 1,
        read: of((rules) => (rules.verdict === null ? rules.successesToClose : undefined)),
        edit: (scenario, value) => setHalfOpen(scenario, key, { successesToClose: value ?? 1 }),
      },
    ],
    openBackoff: [
      {
        id: `breaker ${key} factor`,
        label: words.openFactor,
        unit: texts.controls.times,
        from: 1,
        to: 5,
        limit: LIMITS.factor,
        step: 0.1,
        read: of((rules) => rules.openBackoff?.factor),
        edit: (scenario, value) => setOpenBackoff(scenario, key, { factor: value ?? 1 }),
      },
      {
        ...span,
        id: `breaker ${key} longest`,
        label: words.longestOpen,
        from: 1,
        to: Math.min(LIMITS.spanMs, toMs * 4),
        whenSome: Math.min(LIMITS.spanMs, toMs * 2),
        usual: null,
        read: of((rules) => (rules.openBackoff === null ? undefined : rules.openBackoff.maxMs)),
        edit: (scenario, value) => setOpenBackoff(scenario, key, { maxMs: value ?? undefined }),
      },
    ],
  };
}

function setHalfOpen(
  scenario: Scenario,
  key: string,
  change: { permits?: number; successesToClose?: number },
): Scenario {
  const halfOpen = { ...scenario.breakers[key]?.halfOpen, ...change };
  return setBreaker(scenario, key, { halfOpen });
}

function setOpenBackoff(
  scenario: Scenario,
  key: string,
  change: { factor?: number; maxMs?: number | undefined },
): Scenario {
  const before = scenario.breakers[key]?.openBackoff ?? { factor: 2 };
  const { factor, maxMs } = { ...before, ...change };
  return setBreaker(scenario, key, {
    openBackoff: { factor, ...(maxMs !== undefined && { maxMs }) },
  });
}
