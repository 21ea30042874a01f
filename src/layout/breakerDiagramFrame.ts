/** The part of the breaker's diagram that stands still while the cursor moves: places and guards. */
import type { Arrow } from "../engine/arrows";
import type { BreakerKind } from "../engine/event";
import type { BreakerPlan } from "../engine/plan";
import type { Ms } from "../engine/scenario";
import type { Texts } from "../texts/en";
import { type Box, placeLabel, textWidthPx } from "./breakerDiagramLabels";
import { headOf, pathOf, pointerOf } from "./breakerDiagramPaths";
import {
  type ArrowLine,
  arrowLines,
  type Places,
  type Point,
  places,
} from "./breakerDiagramPlaces";
import { guardText } from "./breakerGuards";

/** x is where the text begins (or, in and beside a node, its middle); y its baseline. */
export interface TextLine extends Point {
  readonly text: string;
}
export interface DiagramNode extends Point {
  readonly kind: BreakerKind;
  readonly r: number;
  /** In two lines where the name in one would be wider than the circle. */
  readonly name: readonly TextLine[];
  /** Where the token rests while this is the state. */
  readonly rest: Point;
}
export interface DiagramArrow {
  readonly from: BreakerKind;
  readonly to: BreakerKind;
  readonly rules: readonly Arrow["rule"][];
  readonly byHand: boolean;
  readonly path: string;
  readonly head: string;
  /** From where the token rests to where it will. */
  readonly travel: readonly Point[];
  readonly label: {
    readonly lines: readonly TextLine[];
    readonly box: Box;
    /** A small arrow in the same direction: says which of two opposite ones is meant. */
    readonly pointer: string | null;
  };
}
/** What does not change while the cursor moves: places and guards. */
export interface DiagramFrame {
  readonly places: Places;
  readonly nodes: readonly DiagramNode[];
  readonly arrows: readonly DiagramArrow[];
}
export const LIVE_BAND_PX = 38;
export const TEXT_LINE_PX = { triangle: 16, row: 15 } as const;
/** From a line's top to its baseline, as a part of its height. */
const BASELINE = 0.75;
const POINTER_PX = 14;
/** A name's baseline under the middle of its node, and from one line to the next. */
const NAME_PX = 4;
const NAME_LINE_PX = 12;
/** Of two lines the first's above it. */
const FIRST_LINE_PX = 5;
/** Tried in turn when the guards are too long: a row has room for them, a triangle has none to add. */
const ROOMS_PX = [
  { above: 0, below: 16 },
  { above: 16, below: 0 },
  { above: 16, below: 16 },
  { above: 16, below: 32 },
  { above: 32, below: 48 },
  { above: 48, below: 64 },
  { above: 80, below: 80 },
  { above: 112, below: 112 },
];
const ANCHORS = [0.45, 0.6, 0.3, 0.75, 0.15, 0.9];

export function diagramFrame(
  widthPx: number,
  plan: BreakerPlan,
  openMs: Ms,
  withByHand: boolean,
  t: Texts["breaker"],
): DiagramFrame {
  let frame = drawnIn(places(widthPx), plan, openMs, withByHand, t);
  for (const roomPx of ROOMS_PX) {
    if (frame.fits) break;
    frame = drawnIn(places(widthPx, roomPx, "row"), plan, openMs, withByHand, t);
  }
  return frame;
}

