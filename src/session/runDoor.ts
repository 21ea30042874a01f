/** What makes long runs, loaded when the first one comes. */
import type { StartRuns } from "./longRun";

export async function loadRuns(): Promise<StartRuns> {
  return (await import("./farRuns")).startFarRuns;
}
