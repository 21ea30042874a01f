/** Which rows of a tree are shown when some of its branches are folded. */
import type { RequestTree, TreeRow } from "./waterfallTree";

/** What somebody folded (true) or unfolded (false) by hand, by the key of the row. */
export type Folds = ReadonlyMap<string, boolean>;
export const NO_FOLDS: Folds = new Map();

/** Up to so many rows a tree is shown whole. */
const WHOLE = 20;

/**
 * A longer tree begins with the branches of its retries folded: they say the same again. What was
 * done by hand is kept by a row's name, so it survives stepping and edits.
 */
export function isFolded(tree: RequestTree, row: TreeRow, folds: Folds): boolean {
  if (row.inside.rows === 0) return false;
  return folds.get(row.key) ?? (tree.rows.length > WHOLE && row.attempt > 1);
}

export function shownRows(tree: RequestTree, folds: Folds): readonly TreeRow[] {
  const shown: TreeRow[] = [];
  for (let at = 0; at < tree.rows.length; at += 1) {
    const row = tree.rows[at];
    if (row === undefined) break;
    shown.push(row);
    // What stands under a row follows it.
    if (isFolded(tree, row, folds)) at += row.inside.rows;
  }
  return shown;
}

/** Every branch folded, or every one open. */
export function foldsOfAll(tree: RequestTree, folded: boolean): Folds {
  return new Map(tree.rows.filter(({ inside }) => inside.rows > 0).map(({ key }) => [key, folded]));
}
