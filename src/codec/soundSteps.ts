/** What of a lesson can be played although other parts of it cannot be read. */

import { type LessonFile, step as stepGrammar } from "./lessonGrammar";
import { readShape } from "./readShape";
import { scenario as scenarioGrammar } from "./scenarioGrammar";
import { brokenRules } from "./scenarioRules";
import { isObject } from "./shapes";

/** The steps keep their places; null: this one cannot be read, or its scenario is broken. */
export interface SoundSteps {
  readonly scenarios: NonNullable<LessonFile["scenarios"]>;
  readonly steps: readonly (LessonFile["steps"][number] | null)[];
}

/** `value` is plain data, and may be anything. A newer version says other things by the same words. */
export function soundSteps(value: unknown): SoundSteps {
  if (!isObject(value)) return NOTHING;
  const { version, scenarios, steps }: { readonly [key: string]: unknown } = { ...value };
  if (version !== 1 || !Array.isArray(steps)) return NOTHING;
  const named = Object.entries(isObject(scenarios) ? scenarios : {});
  const broken = new Set(named.filter(([, each]) => !isSound(each)).map(([name]) => name));
  const sound = named.filter(([name]) => !broken.has(name));
  return {
    scenarios: Object.fromEntries(sound) as SoundSteps["scenarios"],
    steps: steps.map((each: unknown) => {
      const read = readShape(stepGrammar, each);
      if (!read.ok) return null;
      const { scenario } = read.value.start;
      const plays = typeof scenario === "string" ? !broken.has(scenario) : isSound(scenario);
      return plays ? read.value : null;
    }),
  };
}

const NOTHING: SoundSteps = { scenarios: {}, steps: [] };

function isSound(scenario: unknown): boolean {
  const read = readShape(scenarioGrammar, scenario);
  return read.ok && brokenRules(read.value).length === 0;
}
