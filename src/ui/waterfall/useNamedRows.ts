import type { WaterfallRow } from "../../layout/waterfallMarks";
import { FEW } from "../../layout/waterfallView";
import { useUnhurried } from "../useRested";

const NO_ROWS: readonly WaterfallRow[] = [];

/**
 * The rows for the column of names. Their sentences are heard, not seen: while of many rows only those change in
 * a quick succession (a drag, steps in haste), they stay as they were until it rests.
 */
export function useNamedRows(
  rows: readonly WaterfallRow[],
  stacked: boolean,
): readonly WaterfallRow[] {
  const rested = useUnhurried(rows.length > FEW ? rows : NO_ROWS);
  const isAlike =
    rested.length === rows.length &&
    rows.every((row, index) => row === rested[index] || looksAlike(row, rested[index], stacked));
  return isAlike ? rested : rows;
}

/** What is seen of a row in that column. */
const SEEN = [
  "key",
  "drawn",
  "name",
  "calls",
  "branch",
  "depth",
  "place",
  "siblings",
  "topPx",
  "heightPx",
  "leadPx",
] as const satisfies readonly (keyof WaterfallRow)[];

function looksAlike(a: WaterfallRow, b: WaterfallRow | undefined, stacked: boolean): boolean {
  return (
    b !== undefined &&
    SEEN.every((key) => a[key] === b[key]) &&
    (a.status === "waiting") === (b.status === "waiting") &&
    (!stacked || a.label === b.label)
  );
}
