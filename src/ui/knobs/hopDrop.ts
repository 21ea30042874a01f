/** Where a hop that is dragged would go: between which rows, and how deep. Pure. */
import type { TreePlace } from "../../engine/treeEdit";
import type { HopRow } from "./hopRows";

export interface HopDrop {
  readonly place: TreePlace;
  readonly level: number;
  readonly parentName: string | null;
  /** The sibling it would come after; null: it would be the first. */
  readonly afterName: string | null;
}

/** The rows without the one that is dragged and what is in it. */
export function rowsToDropOn(rows: readonly HopRow[], dragged: string): readonly HopRow[] {
  const from = rows.findIndex(({ id }) => id === dragged);
  const level = rows[from]?.level ?? 0;
  const end = rows.findIndex((row, at) => at > from && row.level <= level);
  return rows.filter((_, at) => at < from || (end !== -1 && at >= end));
}

/**
 * Into the gap after `gap` of these rows, as near to `level` as that gap allows: from that of the row
 * below to one more than that of the row above, when that is a call.
 */
export function dropAt(rows: readonly HopRow[], gap: number, level: number): HopDrop {
  const above = rows[gap - 1];
  const below = rows[gap];
  if (above === undefined) {
    return { place: { parent: null, index: 0 }, level: 1, parentName: null, afterName: null };
  }
  const deepest = above.kind === "call" ? above.level + 1 : above.level;
  const to = Math.max(below?.level ?? 1, Math.min(deepest, level));
  if (to > above.level) {
    // What is folded takes it in as its last.
    const index = above.open === false ? Number.MAX_SAFE_INTEGER : 0;
    return {
      place: { parent: above.id, index },
      level: to,
      parentName: above.name,
      afterName: null,
    };
  }
  const before = rows.slice(0, gap).findLast((row) => row.level === to) ?? above;
  return {
    place: { parent: before.parent, index: before.place },
    level: to,
    parentName: before.parentName,
    afterName: before.name,
  };
}
