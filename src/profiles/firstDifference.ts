/** Two libraries on the same traffic: the first moment at which they are not the same. */
import {
  beginDrive,
  type DriveMove,
  type DriveOutcome,
  type DriveStep,
} from "../engine/breakerDrive";
import type { BreakerKind, BreakerRefusal } from "../engine/event";
import { breakerPlan } from "../engine/plan";
import type { Ms } from "../engine/scenario";
import { type BreakerProfile, mapConfig } from "./breakerProfile";
import type { ProfileConfig } from "./profileConfig";

export interface Contender {
  readonly profile: BreakerProfile;
  readonly config: ProfileConfig;
}

export interface SideOfDifference {
  /** Of a start: let through, refused, or (null) waiting; of other steps undefined. */
  readonly admitted: boolean | null | undefined;
  readonly reason: BreakerRefusal | null;
  readonly state: BreakerKind;
  /** Why it is in that state now, if this step or the time before it moved it. */
  readonly moves: readonly DriveMove[];
}

export type Comparison =
  | { readonly kind: "same" }
  | {
      readonly kind: "differ";
      readonly step: number;
      readonly atMs: Ms;
      readonly do: DriveStep["do"];
      readonly a: SideOfDifference;
      readonly b: SideOfDifference;
    }
  | { readonly kind: "not-modelled"; readonly who: "a" | "b"; readonly why: string };

export interface ComparisonSettings {
  /** What the clock shows at 0. */
  readonly epochMs?: Ms;
  /** Count a state that only a look shows: half-open by a timer say, while nobody calls. */
  readonly looks?: boolean;
}

/** Drives both through the timeline until an admission, a release or a state is not the same. */
export function firstDifference(
  a: Contender,
  b: Contender,
  timeline: readonly DriveStep[],
  { epochMs = 0, looks = false }: ComparisonSettings = {},
): Comparison {
  const [ofA, ofB] = [mapConfig(a.profile, a.config), mapConfig(b.profile, b.config)];
  if (!ofA.ok) return { kind: "not-modelled", who: "a", why: ofA.why };
  if (!ofB.ok) return { kind: "not-modelled", who: "b", why: ofB.why };
  const begin = ({ profile }: Contender, { rules, timeoutMs }: typeof ofA) =>
    beginDrive(breakerPlan(profile.id, rules), { epochMs, timeoutMs });
  const [driveA, driveB] = [begin(a, ofA), begin(b, ofB)];
  for (const [step, happens] of timeline.entries()) {
    const [inA, inB] = [driveA.take(happens), driveB.take(happens)];
    if (isSame(inA, inB) || (happens.do === "observe" && !looks)) continue;
    return {
      kind: "differ",
      step,
      atMs: happens.atMs,
      do: happens.do,
      a: sideOf(inA),
      b: sideOf(inB),
    };
  }
  return { kind: "same" };
}

function isSame(a: DriveOutcome, b: DriveOutcome): boolean {
  return (
    a.admitted === b.admitted &&
    a.state === b.state &&
    a.released.length === b.released.length &&
    a.released.every(({ call, admitted }, k) => {
      const other = b.released[k];
      return other?.call === call && other.admitted === admitted;
    })
  );
}

function sideOf({ admitted, reason, state, moves }: DriveOutcome): SideOfDifference {
  return { admitted, reason, state, moves };
}
