/** How true the profiles are: what recordings say of each library, and of each of its rules. */
import { type BreakerProfile, mapConfig } from "./breakerProfile";
import { FIDELITY_RULES, type FidelityRule } from "./fidelityRules";
import type { ProfileConfig } from "./profileConfig";
import {
  type Agreement,
  RECORDED_EPOCH_MS,
  type Recording,
  replay,
  replayRules,
  type StepDifference,
} from "./recording";

export interface LibraryRun {
  readonly library: string;
  readonly recordings: number;
  readonly agree: number;
  readonly differ: readonly { readonly id: string; readonly first: StepDifference }[];
  readonly notModelled: readonly { readonly id: string; readonly why: string }[];
}

export function runLibrary(profile: BreakerProfile, recordings: readonly Recording[]): LibraryRun {
  const answers = recordings.map((recording): [string, Agreement] => [
    recording.id,
    replay(profile, recording),
  ]);
  return {
    library: profile.id,
    recordings: recordings.length,
    agree: answers.filter(([, { kind }]) => kind === "agrees").length,
    differ: answers.flatMap(([id, answer]) =>
      answer.kind === "differs" ? [{ id, first: answer.first }] : [],
    ),
    notModelled: answers.flatMap(([id, answer]) =>
      answer.kind === "not-modelled" ? [{ id, why: answer.why }] : [],
    ),
  };
}

/** What is known of one rule of a library. */
export interface RuleFidelity {
  readonly rule: string;
  /** Proved by recordings that would not agree without it; else read in the library's source alone. */
  readonly standing: "proved" | "source";
  /** How many recordings prove it. */
  readonly proofs: number;
}

export interface LibraryFidelity {
  readonly library: string;
  readonly recordings: number;
  readonly agree: number;
  readonly differ: number;
  readonly notModelled: number;
  readonly rules: readonly RuleFidelity[];
}

/** Which rules of a library the recordings prove, by having each otherwise in turn. */
export function libraryFidelity(
  profile: BreakerProfile,
  recordings: readonly Recording[],
): LibraryFidelity {
  const { agree, differ, notModelled } = runLibrary(profile, recordings);
  return {
    library: profile.id,
    recordings: recordings.length,
    agree,
    differ: differ.length,
    notModelled: notModelled.length,
    rules: FIDELITY_RULES.flatMap((rule) => ruleFidelity(profile, rule, recordings)),
  };
}

function ruleFidelity(
  profile: BreakerProfile,
  { id, otherwise }: FidelityRule,
  recordings: readonly Recording[],
): readonly RuleFidelity[] {
  const changedFrom = (config: ProfileConfig) => {
    const mapped = mapConfig(profile, config);
    return mapped.ok ? otherwise(mapped) : null;
  };
  let applies = profile.unrecorded.some((config) => changedFrom(config) !== null);
  let proofs = 0;
  for (const recording of recordings) {
    const changed = changedFrom(recording.config);
    if (changed === null) continue;
    applies = true;
    const settings = { epochMs: RECORDED_EPOCH_MS, timeoutMs: changed.timeoutMs };
    if (replayRules(changed.rules, recording, settings).kind === "differs") proofs++;
  }
  return applies ? [{ rule: id, standing: proofs > 0 ? "proved" : "source", proofs }] : [];
}
