/** Puts the guards beside their arrows so that no label meets a label, a node, an arrow or an edge. */
import type { Point } from "./breakerDiagramPlaces";

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
export interface Circle extends Point {
  readonly r: number;
}
interface Obstacles {
  readonly circles: readonly Circle[];
  readonly boxes: readonly Box[];
  readonly lines: readonly (readonly Point[])[];
  /** Nothing stands to the right of it, looking along it; null: both sides are free. */
  readonly edge: readonly [Point, Point] | null;
}
interface PlacedLabel {
  readonly lines: readonly string[];
  readonly box: Box;
  readonly clear: boolean;
}

const FONT_PX = 12;
const CLEAR_PX = 3;
/** What standing by a less fitting part of its arrow costs. */
const ANCHOR_COST_PX = 3;
const STEP_PX = 3;
/** Further than this from its arrow a guard would say nothing about it. */
const REACH_PX = 110;
/**
 * The ways to look. Past 45° a box slides along its longer side, so that it lies beside the point and
 * does not hang on by a corner.
 */
const TURNS = [0, 4, 8, 12, 1, 15, 7, 9, 3, 5, 11, 13, 2, 6, 10, 14].map((sixteenth) => {
  const turn = (sixteenth * Math.PI) / 8;
  const aside = Math.cos(turn);
  const down = Math.sin(turn);
  const slide = (part: number) => (Math.max(-1, Math.min(1, part * Math.SQRT2)) - 1) / 2;
  return { aside, down, dx: slide(aside), dy: slide(down) };
});
/** What a further line costs, in px of distance: one line a little further off reads better. */
const LINE_COST_PX = 30;

const MOST_LINES = 6;

