/** A run as one who has seen it up to a moment knows it. */
import type { Run } from "../../engine/result";
import type { Ms } from "../../engine/scenario";

/** The requests that have ended, as far as they ended in their order, and what breakers did. */
export function runSoFar(run: Run, atMs: Ms): Run {
  const open = run.operations.findIndex(({ endMs }) => endMs > atMs);
  return {
    ...run,
    endMs: atMs,
    operations: open === -1 ? run.operations : run.operations.slice(0, open),
    breakers: Object.fromEntries(
      Object.entries(run.breakers).map(([name, breaker]) => [
        name,
        { ...breaker, transitions: breaker.transitions.filter((turn) => turn.atMs <= atMs) },
      ]),
    ),
  };
}
