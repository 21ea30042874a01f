import type { WaterfallRow } from "../../layout/waterfallMarks";
import { useUnhurried } from "../useRested";

/**
 * The rows for the column of names. Their sentences are heard, not seen: while only those change in a quick
 * succession (a drag, steps in haste), the rows stay as they were until it rests.
 */
export function useNamedRows(
  rows: readonly WaterfallRow[],
  stacked: boolean,
): readonly WaterfallRow[] {
  const rested = useUnhurried(rows);
  const isAlike =
    rested.length === rows.length &&
    rows.every((row, index) => row === rested[index] || looksAlike(row, rested[index], stacked));
  return isAlike ? rested : rows;
}

function looksAlike(a: WaterfallRow, b: WaterfallRow | undefined, stacked: boolean): boolean {
  return (
    a.key === b?.key &&
    a.drawn === b.drawn &&
    a.name === b.name &&
    a.calls === b.calls &&
    a.branch === b.branch &&
    a.depth === b.depth &&
    a.place === b.place &&
    a.siblings === b.siblings &&
    a.topPx === b.topPx &&
    a.heightPx === b.heightPx &&
    a.leadPx === b.leadPx &&
    (a.status === "waiting") === (b.status === "waiting") &&
    (!stacked || a.label === b.label)
  );
}
