import type { PauseEvent } from "../engine/event";
import { byHop, named } from "./byHop";
import type { Rule } from "./finding";

/** Under a local budget nobody asks whether a pause fits: those of this run that outlasted the deadline. */
export const pausePastDeadline: Rule<"pause-past-deadline"> = (_scenario, run, plan) => {
  const { deadlineMs } = plan;
  if (plan.budget !== "local" || deadlineMs === null) return [];
  const endsAtMs = (pause: PauseEvent): number =>
    (run.operations[pause.operation - 1]?.startMs ?? 0) + deadlineMs;
  const edge = new Set(plan.edge.map((hop) => hop.id));
  const pauses = run.events.filter(
    (event): event is PauseEvent =>
      event.type === "pause" && edge.has(event.hop) && event.untilMs >= endsAtMs(event),
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