function drawnIn(
  where: Places,
  plan: BreakerPlan,
  openMs: Ms,
  withByHand: boolean,
  t: Texts["breaker"],
): DiagramFrame & { readonly fits: boolean } {
  const nodes = (["closed", "open", "half-open"] as const).map((kind) => nodeOf(where, kind, t));
  const lines = arrowLines(where, withByHand);
  const taken: Box[] = liveBands(where);
  const linePx = TEXT_LINE_PX[where.shape];
  let fits = true;
  const arrows = lines.map((line): DiagramArrow => {
    const { from, to, points } = line;
    const opposite = lines.some((other) => other.from === to && other.to === from);
    const extraPx = opposite ? POINTER_PX : 0;
    const placed = placeLabel(
      guardText(line, plan, openMs, t.guard),
      labelAnchors(points),
      { x: 2, y: 0, width: where.widthPx - 4, height: where.heightPx },
      {
        circles: nodes.map(({ x, y }) => ({ x, y, r: where.ringPx })),
        boxes: taken,
        lines: lines.map((other) => other.points),
        edge: edgeOf(where, line),
      },
      linePx,
      extraPx,
    );
    const { box } = placed;
    taken.push(box);
    fits &&= placed.clear;
    return {
      from,
      to,
      rules: line.rules,
      byHand: line.byHand,
      path: pathOf(points),
      head: headOf(points),
      travel: [restOf(where, from), ...points, restOf(where, to)],
      label: {
        lines: textLines(placed.lines, { ...box, x: box.x + extraPx }, linePx),
        box,
        pointer: opposite ? pointerOf(points, { x: box.x + 5, y: box.y + linePx / 2 }) : null,
      },
    };
  });
  return { places: where, nodes, arrows, fits };
}

function nodeOf(where: Places, kind: BreakerKind, t: Texts["breaker"]): DiagramNode {
  const { x, y } = where.at[kind];
  const { nodePx, shape } = where;
  const whole = t.kinds[kind];
  // Bold in the triangle, while it is the state.
  const isWide = textWidthPx(whole, shape === "triangle") > 2 * nodePx - 2;
  const name =
    isWide && kind === "half-open"
      ? // Pips stand below it.
        t.halfOpenLines.map((text, k) => ({ text, x, y: y - FIRST_LINE_PX + k * NAME_LINE_PX }))
      : [{ text: whole, x, y: y + NAME_PX }];
  return { kind, x, y, r: nodePx, name, rest: restOf(where, kind) };
}

/** In the upper part of the node, clear of its name. */
function restOf({ at, nodePx }: Places, kind: BreakerKind): Point {
  return { x: at[kind].x, y: at[kind].y - nodePx * 0.55 };
}

/** Kept free of guards, so that they stand still whatever the current state has to say. */
function liveBands({ shape, widthPx, heightPx }: Places): Box[] {
  if (shape === "row") return [];
  return [
    { x: 0, y: 0, width: widthPx, height: LIVE_BAND_PX },
    { x: 0, y: heightPx - LIVE_BAND_PX, width: widthPx, height: LIVE_BAND_PX },
  ];
}

export function textLines(words: readonly string[], box: Box, linePx: number): readonly TextLine[] {
  return words.map((text, index) => ({ text, x: box.x, y: box.y + (index + BASELINE) * linePx }));
}

/**
 * The side of an arrow on which its guard may stand (left, looking along it): outside the triangle;
 * above what goes on along a row, and below what goes back. Null: either, for what is done by hand.
 */
function edgeOf(
  { shape, at }: Places,
  { from, to, byHand }: ArrowLine,
): readonly [Point, Point] | null {
  if (shape === "row") return [at[from], at[to]];
  if (byHand) return null;
  const turn: readonly BreakerKind[] = ["closed", "open", "half-open"];
  const isForward = turn[(turn.indexOf(from) + 1) % turn.length] === to;
  return isForward ? [at[from], at[to]] : [at[to], at[from]];
}

/** A guard belongs to the state it leaves, so it stands rather nearer to the arrow's tail. */
function labelAnchors(points: readonly Point[]): readonly Point[] {
  const [first, second] = points.length > 2 ? [points[1], points[2]] : [points[0], points[1]];
  if (first === undefined || second === undefined) return [];
  return ANCHORS.map((part) => ({
    x: first.x + (second.x - first.x) * part,
    y: first.y + (second.y - first.y) * part,
  }));
}
