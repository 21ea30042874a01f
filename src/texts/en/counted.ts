import { formatNumber } from "./format";

export function times(count: number): string {
  return count === 1 ? "once" : `${formatNumber(count)} times`;
}

/** A second sentence about this run, where there is something to tell. */
export function inThisRun(count: number, sentence: (times: string) => string): string {
  return count === 0 ? "" : ` ${sentence(`${times(count)} in this run`)}.`;
}
