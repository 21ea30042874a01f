import type { PauseEvent } from "../engine/event";
import { byHop, named } from "./byHop";
import type { PausingRule } from "./finding";
import { stretches } from "./stretches";

/** A caller that looks at no deadline does not ask whether a pause fits: those of this run that outlasted it. */
export const pausePastDeadline: PausingRule<"pause-past-deadline"> = function* (
  _scenario,
  run,
  plan,
) {
  const { deadlineMs } = plan;
  if (deadlineMs === null) return [];
  const endsAtMs = (pause: PauseEvent): number =>
    (run.operations[pause.operation - 1]?.startMs ?? 0) + deadlineMs;
  const pauses: PauseEvent[] = [];
  for (const events of stretches(run.events)) {
    for (const event of events) {
      if (event.type !== "pause" || event.usableMs !== null) continue;
      if (event.untilMs >= endsAtMs(event)) pauses.push(event);
    }
    yield;
  }
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
