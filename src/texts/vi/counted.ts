import { formatNumber } from "./format";

export function times(count: number): string {
  return `${formatNumber(count)} lần`;
}

/** A second sentence about this run, where there is something to tell. */
export function inThisRun(count: number, sentence: (times: string) => string): string {
  return count === 0 ? "" : ` Trong lượt chạy này, ${sentence(times(count))}.`;
}
