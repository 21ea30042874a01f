/** A real library's breaker as data: its own options, and what they are in the engine's rules. */
import type { BreakerRules, Ms } from "../engine/scenario";
import type { ProfileConfig } from "./profileConfig";
import type { RetryProfile } from "./retryProfile";

export type Unit =
  | "ms"
  | "s"
  | "%"
  | "share"
  | "calls"
  | "calls/s"
  | "buckets"
  | "attempts"
  | "retries"
  | "times"
  | "switch"
  | "choice";

export interface ProfileOption {
  /** The library's own name for it. */
  readonly name: string;
  readonly unit: Unit;
  /** What holds when it is left out; null: nothing does, or it must be given. */
  readonly fallback: string | number | boolean | null;
  /** What a choice is made from, where it can be made on the page. */
  readonly choices?: readonly string[];
  /** The library itself throws at less. */
  readonly least?: number;
  /** The kinds of breaker or pause that have it; left out: all of them. */
  readonly kinds?: readonly string[];
  /** Its unit in the kinds where it is another. */
  readonly units?: { readonly [kind: string]: Unit };
  /** Options in whose presence it says nothing. */
  readonly unless?: readonly string[];
}

/** The options that tell a library's kinds of breaker apart, or its kinds of pause. */
const KINDS = ["breaker", "slidingWindowType", "backoff", "intervalFunction", "BackoffType"];

export const isKind = ({ name }: ProfileOption): boolean => KINDS.includes(name);

/** What stands for the kind in a configuration: the option written there, or the library's default. */
export function kindOf(config: ProfileConfig, options: readonly ProfileOption[]): string {
  const option = options.find(isKind);
  return option === undefined ? "" : String(config[option.name] ?? option.fallback);
}

/** The options that a configuration can have, each in the unit that it has there. */
export function optionsOf(
  { options }: Pick<BreakerProfile, "options">,
  config: ProfileConfig,
): readonly ProfileOption[] {
  const kind = kindOf(config, options);
  return options
    .filter(({ kinds, unless = [] }) => {
      const isOutdone = unless.some((name) => name in config);
      return !isOutdone && (kinds === undefined || kinds.includes(kind));
    })
    .map((option) => ({ ...option, unit: option.units?.[kind] ?? option.unit }));
}

/** Something of the library that the rules do not say. */
export interface NotModelled {
  readonly what: string;
  readonly why: string;
  /** Its options, by which a configuration that needs it is known. */
  readonly options: readonly string[];
  /** Values of theirs that ask for nothing out of the way. */
  readonly harmless?: readonly unknown[];
}

/** The rules that an own configuration comes to, or why it comes to none. */
export type Mapping =
  | { readonly ok: true; readonly rules: BreakerRules; readonly timeoutMs: Ms | null }
  | { readonly ok: false; readonly why: string };

export interface BreakerProfile {
  /** Public: it may stand in links. Also the name of its recordings. */
  readonly id: string;
  readonly name: string;
  readonly version: string;
  /** What the rules were checked against: recordings of the library, or its source alone. */
  readonly evidence: "recordings" | "source";
  readonly options: readonly ProfileOption[];
  readonly notModelled: readonly NotModelled[];
  /** Configurations that use rules which no recording shows. */
  readonly unrecorded: readonly ProfileConfig[];
  readonly map: (config: ProfileConfig) => Mapping;
  /** null: the library has no retry of its own, or this one is not described. */
  readonly retry: RetryProfile | null;
}

/** An option set to what the rules do not say, if the configuration has one. */
export function outside(
  profile: Pick<BreakerProfile, "notModelled">,
  config: ProfileConfig,
): NotModelled | null {
  const asks = ({ options, harmless = [] }: NotModelled) =>
    options.some((name) => ![undefined, null, false, ...harmless].includes(config[name]));
  return profile.notModelled.find(asks) ?? null;
}

/** The rules of a configuration, unless it asks for what is not modelled. */
export function mapConfig(profile: BreakerProfile, config: ProfileConfig): Mapping {
  const beyond = outside(profile, config);
  return beyond === null
    ? profile.map(config)
    : { ok: false, why: `${beyond.what}: ${beyond.why}` };
}
