import type { DeniedEvent } from "../engine/event";
import { byHop, named } from "./byHop";
import type { PausingRule } from "./finding";
import { stretches } from "./stretches";

/** Retries of this run that were denied before their pause. */
export const retryDenied: PausingRule<"retry-denied"> = function* (_scenario, run, plan) {
  const denials: DeniedEvent[] = [];
  for (const events of stretches(run.events)) {
    for (const event of events) if (event.type === "denied") denials.push(event);
    yield;
  }
  return byHop(denials).map(([hop, first, all]) => ({
    rule: "retry-denied",
    severity: "warning",
    hop,
    operation: first.operation,
    attempt: first.attempt,
    figures: {
      name: named(plan, hop),
      times: all.length,
      why: first.why,
      pauseMs: first.pauseMs,
      usableMs: first.usableMs,
      minUsefulMs: first.minUsefulMs,
    },
  }));
};
