import type { PauseEvent } from "../engine/event";
import { byHop, named } from "./byHop";
import type { Rule } from "./finding";

/** A caller that looks at no deadline does not ask whether a pause fits: those of this run that outlasted it. */
export const pausePastDeadline: Rule<"pause-past-deadline"> = (_scenario, run, plan) => {
  const { deadlineMs } = plan;
  if (deadlineMs === null) return [];
  const endsAtMs = (pause: PauseEvent): number =>
    (run.operations[pause.operation - 1]?.startMs ?? 0) + deadlineMs;
  const pauses = run.events.filter(
    (event): event is PauseEvent =>
      event.type === "pause" && event.usableMs === null && event.untilMs >= endsAtMs(event),
  );
  return byHop(pauses).map(([hop, first, all]) => ({
    rule: "pause-past-deadline",
    severity: "error",
    hop,
    operation: first.operation,
    attempt: first.attempt,
    figures: {
      name: named(plan, hop),
      times: all.length,
      why: first.why,
      pauseMs: first.pauseMs,
      remainingMs: Math.max(0, endsAtMs(first) - first.atMs),
    },
  }));
};
