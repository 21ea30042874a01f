/** A step's scenario and its run: what its questions are asked of. */
import { type Plan, plan } from "../engine/plan";
import type { Run } from "../engine/result";
import type { Scenario } from "../engine/scenario";
import { simulate } from "../engine/simulate";
import type { Names } from "../texts/names";
import { edited } from "./edits";
import type { Lesson, Step } from "./lesson";

export interface Played {
  readonly scenario: Scenario;
  readonly plan: Plan;
  readonly run: Run;
  readonly names: Names;
}

/** The gallery's scenario of a name; null when there is none. */
export type NamedScenario = (name: string) => Scenario | null;

/** The scenario that a step starts from; null when it names one that there is not. */
export function startOf(
  lesson: Pick<Lesson, "scenarios">,
  step: Step,
  gallery: NamedScenario,
): Scenario | null {
  const { scenario, edits } = step.start;
  const named = typeof scenario === "string" ? scenarioNamed(lesson, scenario, gallery) : scenario;
  return named === null ? null : edited(named, edits);
}

function scenarioNamed(
  { scenarios = {} }: Pick<Lesson, "scenarios">,
  name: string,
  gallery: NamedScenario,
): Scenario | null {
  return Object.hasOwn(scenarios, name) ? (scenarios[name] ?? null) : gallery(name);
}

/** Throws `RunRefused` as `simulate` does. A session that has the run already gives it. */
export function played(scenario: Scenario, run: Run = simulate(scenario)): Played {
  const planned = plan(scenario);
  return {
    scenario,
    plan: planned,
    run,
    names: new Map(planned.hops.map(({ id, name }) => [id, name])),
  };
}
