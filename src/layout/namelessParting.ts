/**
 * Stands for `partingNames.ts` in the build of the embed: to tell which library a breaker behaves like
 * takes the profiles of all of them, and an embed names its halves by what differs.
 */
import type { partingNames as named } from "./partingNames";

export const partingNames: typeof named = () => ({ a: "", b: "", areLibraries: false });
