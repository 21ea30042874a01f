/** Stands for `farDoor.ts` in an embed: whose frame may make no worker, and whose script has no other file. */
export const loadFarRuns = null;
