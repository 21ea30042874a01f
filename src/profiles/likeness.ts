/**
 * Which library a breaker behaves like. Nothing remembers it: the rules are those of a library when
 * some of its own options come to exactly these rules.
 */
import { breakerPlan } from "../engine/plan";
import type { BreakerRules } from "../engine/scenario";
import { type BreakerProfile, mapConfig } from "./breakerProfile";
import { BREAKER_PROFILES } from "./breakerProfiles";
import { OWN_OPTIONS } from "./ownOptions";
import type { ProfileConfig } from "./profileConfig";
import { type Translation, translated } from "./translation";

export interface Likeness {
  readonly profile: BreakerProfile;
  readonly config: ProfileConfig;
}

/** What must be given because the library has no defaults; the first is what is offered. */
const FORMS: { readonly [profile: string]: readonly ProfileConfig[] } = {
  cockatiel: cockatielForms(),
  cockatiel4: cockatielForms(),
  resilience4j: [{}, { slidingWindowType: "TIME_BASED" }],
};

function cockatielForms(): readonly ProfileConfig[] {
  return [
    { breaker: "ConsecutiveBreaker", threshold: 5, halfOpenAfter: 10_000 },
    { breaker: "CountBreaker", threshold: 0.5, size: 10, halfOpenAfter: 10_000 },
    { breaker: "SamplingBreaker", threshold: 0.5, duration: 10_000, halfOpenAfter: 10_000 },
  ];
}

export function formsOf({ id }: BreakerProfile): readonly ProfileConfig[] {
  return FORMS[id] ?? [{}];
}

/** The same behaviour, whatever is written out and whatever is left to its default. */
function isSame(a: BreakerRules, b: BreakerRules): boolean {
  const told = ({ placement: _, ...rules }: BreakerRules) => inOrder(breakerPlan("", rules));
  return told(a) === told(b);
}

function inOrder(value: unknown): string {
  return JSON.stringify(value, (_, part) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** Its own options, read back from the rules. */
function configFrom(
  { id }: BreakerProfile,
  form: ProfileConfig,
  rules: BreakerRules,
): ProfileConfig {
  const read = (OWN_OPTIONS[id] ?? []).flatMap((option) => {
    const value = option.read(rules);
    return value === undefined ? [] : [[option.name, value] as const];
  });
  return { ...form, ...Object.fromEntries(read) };
}

/** null: the rules are nobody's but the scenario's own. */
export function likenessOf(written: BreakerRules): Likeness | null {
  const { trip, openMs, ...rest } = written;
  const rules: BreakerRules = {
    ...rest,
    trip: trip ?? { kind: "consecutive", failures: 3 },
    openMs: openMs ?? 10_000,
  };
  const comesToThem = ({ profile, config }: Likeness) => {
    const mapped = mapConfig(profile, config);
    return mapped.ok && isSame(mapped.rules, rules);
  };
  for (const profile of BREAKER_PROFILES) {
    for (const form of formsOf(profile)) {
      const likeness = { profile, config: configFrom(profile, form, rules) };
      if (comesToThem(likeness)) return likeness;
    }
  }
  for (const profile of BREAKER_PROFILES) {
    const { config } = translated(profile, formsOf(profile), rules, true);
    if (comesToThem({ profile, config })) return { profile, config };
  }
  return null;
}

/** Libraries in which it is somebody's choice how many probes there are. */
const CHOOSES_PERMITS = ["resilience4j", "gobreaker"];

/** A library under options that come as near to these rules as its own can. */
export function translationTo(profile: BreakerProfile, rules: BreakerRules): Translation {
  const from = likenessOf(rules);
  const permits = from === null || CHOOSES_PERMITS.includes(from.profile.id);
  return translated(profile, formsOf(profile), rules, permits);
}

/** The rules of a library, where the breaker stands as it stood; null: they cannot be said. */
export function rulesLike(
  { profile, config }: Likeness,
  before: BreakerRules,
): BreakerRules | null {
  const mapped = mapConfig(profile, config);
  if (!mapped.ok) return null;
  const { placement } = before;
  return { ...mapped.rules, ...(placement !== undefined && { placement }) };
}
