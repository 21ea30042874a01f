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
  | "switch"
  | "choice";

export interface ProfileOption {
  /** The library's own name for it. */
  readonly name: string;
  readonly unit: Unit;
  /** The unit where it is another one in some kind of breaker, by what names the kind. */
  readonly unitIn?: { readonly [kind: string]: Unit };
  /** What holds when it is left out; null: nothing does, or it must be given. */
  readonly fallback: string | number | boolean | null;
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

/** The unit that an option has in the kind of breaker that a configuration is of. */
export function unitOf({ unit, unitIn = {} }: ProfileOption, config: ProfileConfig): Unit {
  const kind = Object.values(config).find((value) => typeof value === "string" && value in unitIn);
  return unitIn[String(kind)] ?? unit;
}

/** An option set to what the rules do not say, if the configuration has one. */
export function outside(profile: BreakerProfile, config: ProfileConfig): NotModelled | null {
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
