/** Runs that would hold the page up: made in a worker where there may be one, else in slices on the page. */
import type { Run } from "../engine/result";
import { runSize } from "../engine/runSize";
import type { Scenario } from "../engine/scenario";
import { planOf } from "./derived";
import { loadRuns } from "./runDoor";

/** Requests and attempts that are run at once: some tenths of a second at most. */
const SHORT_RUN = 20_000;

export interface LongRunEars {
  /** Requests answered, of how many. */
  readonly progress: (done: number, total: number) => void;
  readonly over: (runs: ReadonlyMap<Scenario, Run>) => void;
  /** What a step threw; nothing comes after it. */
  readonly failed: (error: unknown) => void;
}

/** Runs these, one after another; what comes back stops it. */
export type StartRuns = (scenarios: readonly Scenario[], ears: LongRunEars) => () => void;

export function isLongRun(scenario: Scenario): boolean {
  return runSize(scenario, planOf(scenario)) > SHORT_RUN;
}

export const startLongRun: StartRuns = (scenarios, ears) => {
  let isWanted = true;
  let stop = () => {
    isWanted = false;
  };
  loadRuns().then((start) => {
    if (isWanted) stop = start(scenarios, ears);
  });
  return () => stop();
};
