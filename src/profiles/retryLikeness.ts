/**
 * Which libraries a call's retries behave like. Nothing in a scenario remembers it, and settings are
 * often those of several libraries under options of other names: the one nearest to its own defaults
 * comes first.
 */
import type { BackoffPlan, RetryPlan } from "../engine/plan";
import type { Retry } from "../engine/scenario";
import type { ProfileConfig } from "./profileConfig";
import { attemptsSaid, EVERY_ERROR, type RetryProfile, retryFrom } from "./retryProfile";
import { RETRY_PROFILES } from "./retryProfiles";

export interface RetryLikeness {
  readonly profile: RetryProfile;
  readonly config: ProfileConfig;
}

/** What decides the pauses: the rest says nothing, whatever it stands at. */
function pausesOf({ kind, baseMs, factor = 2, maxMs = null, jitter = "none" }: Written): string {
  if (jitter === "decorrelated") return JSON.stringify([jitter, baseMs, maxMs]);
  return JSON.stringify(kind === "fixed" ? [jitter, baseMs] : [jitter, baseMs, maxMs, factor]);
}
type Written = Retry["backoff"] | BackoffPlan;

/** The library's own options, read back from the settings; null: it has none that come to them. */
function likenessTo(profile: RetryProfile, retry: RetryPlan): RetryLikeness | null {
  const { attempts, handles } = profile;
  const pauses = profile.optionsFor(retry.backoff);
  if (pauses === null || retry.honourRetryAfter || retry.resetBudget || retry.minUsefulMs > 0) {
    return null;
  }
  const retried = EVERY_ERROR.filter((one) => retry.retryOn.includes(one));
  const config: ProfileConfig = {
    [attempts.option]: attemptsSaid(profile, retry.maxAttempts),
    ...pauses,
    ...(String(retried) !== String(handles.fallback) && { [handles.option]: retried }),
  };
  const back = retryFrom(profile, config);
  const isSame = back !== null && pausesOf(back.backoff) === pausesOf(retry.backoff);
  return isSame ? { profile, config } : null;
}

/** How many of its options are not as the library has them by default. */
function asked({ profile, config }: RetryLikeness): number {
  return profile.options.filter(
    ({ name, fallback }) => config[name] !== undefined && config[name] !== fallback,
  ).length;
}

/** Empty: the settings are nobody's but the scenario's own. */
export function retryLikenesses(retry: RetryPlan): readonly RetryLikeness[] {
  return RETRY_PROFILES.flatMap((profile) => likenessTo(profile, retry) ?? []).sort(
    (a, b) => asked(a) - asked(b),
  );
}

/** A library as it is by default; where it sets no limit, with as many attempts as there are. */
export function retryDefaults(profile: RetryProfile, inAll: number): RetryLikeness {
  const { option, fallback } = profile.attempts;
  const [form = {}] = profile.forms;
  return { profile, config: { [option]: fallback ?? attemptsSaid(profile, inAll), ...form } };
}

/** By which of its options the library sets a knob, by the last words of the knob's id. */
const NAMED: { readonly [profile: string]: { readonly [knob: string]: readonly string[] } } = {
  cockatiel: { pause: ["interval", "initialDelay"], "longest pause": ["maxDelay"] },
  resilience4j: {
    pause: ["waitDuration", "initialInterval"],
    factor: ["multiplier"],
    "longest pause": ["maxInterval"],
  },
  "failsafe-go": {
    pause: ["WithDelay", "delay"],
    factor: ["delayFactor"],
    "longest pause": ["maxDelay"],
  },
  polly8: { pause: ["Delay"], "longest pause": ["MaxDelay"] },
};

/** null: the library has nothing that it is set by, or this configuration has not. */
export function retryOptionOfKnob({ profile, config }: RetryLikeness, knob: string): string | null {
  const names = knob === "attempts" ? [profile.attempts.option] : NAMED[profile.id]?.[knob];
  return names?.find((name) => name in config) ?? null;
}
