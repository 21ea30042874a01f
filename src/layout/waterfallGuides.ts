/** The hairlines and indents that make a tree of the names beside the picture. */
import type { WaterfallRow } from "./waterfallMarks";

const STEP_EM = 0.875;
/** From this depth on every step is small, so that a name keeps its room. */
const DEEP = 4;
const DEEP_STEP_EM = 0.25;

/** How far a name is moved in; at depth 20 it is 7.5 em. */
export function indentPx(depth: number, emPx: number): number {
  const steps = Math.min(depth, DEEP) * STEP_EM + Math.max(0, depth - DEEP) * DEEP_STEP_EM;
  return steps * emPx;
}

/** The room for the triangle that folds a branch. */
export const TRIANGLE_EM = 1.125;

/** From each row down to the last one under it, with a tick to each. */
export function guideLines(rows: readonly WaterfallRow[], emPx: number): string {
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const lasts = new Map<string, number>();
  let d = "";
  for (const row of rows) {
    const above = row.above === null ? undefined : byKey.get(row.above);
    if (above === undefined) continue;
    const x = Math.round(indentPx(above.depth, emPx) + (TRIANGLE_EM * emPx) / 2) + 0.5;
    const y = Math.round(row.barTopPx + row.barPx / 2) + 0.5;
    const from = lasts.get(above.key) ?? above.barTopPx + above.barPx;
    const toPx = indentPx(row.depth, emPx) + (row.branch === null ? TRIANGLE_EM * emPx * 0.7 : 0);
    d += `M${x},${Math.round(from)}V${y}H${Math.round(Math.max(x, toPx))}`;
    lasts.set(above.key, y);
  }
  return d;
}
