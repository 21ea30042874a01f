/** Between the rows of the waterfall, named by `hop/nth`, and the events of the run. */
import type { RunEvent } from "../../engine/event";
import type { Run } from "../../engine/result";
import { spanOf } from "../../engine/runIndex";
import type { Frame } from "../../engine/scenario";
import type { WaterfallRow } from "../../layout/waterfallMarks";

/** The row that an event is about; undefined when it is about the whole request or a breaker. */
export function currentRow(
  event: RunEvent,
  rows: readonly WaterfallRow[],
): WaterfallRow | undefined {
  if (event.hop === null) {
    return rows.find(({ kind }) => event.type === "closing" && kind === "closing");
  }
  if ("n" in event) return rows.find(({ n }) => n === event.n);
  const those = rows.filter(
    ({ hop, attempt, parent }) =>
      hop === event.hop &&
      (event.attempt === null || event.attempt === attempt) &&
      (!("parent" in event) || event.parent === parent),
  );
  // Of several calls of a hop the latest that has begun.
  return those.findLast(({ status }) => status !== "waiting") ?? those[0];
}

/** Where a row ends: the end of its attempt or work, or of the request with its closing work. */
export function rowEnd(run: Run, operation: number, key: string): Frame {
  const [hop = "", nth = "1"] = key.split("/");
  if (hop === "") return { operation, moment: "finish" };
  const all = run.operations[operation - 1]?.attempts ?? [];
  const made = all.filter((attempt) => attempt.hop === hop)[Number(nth) - 1];
  if (made === undefined) return withNth({ operation, hop, moment: "worked" }, Number(nth));
  const { n, attempt, started } = made;
  const moment = started ? "end" : "refused";
  // Several calls of a hop have attempts of the same number: they end in an order of their own.
  const nths = run.events
    .slice(...spanOf(run.events, operation))
    .filter((event) => event.type === moment && event.operation === operation)
    .filter((event) => event.hop === hop && event.attempt === attempt)
    .findIndex((event) => "n" in event && event.n === n);
  return withNth({ operation, hop, attempt, moment }, nths + 1);
}

const withNth = (frame: Frame, nth: number): Frame => (nth > 1 ? { ...frame, nth } : frame);
