import type { Run } from "../engine/result";
import { byHop, named } from "./byHop";
import { sum } from "./caps";
import type { Rule } from "./finding";

interface Ghost {
  readonly hop: string;
  readonly operation: number;
  readonly attempt: number;
  readonly ghostMs: number;
}

/** What callees did after their callers had stopped listening. */
export const ghostWork: Rule<"ghost-work"> = (_scenario, run, plan) =>
  byHop(ghosts(run)).map(([hop, first, all]) => ({
    rule: "ghost-work",
    severity: "warning",
    hop,
    operation: first.operation,
    attempt: first.attempt,
    figures: {
      name: named(plan, hop),
      times: all.length,
      ghostMs: sum(all.map((ghost) => ghost.ghostMs)),
    },
  }));

function ghosts(run: Run): readonly Ghost[] {
  const found: Ghost[] = [];
  for (const event of run.events) {
    if (event.type !== "answered" || event.ghostMs === 0) continue;
    const { hop, operation, attempt, ghostMs } = event;
    found.push({ hop, operation, attempt, ghostMs });
  }
  return [...found, ...hanging(run)];
}

/** A callee that never ends has no answer to tell of; it is ghost to the run's end. */
function hanging(run: Run): readonly Ghost[] {
  return run.operations.flatMap((operation) =>
    operation.attempts
      .filter((attempt) => attempt.calleeStartMs !== null && attempt.calleeEndMs === null)
      .map((attempt) => ({
        hop: attempt.hop,
        operation: operation.id,
        attempt: attempt.attempt,
        ghostMs: run.endMs - Math.max(attempt.endMs ?? run.endMs, attempt.calleeStartMs ?? 0),
      }))
      .filter((ghost) => ghost.ghostMs > 0),
  );
}
