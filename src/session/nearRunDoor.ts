/** Stands for `runDoor.ts` in an embed: its frame may make no worker, and its script has no other file. */
import type { StartRuns } from "./longRun";
import { startSlicedRuns } from "./slicedRuns";

export async function loadRuns(): Promise<StartRuns> {
  return startSlicedRuns;
}
