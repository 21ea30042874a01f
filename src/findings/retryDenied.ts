import type { DeniedEvent } from "../engine/event";
import { byHop, named } from "./byHop";
import type { Rule } from "./finding";

/** Retries of this run that were denied before their pause. */
export const retryDenied: Rule<"retry-denied"> = (_scenario, run, plan) => {
  const denials = run.events.filter((event): event is DeniedEvent => event.type === "denied");
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
