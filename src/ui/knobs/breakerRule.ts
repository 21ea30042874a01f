/** A rule of a breaker that has a few named values, as data: a field and a fact come from it. */
import { setBreaker } from "../../engine/edit";
import type { BreakerPlan } from "../../engine/plan";
import type { HalfOpen, Scenario } from "../../engine/scenario";
import type { SelectOption } from "../controls/SelectOptions";

export interface BreakerRule {
  readonly label: string;
  readonly options: readonly SelectOption<string>[];
  /** Its value where nobody wrote one down. */
  readonly usual: string;
  /** undefined: there is nothing to choose in this breaker. */
  readonly read: (rules: BreakerPlan) => string | undefined;
  readonly edit: (scenario: Scenario, value: string) => Scenario;
}

/** `read` and `edit` agree on the values, whose words are `ways`. */
export function breakerRule<T extends string>(rule: {
  readonly label: string;
  readonly ways: { readonly [value in T]: string };
  readonly usual: T;
  readonly read: (rules: BreakerPlan) => T | undefined;
  readonly edit: (scenario: Scenario, value: T) => Scenario;
}): BreakerRule {
  const { label, ways, usual, read, edit } = rule;
  const values = Object.keys(ways) as T[];
  return {
    label,
    options: values.map((value) => ({ value, label: ways[value] })),
    usual,
    read,
    edit: (scenario, wanted) => {
      const value = values.find((each) => each === wanted);
      return value === undefined ? scenario : edit(scenario, value);
    },
  };
}

/** Those that are not as usual: `Closing keeps the window`. */
export function ruleFacts(choices: readonly BreakerRule[], rules: BreakerPlan): readonly string[] {
  return choices.flatMap(({ label, options, usual, read }) => {
    const value = read(rules);
    if (value === undefined || value === usual) return [];
    return [`${label} ${options.find((option) => option.value === value)?.label ?? value}`];
  });
}

type Change = { readonly [K in keyof HalfOpen]?: HalfOpen[K] | undefined };

/** Of half-open only this: undefined takes a rule away. */
export function setHalfOpen(scenario: Scenario, key: string, change: Change): Scenario {
  const before = scenario.breakers[key]?.halfOpen;
  const next = Object.fromEntries(
    Object.entries({ ...before, ...change }).filter(([, value]) => value !== undefined),
  ) as HalfOpen;
  const isEmpty = Object.keys(next).length === 0;
  return setBreaker(scenario, key, { halfOpen: isEmpty ? undefined : next });
}
