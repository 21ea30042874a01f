/** The keys of the tree of hops. Pure: a stroke and the row it fell on, in; what it asks for, out. */
import type { TreeStep } from "../../engine/treeEdit";
import type { HopRow } from "./hopRows";

export type HopKey =
  | { readonly kind: "pick"; readonly hopId: string }
  | { readonly kind: "fold"; readonly hopId: string; readonly open: boolean }
  | { readonly kind: "step"; readonly step: TreeStep }
  | { readonly kind: "remove" }
  | { readonly kind: "rename" }
  /** The tree's own key, though there is nothing that way. */
  | { readonly kind: "stay" };

export interface HopStroke {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

const STEPS: { readonly [key: string]: TreeStep } = {
  ArrowUp: "earlier",
  ArrowDown: "later",
  ArrowRight: "nest",
  ArrowLeft: "unnest",
};
const STAY: HopKey = { kind: "stay" };

/** null: not a key of the tree. */
export function hopKey(
  { key, altKey, ctrlKey, metaKey, shiftKey }: HopStroke,
  rows: readonly HopRow[],
  at: number,
): HopKey | null {
  const row = rows[at];
  if (row === undefined || ctrlKey || metaKey || shiftKey) return null;
  // Alt with ← would be the browser's own way back.
  if (altKey) return STEPS[key] === undefined ? null : { kind: "step", step: STEPS[key] };
  const pick = (to: HopRow | undefined): HopKey =>
    to === undefined ? STAY : { kind: "pick", hopId: to.id };
  switch (key) {
    case "ArrowUp":
      return pick(rows[at - 1]);
    case "ArrowDown":
      return pick(rows[at + 1]);
    case "Home":
      return pick(rows[0]);
    case "End":
      return pick(rows.at(-1));
    case "ArrowRight":
      if (row.open === null) return STAY;
      return row.open ? pick(rows[at + 1]) : { kind: "fold", hopId: row.id, open: true };
    case "ArrowLeft":
      if (row.open) return { kind: "fold", hopId: row.id, open: false };
      return pick(rows.find(({ id }) => id === row.parent));
    case "Enter":
    case "F2":
      return { kind: "rename" };
    case "Delete":
    case "Backspace":
      return { kind: "remove" };
    case " ":
      return pick(row);
    default:
      return null;
  }
}
