import type { Run } from "../../engine/result";
import { operationAt } from "../../session/steps";

/**
 * What a callee was told last in the request at the cursor, in words; nothing where it was not
 * reached there.
 */
export function toldAt(
  run: Run,
  step: number,
  hopId: string,
  words: (operation: number, fromMs: number, untilMs: number | null) => string,
): string {
  const operation = operationAt(run.events, step);
  const reached = run.operations[operation - 1]?.attempts.findLast(
    ({ hop, calleeStartMs }) => hop === hopId && calleeStartMs !== null,
  );
  if (reached === undefined || reached.calleeStartMs === null) return "";
  return words(operation, reached.calleeStartMs, reached.calleeDeadlineMs);
}
