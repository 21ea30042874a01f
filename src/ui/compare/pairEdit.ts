/** One scenario twice, with a breaker's rules of one library each. */
import type { BreakerRules, Scenario } from "../../engine/scenario";
import type { BreakerProfile } from "../../profiles/breakerProfile";
import { BREAKER_PROFILES, breakerProfile } from "../../profiles/breakerProfiles";
import { formsOf, likenessOf, translationTo } from "../../profiles/likeness";
import type { Translation } from "../../profiles/translation";
import { soundRules } from "../breaker/soundRules";

/** Not an id of a library: the rules as they are now. */
export const PRESENT = "-now";

export interface Choice {
  readonly rules: BreakerRules;
  /** null: the rules stay as they are. */
  readonly translation: Translation | null;
}

/** What a library makes of the present rules; its own defaults where it cannot say them. */
export function choiceOf(id: string, present: BreakerRules): Choice {
  const profile = breakerProfile(id);
  if (profile === null) return { rules: present, translation: null };
  const near = translationTo(profile, present);
  const rules = soundRules(near, present);
  if (rules !== null) return { rules, translation: near };
  const own = { profile, config: formsOf(profile)[0] ?? {}, taken: [] };
  return { rules: soundRules(own, present) ?? present, translation: own };
}

/** What is offered beside the present rules: the first real library that they are not. */
export function firstOther(present: BreakerRules): BreakerProfile["id"] {
  const own = likenessOf(present)?.profile.id;
  const [textbook, ...libraries] = BREAKER_PROFILES;
  return libraries.find(({ id }) => id !== own)?.id ?? textbook?.id ?? PRESENT;
}

export function withBreakerRules(scenario: Scenario, key: string, rules: BreakerRules): Scenario {
  if (scenario.breakers[key] === rules) return scenario;
  return { ...scenario, breakers: { ...scenario.breakers, [key]: rules } };
}
