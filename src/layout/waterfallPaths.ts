/**
 * The marks of all bars as few paths, one for each look: drawing a request again then costs the
 * same for three rows and for two hundred, and dragging something changes a dozen attributes.
 */
import type { WaterfallRow } from "./waterfallMarks";

/** From what a bar might have taken, over what it took, to what came after: the order of painting. */
export const BAR_MARKS = [
  "allowed",
  "margin",
  "own",
  "own-cap",
  "ghost",
  "pause",
  "hollow",
  "used",
  "pattern",
  "cut",
  "cut-again",
  "denied",
] as const;
export type BarMark = (typeof BAR_MARKS)[number];

export interface BarPath {
  /** Unique among the paths of one picture. */
  readonly key: string;
  readonly mark: BarMark;
  readonly kind: WaterfallRow["kind"];
  readonly status: WaterfallRow["status"];
  /** Path data in px of the plot. */
  readonly d: string;
}

/** The results that have a pattern of their own; the others differ by their colour and their end. */
const PATTERNED = new Set(["unavailable", "rejected", "rate_limited", "local", "cancelled"]);
/** Marks that look the same whatever came of the attempt. */
const ALIKE = new Set<BarMark>([
  "margin",
  "own",
  "own-cap",
  "ghost",
  "pause",
  "cut",
  "cut-again",
  "denied",
]);
/** A bar that is shorter than this has no room for the second line of the deadline's cut. */
const CUT_TWICE_PX = 6;

export function barPaths(rows: readonly WaterfallRow[]): readonly BarPath[] {
  const data = new Map<string, string>();
  const looks = new Map<string, Omit<BarPath, "d">>();
  for (const row of rows) {
    if (row.status === "waiting") continue;
    const draw = (mark: BarMark, d: string) => {
      const key = ALIKE.has(mark) ? mark : `${mark} ${row.kind} ${row.status}`;
      const before = data.get(key);
      if (before === undefined) looks.set(key, { key, mark, kind: row.kind, status: row.status });
      data.set(key, before === undefined ? d : before + d);
    };
    drawBar(row, draw);
  }
  return [...looks.values()]
    .sort((a, b) => BAR_MARKS.indexOf(a.mark) - BAR_MARKS.indexOf(b.mark) || order(a.key, b.key))
    .map((look) => ({ ...look, d: data.get(look.key) ?? "" }));
}

/** Keeps a path at its place when another row ends differently. */
const order = (a: string, b: string) => (a < b ? -1 : 1);

function drawBar(row: WaterfallRow, draw: (mark: BarMark, d: string) => void): void {
  const { fromPx, toPx, barTopPx: topPx, barPx, ownToPx, status } = row;
  const bottomPx = topPx + barPx;
  const midPx = topPx + barPx / 2;
  const block = (x: number, endPx: number) => box(x, topPx, endPx - x, barPx);
  if (row.allowedToPx !== null) draw("allowed", block(fromPx, row.allowedToPx));
  if (row.marginFromPx !== null && row.marginToPx !== null) {
    draw("margin", block(row.marginFromPx, row.marginToPx));
  }
  if (ownToPx !== null) {
    // What its caller would have waited by itself: dashes, with a cap where they end.
    draw(
      "own",
      `M${px(ownToPx)},${px(topPx + 0.5)}H${px(fromPx)}V${px(bottomPx - 0.5)}H${px(ownToPx)}`,
    );
    if (row.ownBeyond === null) draw("own-cap", upright(ownToPx, topPx - 2, bottomPx + 2));
  }
  if (row.ghostFromPx !== null && row.ghostToPx !== null) {
    draw("ghost", block(row.ghostFromPx, row.ghostToPx));
  }
  if (row.pauseFromPx !== null && row.pauseToPx !== null) {
    // Under the bar where ghost work runs at the same time.
    const y = row.ghostToPx === null ? midPx : bottomPx + 4;
    draw("pause", `M${px(row.pauseFromPx)},${px(y)}H${px(row.pauseToPx)}`);
  }
  if (row.hollow) draw("hollow", box(fromPx - barPx * 0.2, topPx, barPx * 0.4, barPx));
  else if (row.short) draw("used", diamond(fromPx, midPx, barPx / 2));
  else drawUsed(row, draw);
  if (row.cut) draw("cut", upright(toPx, topPx - 3, bottomPx + 3));
  // The deadline cuts twice: told from an own timeout without its colour.
  if (row.cut && status === "deadline_exceeded" && toPx - fromPx > CUT_TWICE_PX) {
    draw("cut-again", upright(toPx - 4, topPx, bottomPx));
  }
  if (row.deniedPx !== null) draw("denied", cross(row.deniedPx + barPx * 0.4, midPx, barPx * 0.28));
}

/** What was used: solid, with thin ends while it is on the wire. */
function drawUsed(row: WaterfallRow, draw: (mark: BarMark, d: string) => void): void {
  const { fromPx, toPx, headToPx, tailFromPx, barTopPx: topPx, barPx } = row;
  const thinPx = barPx * 0.3;
  const thinTopPx = topPx + (barPx - thinPx) / 2;
  const body = box(headToPx, topPx, tailFromPx - headToPx, barPx);
  if (headToPx > fromPx) draw("used", box(fromPx, thinTopPx, headToPx - fromPx, thinPx));
  if (toPx > tailFromPx) draw("used", box(tailFromPx, thinTopPx, toPx - tailFromPx, thinPx));
  draw("used", body);
  if (PATTERNED.has(row.status)) draw("pattern", body);
}

/** A hundredth of a pixel is not seen, and keeps the data short. */
const px = (value: number) => Math.round(value * 100) / 100;

const box = (x: number, y: number, width: number, height: number) =>
  `M${px(x)},${px(y)}h${px(Math.max(0, width))}v${px(height)}h${px(-Math.max(0, width))}z`;

const upright = (x: number, fromY: number, toY: number) => `M${px(x)},${px(fromY)}V${px(toY)}`;

const diamond = (x: number, y: number, r: number) =>
  `M${px(x)},${px(y - r)}l${px(r)},${px(r)}l${px(-r)},${px(r)}l${px(-r)},${px(-r)}z`;

const cross = (x: number, y: number, r: number) =>
  `M${px(x - r)},${px(y - r)}l${px(2 * r)},${px(2 * r)}m${px(-2 * r)},0l${px(2 * r)},${px(-2 * r)}`;
