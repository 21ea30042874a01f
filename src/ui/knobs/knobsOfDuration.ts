import { LIMITS } from "../../engine/limits";
import type { Duration, Ms, Scenario } from "../../engine/scenario";
import type { Texts } from "../../texts/en";
import { type DurationKind, kindOf } from "./durationKind";
import type { Knob } from "./knob";

/** Where a duration stands in a scenario. */
export interface DurationPlace {
  /** Names the knobs, as a knob's own id does. */
  readonly id: string;
  readonly label: string;
  readonly read: (scenario: Scenario) => Duration | undefined;
  readonly edit: (scenario: Scenario, duration: Duration) => Scenario;
}

/** The numbers of a duration of this kind. Turning one past the other takes the other along. */
export function durationKnobs(
  { id, label, read, edit }: DurationPlace,
  kind: DurationKind,
  texts: Texts,
  scaleMs: Ms,
): readonly Knob[] {
  const words = texts.durations;
  const span = { unit: texts.controls.ms, from: 0, to: scaleMs, limit: LIMITS.spanMs, step: 1 };
  const knob = (
    part: string,
    name: string,
    least: Ms,
    numberOf: (duration: Duration) => Ms | undefined,
    changed: (duration: Duration, ms: Ms) => Duration,
  ): Knob => ({
    ...span,
    id: part === "" ? id : `${id} ${part}`,
    label: name,
    from: least,
    read: (_, scenario) => {
      const duration = read(scenario);
      return duration === undefined ? undefined : numberOf(duration);
    },
    edit: (scenario, value) => {
      const duration = read(scenario);
      // Of another kind by now: a number of this one does not replace it.
      if (duration === undefined || numberOf(duration) === undefined) return scenario;
      return edit(scenario, changed(duration, value ?? least));
    },
  });
  switch (kind) {
    case "fixed":
      return [
        knob(
          "",
          label,
          0,
          (now) => (typeof now === "number" ? now : undefined),
          (_, ms) => ms,
        ),
      ];
    case "lognormal":
      return [
        knob(
          "p50",
          words.p50,
          1,
          (now) => logNormalOf(now)?.p50,
          (now, p50) => ({
            p50,
            p99: Math.max(p50, logNormalOf(now)?.p99 ?? p50),
          }),
        ),
        knob(
          "p99",
          words.p99,
          1,
          (now) => logNormalOf(now)?.p99,
          (now, p99) => ({
            p50: Math.min(p99, logNormalOf(now)?.p50 ?? p99),
            p99,
          }),
        ),
      ];
    case "uniform":
      return [
        knob(
          "shortest",
          words.shortest,
          0,
          (now) => uniformOf(now)?.[0],
          (now, ms) => ({
            uniform: [ms, Math.max(ms, uniformOf(now)?.[1] ?? ms)],
          }),
        ),
        knob(
          "longest",
          words.longest,
          0,
          (now) => uniformOf(now)?.[1],
          (now, ms) => ({
            uniform: [Math.min(ms, uniformOf(now)?.[0] ?? ms), ms],
          }),
        ),
      ];
    case "samples":
      return [];
  }
}

/** The kind at a place; undefined where nothing takes time. */
export function kindAt(place: DurationPlace, scenario: Scenario): DurationKind | undefined {
  const duration = place.read(scenario);
  return duration === undefined ? undefined : kindOf(duration);
}

function logNormalOf(duration: Duration) {
  return typeof duration === "object" && "p50" in duration ? duration : undefined;
}

function uniformOf(duration: Duration) {
  return typeof duration === "object" && "uniform" in duration ? duration.uniform : undefined;
}
