/** Between the rows of the waterfall, named by `hop/nth`, and the events of the run. */
import type { RunEvent } from "../../engine/event";
import type { Run } from "../../engine/result";
import type { Frame } from "../../engine/scenario";
import type { WaterfallRow } from "../../layout/waterfallMarks";

/** The row that an event is about; undefined when it is about the whole request or a breaker. */
export function currentRow(
  event: RunEvent,
  rows: readonly WaterfallRow[],
): WaterfallRow | undefined {
  return rows.find(({ kind, hop, attempt }) =>
    event.hop === null
      ? event.type === "closing" && kind === "closing"
      : hop === event.hop && (event.attempt === null || event.attempt === attempt),
  );
}

/** Where a row ends: the end of its attempt or work, or of the request with its closing work. */
export function rowEnd(run: Run, operation: number, key: string): Frame {
  const [hop = "", nth = "1"] = key.split("/");
  if (hop === "") return { operation, moment: "finish" };
  const made = run.operations[operation - 1]?.attempts.filter((attempt) => attempt.hop === hop);
  const attempt = made?.[Number(nth) - 1]?.attempt;
  return attempt === undefined
    ? { operation, hop, moment: "worked" }
    : { operation, hop, attempt, moment: "end" };
}
