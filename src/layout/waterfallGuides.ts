/** The hairlines and indents that make a tree of the names beside the picture. */
import type { TreeRow } from "./waterfallTree";
import type { RowPlace } from "./waterfallView";

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
export function guideLines(
  rows: readonly TreeRow[],
  places: readonly RowPlace[],
  emPx: number,
): string {
  /** Of each row passed, its depth and down to where its line is drawn. */
  const passed = new Map<string, { readonly depth: number; toPx: number }>();
  let d = "";
  for (const [index, { key, above: aboveKey, depth, inside }] of rows.entries()) {
    const { barTopPx = 0, barPx = 0 } = places[index] ?? {};
    passed.set(key, { depth, toPx: barTopPx + barPx });
    const above = aboveKey === null ? undefined : passed.get(aboveKey);
    if (above === undefined) continue;
    const x = Math.round(indentPx(above.depth, emPx) + (TRIANGLE_EM * emPx) / 2) + 0.5;
    const y = Math.round(barTopPx + barPx / 2) + 0.5;
    const toPx = indentPx(depth, emPx) + (inside.rows === 0 ? TRIANGLE_EM * emPx * 0.7 : 0);
    d += `M${x},${Math.round(above.toPx)}V${y}H${Math.round(Math.max(x, toPx))}`;
    above.toPx = y;
  }
  return d;
}
