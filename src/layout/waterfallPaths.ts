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
  "wait",
  "wait-unheard",
  "ghost",
  "pause",
  "held",
  "connect",
  "hollow",
  "used",
  "pattern",
  "critical",
  "cut",
  "cut-again",
  "denied",
  "written",
  "gave-up",
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
  "held",
  "wait-unheard",
  "ghost",
  "pause",
  "critical",
  "cut",
  "cut-again",
  "denied",
  "written",
  "gave-up",
]);
/** A bar that is shorter than this has no room for the second line of the deadline's cut. */
const CUT_TWICE_PX = 6;

export function barPaths(rows: readonly WaterfallRow[]): readonly BarPath[] {
  const data = new Map<string, string>();
  const looks = new Map<string, Omit<BarPath, "d">>();
  for (const row of rows) {
    if (row.status === "waiting") continue;
    for (const [mark, d] of strokesOf(row)) {
      const key = ALIKE.has(mark) ? mark : `${mark} ${row.kind} ${row.status}`;
      const before = data.get(key);
      if (before === undefined) looks.set(key, { key, mark, kind: row.kind, status: row.status });
      data.set(key, before === undefined ? d : before + d);
    }
  }
  return [...looks.values()]
    .sort((a, b) => BAR_MARKS.indexOf(a.mark) - BAR_MARKS.indexOf(b.mark) || order(a.key, b.key))
    .map((look) => ({ ...look, d: data.get(look.key) ?? "" }));
}

type Stroke = readonly [mark: BarMark, d: string];
/** A row that stays as it was is not drawn again. */
const strokes = new WeakMap<WaterfallRow, readonly Stroke[]>();

function strokesOf(row: WaterfallRow): readonly Stroke[] {
  const known = strokes.get(row);
  if (known !== undefined) return known;
  const drawn: Stroke[] = [];
  drawBar(row, (mark, d) => drawn.push([mark, d]));
  strokes.set(row, drawn);
  return drawn;
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
    const y = row.ghostToPx === null && !isGhost(row) ? midPx : bottomPx + 4;
    draw("pause", `M${px(row.pauseFromPx)},${px(y)}H${px(row.pauseToPx)}`);
  }
  if (row.hollow) {
    // After a wait it stands where that ended.
    drawPhases(row, draw);
    draw("hollow", box(toPx - barPx * 0.2, topPx, barPx * 0.4, barPx));
  } else if (row.outside) drawPhases(row, draw);
  else if (row.short) draw("used", diamond(fromPx, midPx, barPx / 2));
  else if (row.phases !== null) drawPhases(row, draw);
  else drawUsed(row, draw);
  for (const { fromPx: from, toPx: to } of row.critical) {
    draw("critical", `M${px(from)},${px(bottomPx + CRITICAL_PX)}H${px(to)}`);
  }
  if (row.cut) draw("cut", upright(toPx, topPx - 3, bottomPx + 3));
  // The deadline cuts twice: told from an own timeout without its colour.
  if (row.cut && status === "deadline_exceeded" && toPx - fromPx > CUT_TWICE_PX) {
    draw("cut-again", upright(toPx - 4, topPx, bottomPx));
  }
  if (row.deniedPx !== null) draw("denied", cross(row.deniedPx + barPx * 0.4, midPx, barPx * 0.28));
  if (row.gaveUpPx !== null) {
    draw("gave-up", `M${px(row.gaveUpPx - 4)},${px(topPx - 8)}h8l-4,6z`);
  }
  if (row.writtenPx !== null) draw("written", tickedBox(row.writtenPx, midPx, barPx * 0.4));
}

/** The line of the critical path, under its bar. */
const CRITICAL_PX = 2.5;

const isGhost = ({ phases }: WaterfallRow) => phases?.some(({ ghost }) => ghost) ?? false;

/**
 * What the time went to: solid where the callee worked, two rails where it waited for its own calls,
 * a fence while its breaker lets it wait, thin on the wire, dashes while connecting, a comb for a body in chunks; hatched once unheard.
 */
function drawPhases(row: WaterfallRow, draw: (mark: BarMark, d: string) => void): void {
  const { barTopPx: topPx, barPx, gapPx } = row;
  const bottomPx = topPx + barPx;
  const midPx = topPx + barPx / 2;
  const thinPx = barPx * 0.3;
  for (const { kind, ghost, fromPx, toPx } of row.phases ?? []) {
    const rails = `M${px(fromPx)},${px(topPx + 0.75)}H${px(toPx)}M${px(fromPx)},${px(bottomPx - 0.75)}H${px(toPx)}`;
    if (kind === "wait") draw(ghost ? "wait-unheard" : "wait", rails);
    else if (kind === "held") draw("held", `M${px(fromPx)},${px(midPx)}H${px(toPx)}`);
    else if (kind === "connect") draw("connect", `M${px(fromPx)},${px(midPx)}H${px(toPx)}`);
    else if (kind === "wire") {
      draw("used", box(fromPx, midPx - thinPx / 2, toPx - fromPx, thinPx));
    } else if (ghost) draw("ghost", box(fromPx, topPx, toPx - fromPx, barPx));
    else if (kind === "body") {
      draw("used", box(fromPx, midPx - thinPx / 2, toPx - fromPx, thinPx));
      draw("used", comb(fromPx, toPx, Math.max(gapPx, LEAST_GAP_PX), topPx, barPx));
    } else {
      const block = box(fromPx, topPx, toPx - fromPx, barPx);
      draw("used", block);
      if (PATTERNED.has(row.status)) draw("pattern", block);
    }
  }
}

/** Chunks that come faster than this are drawn as a comb of so many pixels. */
const LEAST_GAP_PX = 4;
const TOOTH_PX = 2;

/** A tooth for each chunk, the last one against the end. */
function comb(fromPx: number, toPx: number, gapPx: number, topPx: number, barPx: number): string {
  let d = "";
  for (let x = toPx - TOOTH_PX; x >= fromPx - TOOTH_PX; x -= gapPx) {
    d += box(Math.max(fromPx, x), topPx, TOOTH_PX, barPx);
  }
  return d;
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

const tickedBox = (x: number, y: number, r: number) =>
  `M${px(x - r)},${px(y - r)}h${px(2 * r)}v${px(2 * r)}h${px(-2 * r)}zM${px(x - r * 0.55)},${px(y)}l${px(r * 0.4)},${px(r * 0.45)}l${px(r * 0.7)},${px(-r * 0.9)}`;
