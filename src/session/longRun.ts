/** Runs that would hold the page up: made in a worker where there may be one, else in slices on the page. */
import type { Run } from "../engine/result";
import { runSize } from "../engine/runSize";
import type { Scenario } from "../engine/scenario";
import { planOf } from "./derived";
import { loadFarRuns } from "./farDoor";
import { startSlicedRuns } from "./slicedRuns";

/** Requests and attempts that are run at once: some tenths of a second at most. */
const SHORT_RUN = 20_000;

export interface LongRunEars {
  /** Requests answered, of how many. */
  readonly progress: (done: number, total: number) => void;
  readonly over: (runs: ReadonlyMap<Scenario, Run>) => void;
  /** What a step threw; nothing comes after it. */
  readonly failed: (error: unknown) => void;
}

/** Runs these and says how far it is; what comes back stops it. */
export type StartRuns = (scenarios: readonly Scenario[], ears: LongRunEars) => () => void;

export function isLongRun(scenario: Scenario): boolean {
  return runSize(scenario, planOf(scenario)) > SHORT_RUN;
}

export const startLongRun: StartRuns = (scenarios, ears) => {
  if (loadFarRuns === null || scenarios.some(hasAnswersByHand))
    return startSlicedRuns(scenarios, ears);
  let stop: (() => void) | null = null;
  let isWanted = true;
  const start = (runs: StartRuns) => {
    if (isWanted) stop = runs(scenarios, ears);
  };
  loadFarRuns().then(
    (far) => start((...what) => far.startFarRuns(...what, startSlicedRuns)),
    // The page was opened long ago, say, and its server has other files by now.
    () => start(startSlicedRuns),
  );
  return () => {
    isWanted = false;
    stop?.();
  };
};

/** Which answer was given by hand is found by walking the run, which has to be there as objects. */
function hasAnswersByHand({ arrivals }: Scenario): boolean {
  return Array.isArray(arrivals) && arrivals.some((arrival) => typeof arrival === "object");
}
