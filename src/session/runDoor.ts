/** What makes long runs, loaded when the first one comes. */
import type { Run } from "../engine/result";
import type { Scenario } from "../engine/scenario";
import { simulate } from "../engine/simulate";
import type { StartRuns } from "./longRun";

export async function loadRuns(): Promise<StartRuns> {
  try {
    return (await import("./farRuns")).startFarRuns;
  } catch {
    // The page was opened long ago, say, and its server has other files by now.
    return runAtOnce;
  }
}

const runAtOnce: StartRuns = (scenarios, ears) => {
  let runs: ReadonlyMap<Scenario, Run>;
  try {
    runs = new Map(scenarios.map((scenario) => [scenario, simulate(scenario)]));
  } catch (error) {
    ears.failed(error);
    return () => {};
  }
  ears.over(runs);
  return () => {};
};
