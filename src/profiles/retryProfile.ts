/** A library's retries as data: its own options, and what they are in the engine's settings. */

import { RETRIED } from "../engine/callPlan";
import { LIMITS } from "../engine/limits";
import type { BackoffPlan } from "../engine/plan";
import type { AttemptStatus, Backoff, Retry } from "../engine/scenario";
import type { NotModelled, ProfileOption } from "./breakerProfile";
import { numberIn, type ProfileConfig } from "./profileConfig";

export type Retried = Exclude<AttemptStatus, "ok">;

/** Libraries retry every error unless told otherwise. */
export const EVERY_ERROR: readonly Retried[] = RETRIED;

export interface RetryProfile {
  readonly id: string;
  readonly name: string;
  readonly version: string;
  readonly attempts: {
    readonly option: string;
    /** What the option counts: all attempts, or those after the first. */
    readonly counts: "attempts" | "retries";
    /** null: no limit. */
    readonly fallback: number | null;
  };
  /** The option that says what is retried, and what is without it. */
  readonly handles: { readonly option: string; readonly fallback: readonly Retried[] };
  readonly options: readonly ProfileOption[];
  /** Its kinds of pause, each by default; the first is what it does when nothing is asked for. */
  readonly forms: readonly ProfileConfig[];
  readonly notModelled: readonly NotModelled[];
  /** null: it takes no such options. */
  readonly backoffOf: (config: ProfileConfig) => Backoff | null;
  /** The options that come to these pauses; null: it has none that do. */
  readonly optionsFor: (backoff: BackoffPlan) => ProfileConfig | null;
  /** Whether the longest pause is taken before chance or after it; null: there is no chance. */
  readonly capOf: (config: ProfileConfig) => "before" | "after" | null;
}

/** Attempts in all, as the engine counts them. */
export function attemptsInAll({ attempts }: RetryProfile, value: number): number {
  return attempts.counts === "attempts" ? value : value + 1;
}

/** What the library's own option says for so many attempts in all. */
export function attemptsSaid({ attempts }: RetryProfile, inAll: number): number {
  return attempts.counts === "attempts" ? inAll : inAll - 1;
}

function handledIn({ handles }: RetryProfile, config: ProfileConfig): readonly Retried[] {
  const given = config[handles.option];
  return Array.isArray(given) ? EVERY_ERROR.filter((one) => given.includes(one)) : handles.fallback;
}

/** The settings of a configuration, whole; null: the library takes no such configuration. */
export function retryFrom(profile: RetryProfile, config: ProfileConfig): Retry | null {
  const { option, fallback } = profile.attempts;
  const backoff = profile.backoffOf(config);
  if (backoff === null) return null;
  const attempts =
    fallback === null && !(option in config)
      ? LIMITS.maxAttempts
      : attemptsInAll(profile, numberIn(config, option, fallback ?? 0));
  return {
    maxAttempts: attempts,
    backoff,
    // A wait that the answer names takes a function of one's own in each of them.
    honourRetryAfter: false,
    retryOn: handledIn(profile, config),
  };
}
