import type { CallPlan } from "../engine/plan";
import type { Ms } from "../engine/scenario";
import { callCapMs, longestPausesMs, sum } from "./caps";
import type { FindingOf, Rule } from "./finding";
import { placesOf } from "./places";

/** All attempts at their own timeouts, with the pauses, need more than can be left when the call begins. */
export const retriesCannotFit: Rule<"retries-cannot-fit"> = (_scenario, _run, plan) =>
  placesOf(plan).flatMap(({ hop, usableMs }) => {
    const { maxAttempts, resetBudget } = hop.retry;
    // A reset retry has the whole budget again: nothing stops it from fitting.
    if (usableMs === null || maxAttempts === 1 || resetBudget) return [];
    return ofCall(hop, usableMs);
  });

function ofCall(hop: CallPlan, usableMs: Ms): readonly FindingOf<"retries-cannot-fit">[] {
  const neededMs = callCapMs(hop);
  if (neededMs !== null && neededMs <= usableMs) return [];
  const pauses = longestPausesMs(hop.retry);
  return [
    {
      rule: "retries-cannot-fit",
      severity: "warning",
      hop: hop.id,
      operation: null,
      attempt: null,
      figures: {
        name: hop.name,
        maxAttempts: hop.retry.maxAttempts,
        ownTimeoutMs: hop.timeoutMs ?? 0,
        pausesMs: sum(pauses),
        neededMs: neededMs ?? 0,
        usableMs,
        fitting: hop.timeoutMs === null ? 1 : fitting(hop.timeoutMs, pauses, usableMs),
      },
    },
  ];
}

/** How many attempts can have their own timeout whole when each of them runs into it. */
function fitting(timeoutMs: Ms, pauses: readonly Ms[], usableMs: Ms): number {
  let count = 0;
  let usedMs = timeoutMs;
  while (usedMs <= usableMs && count <= pauses.length) {
    usedMs += (pauses[count] ?? 0) + timeoutMs;
    count += 1;
  }
  return count;
}
