import { counted } from "./format";

export function times(count: number): string {
  return counted(count, ["раз", "раза", "раз"]);
}

/** A second sentence about this run, where there is something to tell. */
export function inThisRun(count: number, sentence: (times: string) => string): string {
  return count === 0 ? "" : ` ${sentence(`${times(count)} в этом прогоне`)}.`;
}
