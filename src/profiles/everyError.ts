/**
 * To a library every error is a failure, whatever it means: a 429, a pool that is exhausted, a call that the
 * budget or its caller ended. Only business refusals have an option of their own in the profiles.
 */
import type { Counted, Counts } from "../engine/scenario";

/** All of them; `rejected` is what the library's own option makes of a business refusal. */
export function everyError(rejected: Counted): Counts {
  return {
    rejected,
    rate_limited: "failure",
    local: "failure",
    deadline_exceeded: "failure",
    cancelled: "failure",
  };
}
