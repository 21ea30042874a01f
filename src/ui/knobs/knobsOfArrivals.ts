import { setOperation } from "../../engine/edit";
import { LIMITS } from "../../engine/limits";
import type { Arrivals, Scenario } from "../../engine/scenario";
import type { Texts } from "../../texts/en";
import { roundUp } from "../controls/widened";
import type { Knob } from "./knob";

/** Requests every so often; `now` bounds what the last of them may be. */
export function arrivalKnobs(texts: Texts, now: Arrivals, opened: Arrivals): readonly Knob[] {
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

export function everyOf(arrivals: Arrivals): { everyMs: number; count: number } | null {
  return "everyMs" in arrivals ? arrivals : null;
}

function setEvery(scenario: Scenario, change: { everyMs?: number; count?: number }): Scenario {
  const every = everyOf(scenario.arrivals);
  return every === null ? scenario : setOperation(scenario, { arrivals: { ...every, ...change } });
}
