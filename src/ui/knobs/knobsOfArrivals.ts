import { setOperation } from "../../engine/edit";
import { LIMITS } from "../../engine/limits";
import type { Arrivals, Scenario } from "../../engine/scenario";
import type { Texts } from "../../texts/en";
import { roundUp } from "../controls/widened";
import { highestRate, longestForMs } from "./arrivalEdit";
import type { Knob } from "./knob";

type Poisson = Extract<Arrivals, { readonly poissonPerSecond: unknown }>;

/** Requests by a rule; `now` bounds what the last of them may be. */
export function arrivalKnobs(texts: Texts, now: Arrivals, opened: Arrivals): readonly Knob[] {
  if ("poissonPerSecond" in now) return poissonKnobs(texts, now, opened);
  const every = everyOf(now);
  if (every === null) return [];
  const before = everyOf(opened) ?? every;
  return [
    {
      id: "requests every",
      label: texts.knobs.every,
      unit: texts.controls.ms,
      from: 1,
      to: roundUp(Math.max(100, before.everyMs * 2)),
      limit: Math.min(LIMITS.spanMs, Math.floor(LIMITS.momentMs / Math.max(1, every.count - 1))),
      step: 1,
      read: (_, scenario) => everyOf(scenario.arrivals)?.everyMs,
      edit: (scenario, value) => setEvery(scenario, { everyMs: value ?? every.everyMs }),
    },
    {
      id: "requests count",
      label: texts.knobs.count,
      unit: "",
      from: 1,
      to: roundUp(Math.max(10, before.count * 2)),
      limit: Math.min(LIMITS.arrivals, Math.floor(LIMITS.momentMs / every.everyMs) + 1),
      step: 1,
      read: (_, scenario) => everyOf(scenario.arrivals)?.count,
      edit: (scenario, value) => setEvery(scenario, { count: value ?? every.count }),
      weight: (value) => value / every.count,
    },
  ];
}

/** Requests at random: how many in a second on average, and for how long. */
function poissonKnobs(texts: Texts, now: Poisson, opened: Arrivals): readonly Knob[] {
  const before = poissonOf(opened) ?? now;
  return [
    {
      id: "requests per second",
      label: texts.knobs.perSecond,
      unit: texts.knobs.perSecondUnit,
      from: 1,
      to: roundUp(Math.max(10, before.poissonPerSecond * 2)),
      limit: highestRate(now.forMs),
      step: 1,
      read: (_, scenario) => poissonOf(scenario.arrivals)?.poissonPerSecond,
      edit: (scenario, value) => setPoisson(scenario, { poissonPerSecond: value ?? 1 }),
      weight: (value) => value / now.poissonPerSecond,
    },
    {
      id: "requests for",
      label: texts.knobs.forMs,
      unit: texts.controls.ms,
      from: 0,
      to: roundUp(Math.max(1_000, before.forMs * 2)),
      limit: longestForMs(now.poissonPerSecond),
      step: 1,
      read: (_, scenario) => poissonOf(scenario.arrivals)?.forMs,
      edit: (scenario, value) => setPoisson(scenario, { forMs: value ?? 0 }),
      weight: (value) => value / Math.max(1, now.forMs),
    },
  ];
}

export function poissonOf(arrivals: Arrivals): Poisson | null {
  return "poissonPerSecond" in arrivals ? arrivals : null;
}

function setPoisson(scenario: Scenario, change: Partial<Poisson>): Scenario {
  const poisson = poissonOf(scenario.arrivals);
  if (poisson === null) return scenario;
  return setOperation(scenario, { arrivals: { ...poisson, ...change } });
}

export function everyOf(arrivals: Arrivals): { everyMs: number; count: number } | null {
  return "everyMs" in arrivals ? arrivals : null;
}

function setEvery(scenario: Scenario, change: { everyMs?: number; count?: number }): Scenario {
  const every = everyOf(scenario.arrivals);
  return every === null ? scenario : setOperation(scenario, { arrivals: { ...every, ...change } });
}
