/** What several libraries' retries have and the engine's have not, in the same words for each. */
import type { NotModelled } from "./breakerProfile";

/** Two libraries have one formula for it; the engine has that of the AWS paper. */
export const DECORRELATED: NotModelled = {
  what: "decorrelated jitter by its second formula",
  why: "here a pause is drawn from the first to three times the one before",
  options: [],
};

/** Each by its own name for it. */
export const OWN_PAUSE = {
  why: "a function of one's own; Retry-After is the nearest",
  options: [],
};

export const UNBOUNDED_PAUSE: NotModelled = {
  what: "a pause that no deadline bounds",
  why: "here a shared budget denies a retry that cannot fit; a local one asks nothing",
  options: [],
};
