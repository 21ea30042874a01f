/** Where a key leads from a row: to another one, or to a branch opened or closed. Pure. */
import type { WaterfallRow } from "../../layout/waterfallMarks";

export type TreeMove =
  | { readonly kind: "walk"; readonly key: string }
  | { readonly kind: "fold"; readonly key: string; readonly folded: boolean }
  | { readonly kind: "foldAll" };

type Row = Pick<WaterfallRow, "key" | "above" | "branch">;

/** null: the key is not the tree's. A plain list is only walked up and down. */
export function treeMove(
  pressed: string,
  at: string | null,
  rows: readonly Row[],
  isTree: boolean,
): TreeMove | null {
  const index = rows.findIndex(({ key }) => key === at);
  const row = rows[index];
  if (row === undefined) return null;
  const walk = (to: number): TreeMove => ({
    kind: "walk",
    key: rows[Math.max(0, Math.min(rows.length - 1, to))]?.key ?? row.key,
  });
  if (pressed === "ArrowDown") return walk(index + 1);
  if (pressed === "ArrowUp") return walk(index - 1);
  if (!isTree) return null;
  switch (pressed) {
    case "Home":
      return walk(0);
    case "End":
      return walk(rows.length - 1);
    case "*":
      return { kind: "foldAll" };
    case "ArrowRight":
      if (row.branch === "folded") return { kind: "fold", key: row.key, folded: false };
      return walk(row.branch === "open" ? index + 1 : index);
    case "ArrowLeft":
      if (row.branch === "open") return { kind: "fold", key: row.key, folded: true };
      return walk(row.above === null ? index : rows.findIndex(({ key }) => key === row.above));
    default:
      return null;
  }
}
