/** How the operations of many runs ended: the parts of one bar, each with its margin of error. */
import type { ChanceResult } from "../engine/chance";
import type { Ending } from "../engine/endings";

/** From the base of a bar on: the better ones first. Every picture has them in this order. */
export const STACKED: readonly Ending[] = [
  "onTime",
  "degraded",
  "deferred",
  "late",
  "pending",
  "cancelled",
  "failed",
];
/** Told also where nothing ended so. */
const ALWAYS: readonly Ending[] = ["onTime", "late", "pending", "failed"];

/** In 95 of 100 repetitions the true share lies between these. */
export interface ShareRange {
  readonly low: number;
  readonly high: number;
}

export interface EndingShare {
  readonly ending: Ending;
  readonly count: number;
  /** 0 to 1. */
  readonly share: number;
  readonly range: ShareRange;
  /** Where its part of the bar begins and ends, 0 to 1. */
  readonly from: number;
  readonly to: number;
}

export function endingShares(result: ChanceResult): readonly EndingShare[] {
  let from = 0;
  return STACKED.filter((ending) => result.endings[ending] > 0 || ALWAYS.includes(ending)).map(
    (ending) => {
      const count = result.endings[ending];
      const share = result.operations === 0 ? 0 : count / result.operations;
      const range = shareRange(share, independentRuns(result));
      const part = { ending, count, share, range, from, to: from + share };
      from = part.to;
      return part;
    },
  );
}

/**
 * What a share is worth in independent observations: one a run. Requests of one run may share a
 * breaker; taken as if all of a run's ended alike, the range is never too narrow.
 */
export function independentRuns(result: ChanceResult): number {
  return result.runs - result.refusedRuns;
}

/** 97.5th percentile of the standard normal distribution. */
const Z = 1.959964;

/** Wilson's interval for a share seen in `runs` observations. It does not collapse at 0 and 1. */
export function shareRange(share: number, runs: number): ShareRange {
  if (runs <= 0) return { low: 0, high: 1 };
  const weight = (Z * Z) / runs;
  const middle = (share + weight / 2) / (1 + weight);
  const half = (Z * Math.sqrt((share * (1 - share)) / runs + weight / (4 * runs))) / (1 + weight);
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}
