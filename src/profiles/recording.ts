/** A recording of a real library, replayed through its profile: where do they first differ? */
import {
  beginDrive,
  type DriveOutcome,
  type DriveSettings,
  type DriveStep,
} from "../engine/breakerDrive";
import { type BreakerPlan, breakerPlan } from "../engine/plan";
import type { BreakerRules } from "../engine/scenario";
import { type BreakerProfile, mapConfig } from "./breakerProfile";
import type { ProfileConfig } from "./profileConfig";

export interface Observed {
  readonly atMs: number;
  readonly admitted?: boolean | null;
  readonly state: string;
  /** The count of failures, where the recording has it. */
  readonly count?: number;
  readonly transitions?: readonly {
    readonly atMs: number;
    readonly from: string;
    readonly to: string;
  }[];
  readonly released?: readonly { readonly call: number; readonly admitted: boolean | null }[];
}

export interface Recording {
  readonly id: string;
  readonly library: string;
  readonly kind: string;
  readonly title?: string;
  readonly config: ProfileConfig;
  readonly timeline: readonly DriveStep[];
  readonly observed: readonly Observed[];
}

/** The first step at which the two are not the same. */
export interface StepDifference {
  readonly step: number;
  readonly atMs: number;
  readonly what: "admitted" | "released" | "state" | "transitions" | "count";
  readonly recorded: string;
  readonly ours: string;
}

export type Agreement =
  | { readonly kind: "agrees" }
  | { readonly kind: "differs"; readonly first: StepDifference }
  | { readonly kind: "not-modelled"; readonly why: string };

/** The moment that the recordings' clocks show at 0. */
export const RECORDED_EPOCH_MS = 1_700_000_000_000;

export function replay(profile: BreakerProfile, recording: Recording): Agreement {
  const mapped = mapConfig(profile, recording.config);
  if (!mapped.ok) return { kind: "not-modelled", why: mapped.why };
  const { rules, timeoutMs } = mapped;
  return replayRules(rules, recording, { epochMs: RECORDED_EPOCH_MS, timeoutMs });
}

/** The same with rules that need not be the profile's own. */
export function replayRules(
  rules: BreakerRules,
  recording: Recording,
  settings: DriveSettings,
): Agreement {
  const first = firstStepDifference(breakerPlan(recording.library, rules), recording, settings);
  return first === null ? { kind: "agrees" } : { kind: "differs", first };
}

function firstStepDifference(
  plan: BreakerPlan,
  { timeline, observed }: Recording,
  settings: DriveSettings,
): StepDifference | null {
  const drive = beginDrive(plan, settings);
  for (const [step, happened] of timeline.entries()) {
    const seen = observed[step];
    if (seen === undefined) break;
    const outcome = drive.take(happened);
    if (isSame(seen, outcome)) continue;
    for (const [what, recorded, ours] of pairsOf(seen, outcome)) {
      if (recorded !== ours) return { step, atMs: seen.atMs, what, recorded, ours };
    }
  }
  return null;
}

/** Without making words of it: most steps are the same. */
function isSame(seen: Observed, ours: DriveOutcome): boolean {
  const { transitions = [], released = [], count } = seen;
  return (
    seen.state === ours.state &&
    seen.admitted === ours.admitted &&
    (count === undefined || count === ours.failures) &&
    transitions.length === ours.moves.length &&
    released.length === ours.released.length &&
    transitions.every(({ atMs, from, to }, k) => {
      const move = ours.moves[k];
      return move?.atMs === atMs && move.from === from && move.to === to;
    }) &&
    released.every(({ call, admitted }, k) => {
      const one = ours.released[k];
      return one?.call === call && one.admitted === admitted;
    })
  );
}

type Pair = readonly [StepDifference["what"], string, string];

function pairsOf(seen: Observed, ours: DriveOutcome): readonly Pair[] {
  const pairs: Pair[] = [
    ["admitted", admissionText(seen.admitted), admissionText(ours.admitted)],
    ["released", releasedText(seen.released ?? []), releasedText(ours.released)],
    ["state", seen.state, ours.state],
    ["transitions", movesText(seen.transitions ?? []), movesText(ours.moves)],
  ];
  if (seen.count !== undefined) pairs.push(["count", String(seen.count), String(ours.failures)]);
  return pairs;
}

function admissionText(admitted: boolean | null | undefined): string {
  if (admitted === undefined) return "";
  return admitted === null ? "waits" : admitted ? "admitted" : "refused";
}

const releasedText = (released: NonNullable<Observed["released"]>) =>
  released.map(({ call, admitted }) => `${call} ${admissionText(admitted)}`).join(", ");

const movesText = (moves: NonNullable<Observed["transitions"]>) =>
  moves.map(({ atMs, from, to }) => `${atMs} ${from} → ${to}`).join(", ");
