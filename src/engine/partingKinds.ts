/** The reasons for which two breakers part. */
import type { BreakerPlan, Plan } from "./plan";
import type { Run } from "./result";
import type { AttemptStatus, Counted, Ms, Trip } from "./scenario";

export type Side = "a" | "b";

export interface Half {
  readonly plan: Plan;
  readonly run: Run;
}

/** `side` is the one that has the rule; where both have it otherwise, each says its own. */
export type PartingReason =
  | { readonly kind: "timer" | "boundary" | "touched" | "retryAfter"; readonly side: Side }
  | { readonly kind: "openTime"; readonly a: Ms; readonly b: Ms; readonly grows: boolean }
  | { readonly kind: "permits"; readonly a: number; readonly b: number }
  | {
      readonly kind: "admits";
      readonly a: BreakerPlan["admits"];
      readonly b: BreakerPlan["admits"];
    }
  | {
      readonly kind: "excess";
      readonly a: BreakerPlan["excess"];
      readonly b: BreakerPlan["excess"];
    }
  | {
      readonly kind: "ignoredProbe";
      readonly a: BreakerPlan["ignoredProbe"];
      readonly b: BreakerPlan["ignoredProbe"];
    }
  | {
      readonly kind: "counted";
      readonly status: AttemptStatus;
      readonly atMs: Ms;
      readonly a: Counted;
      readonly b: Counted;
    }
  | { readonly kind: "late"; readonly side: Side; readonly probe: boolean }
  | { readonly kind: "lateActsOn" | "latePermit"; readonly side: Side }
  | { readonly kind: "verdict"; readonly a: VerdictRule; readonly b: VerdictRule }
  | { readonly kind: "lease"; readonly side: Side; readonly ms: Ms }
  | { readonly kind: "slow"; readonly side: Side; readonly ms: Ms }
  | { readonly kind: "capacity"; readonly side: Side; readonly most: number }
  | TripReason
  /** None of these alone. */
  | { readonly kind: "other" };

/** Why one opens and `side` does not. */
export type TripReason =
  | { readonly kind: "warmUp"; readonly side: Side; readonly ms: Ms }
  | { readonly kind: "judgedByTimer"; readonly side: Side; readonly ms: Ms }
  | { readonly kind: "judgedOnFailures"; readonly side: Side }
  | {
      readonly kind: "minCalls";
      readonly side: Side;
      readonly needed: number;
      readonly counted: number;
      readonly a: TripRule;
      readonly b: TripRule;
    }
  | { readonly kind: "strict" | "rounding"; readonly side: Side }
  | { readonly kind: "denominator"; readonly a: Denominator; readonly b: Denominator }
  | { readonly kind: "windowKept"; readonly side: Side }
  | { readonly kind: "clears"; readonly side: Side; readonly ms: Ms }
  | {
      readonly kind: "forgets" | "trip";
      readonly side: Side;
      readonly a: TripRule;
      readonly b: TripRule;
    };

export type Denominator = BreakerPlan["tripPlan"]["counted"];
export interface TripRule {
  readonly trip: Trip;
  readonly minCalls: number;
}
export interface VerdictRule {
  readonly verdict: BreakerPlan["verdict"];
  readonly successesToClose: number;
}

export const otherSide = (side: Side): Side => (side === "a" ? "b" : "a");