const THIN = /[ijlI.,:;'|\u202f ]/u;
const NARROW = /[tfr-]/u;
const WIDE = /[mwMW%×≥@жмшщыфюЖМШЩЫФЮ]/u;
const CYRILLIC = /[\u0400-\u04ff]/u;
const BOLDER = 1.12;

/** No font is asked: an upper estimate that holds for the widest of the usual system fonts. */
export function textWidthPx(text: string, isBold = false): number {
  let em = 0;
  for (const letter of text) em += letterEm(letter);
  return Math.ceil(em * FONT_PX * (isBold ? BOLDER : 1));
}

function letterEm(letter: string): number {
  if (THIN.test(letter)) return 0.33;
  if (NARROW.test(letter)) return 0.44;
  if (WIDE.test(letter)) return 0.98;
  return CYRILLIC.test(letter) ? 0.7 : 0.645;
}

/** The narrowest ways of breaking the words into one line, two, and so on. */
function wrappings(text: string): readonly (readonly string[])[] {
  const words = text.split(" ");
  const widths = words.flatMap((_, from) =>
    words.slice(from).map((_, more) => textWidthPx(words.slice(from, from + more + 1).join(" "))),
  );
  const ways = new Map<number, readonly string[]>();
  for (const widthPx of widths.sort((a, b) => b - a)) {
    const lines = wrapped(words, widthPx);
    if (lines.length <= MOST_LINES) ways.set(lines.length, lines);
  }
  return [...ways.values()];
}

function wrapped(words: readonly string[], widthPx: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && textWidthPx(longer) <= widthPx) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/**
 * The clear place nearest to one of `anchors` (the first is the best), inside `within`; `extraPx` is
 * kept free before the text. When nothing is clear it stands at the first.
 */
export function placeLabel(
  text: string,
  anchors: readonly Point[],
  within: Box,
  obstacles: Obstacles,
  linePx: number,
  extraPx: number,
): PlacedLabel {
  let best: PlacedLabel | null = null;
  let bestCost = Number.MAX_VALUE;
  const ways = wrappings(text);
  for (const lines of ways) {
    const size = labelSize(lines, linePx, extraPx);
    anchors.forEach((anchor, index) => {
      const fixedCost = LINE_COST_PX * lines.length + ANCHOR_COST_PX * index;
      for (let off = CLEAR_PX + 1; off < REACH_PX && off + fixedCost < bestCost; off += STEP_PX) {
        const box = clearAround(anchor, off, size, within, obstacles);
        if (box === null) continue;
        best = { lines, box, clear: true };
        bestCost = off + fixedCost;
      }
    });
  }
  if (best !== null) return best;
  const lines = ways.at(-1) ?? [text];
  const box = { ...(anchors[0] ?? within), ...labelSize(lines, linePx, extraPx) };
  return { lines, box, clear: false };
}

/** The first clear box of this size around a point, `off` px from it; the straight ways come first. */
function clearAround(
  { x, y }: Point,
  off: number,
  { width, height }: { readonly width: number; readonly height: number },
  within: Box,
  obstacles: Obstacles,
): Box | null {
  for (const { aside, down, dx, dy } of TURNS) {
    const left = x + aside * off + dx * width;
    const top = y + down * off + dy * height;
    const box = { x: left, y: top, width, height };
    if (isInside(box, within) && isClear(box, obstacles)) return box;
  }
  return null;
}

function isInside(box: Box, within: Box): boolean {
  return (
    box.x >= within.x &&
    box.y >= within.y &&
    box.x + box.width <= within.x + within.width &&
    box.y + box.height <= within.y + within.height
  );
}

function labelSize(lines: readonly string[], linePx: number, extraPx: number) {
  const width = Math.max(...lines.map((line) => textWidthPx(line))) + extraPx;
  return { width, height: linePx * lines.length };
}

function isClear(box: Box, { circles, boxes, lines, edge }: Obstacles): boolean {
  return (
    (edge === null || isLeftOf(box, edge)) &&
    !boxes.some((other) => boxesMeet(box, other, CLEAR_PX)) &&
    !circles.some((circle) => circleMeets(box, circle, CLEAR_PX)) &&
    !lines.some((line) => lineMeets(box, line, CLEAR_PX))
  );
}

function isLeftOf({ x, y, width, height }: Box, [from, to]: readonly [Point, Point]): boolean {
  const corners = [
    { x, y },
    { x: x + width, y },
    { x, y: y + height },
    { x: x + width, y: y + height },
  ];
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  return corners.every((corner) => dx * (corner.y - from.y) - dy * (corner.x - from.x) <= 0);
}

export function boxesMeet(a: Box, b: Box, clearPx = 0): boolean {
  return (
    a.x < b.x + b.width + clearPx &&
    b.x < a.x + a.width + clearPx &&
    a.y < b.y + b.height + clearPx &&
    b.y < a.y + a.height + clearPx
  );
}

export function circleMeets(box: Box, { x, y, r }: Circle, clearPx = 0): boolean {
  const dx = Math.max(box.x - x, 0, x - box.x - box.width);
  const dy = Math.max(box.y - y, 0, y - box.y - box.height);
  return Math.hypot(dx, dy) < r + clearPx;
}

export function lineMeets(box: Box, line: readonly Point[], clearPx = 0): boolean {
  return line.some((to, index) => {
    const from = line[index - 1];
    return from !== undefined && segmentMeets(box, from, to, clearPx);
  });
}

/** Clips the segment by the box's four sides (Liang–Barsky). */
function segmentMeets(box: Box, from: Point, to: Point, clearPx: number): boolean {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  let enter = 0;
  let leave = 1;
  const sides = [
    [-dx, from.x - (box.x - clearPx)],
    [dx, box.x + box.width + clearPx - from.x],
    [-dy, from.y - (box.y - clearPx)],
    [dy, box.y + box.height + clearPx - from.y],
  ] as const;
  for (const [speed, room] of sides) {
    if (speed === 0) {
      if (room < 0) return false;
    } else if (speed < 0) enter = Math.max(enter, room / speed);
    else leave = Math.min(leave, room / speed);
  }
  return enter <= leave;
}
