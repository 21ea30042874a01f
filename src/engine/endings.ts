/** How operations end, as chance counts them: each in one of these, so that the shares add up to 1. */
import type { OperationOutcome } from "./simulate";

/**
 * `onTime`, `degraded` and `deferred` are answers by the deadline (at any time where there is none);
 * the same answers after it are `late`. The other three are what they are, late or not.
 */
export const ENDINGS = [
  "onTime",
  "degraded",
  "deferred",
  "late",
  "pending",
  "failed",
  "cancelled",
] as const;
export type Ending = (typeof ENDINGS)[number];
export type EndingCounts = { readonly [ending in Ending]: number };
export type Endings = { [ending in Ending]: number };

export function noEndings(): Endings {
  return { onTime: 0, degraded: 0, deferred: 0, late: 0, pending: 0, failed: 0, cancelled: 0 };
}

export function endingOf({ status, endMs, deadlineAtMs }: OperationOutcome): Ending {
  const isLate = deadlineAtMs !== null && endMs > deadlineAtMs;
  switch (status) {
    case "ok":
      return isLate ? "late" : "onTime";
    case "degraded":
    case "deferred":
      return isLate ? "late" : status;
    case "pending":
    case "cancelled":
      return status;
    default:
      return "failed";
  }
}

/** Answers worth having, by the deadline. */
export function inTime(counts: EndingCounts): number {
  return counts.onTime + counts.degraded + counts.deferred;
}
