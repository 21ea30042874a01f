/** Where the breaker's states stand and where the arrows between them run. */
import { ARROWS, type Arrow } from "../engine/arrows";
import type { BreakerKind } from "../engine/event";

export interface Point {
  readonly x: number;
  readonly y: number;
}
export type DiagramShape = "triangle" | "row";

export interface Places {
  readonly shape: DiagramShape;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly nodePx: number;
  readonly ringPx: number;
  readonly at: { readonly [kind in BreakerKind]: Point };
}

/** One line on the drawing; several rules may lead along it. */
export interface ArrowLine {
  readonly from: BreakerKind;
  readonly to: BreakerKind;
  readonly rules: readonly Arrow["rule"][];
  readonly byHand: boolean;
  /** From the edge of one node to the edge of the other. */
  readonly points: readonly Point[];
}

/** The rail's 376 px have room for the triangle; a phone's column has not. */
const TRIANGLE_FROM_PX = 368;
const TRIANGLE = { heightPx: 276, nodePx: 40, ringPx: 47, topPx: 86, bottomPx: 190, spreadPx: 150 };
const ROW = { heightPx: 132, nodePx: 32, ringPx: 38, midPx: 58, spreadPx: 210 };
/** The long way round runs this far above the row's lower edge. */
const UNDER_PX = 4;
const EDGE_PX = 6;
/** Between an arrow's end and the ring. */
const GAP_PX = 4;
const APART_PX = 18;
const LEAST_WIDTH_PX = 272;

function diagramShape(widthPx: number): DiagramShape {
  return widthPx >= TRIANGLE_FROM_PX ? "triangle" : "row";
}

/** `roomPx` is added above and below a row's nodes, for guards that are long. */
export function places(
  widthPx: number,
  roomPx = { above: 0, below: 0 },
  shape: DiagramShape = diagramShape(Math.max(LEAST_WIDTH_PX, widthPx)),
): Places {
  const width = Math.max(LEAST_WIDTH_PX, widthPx);
  const middle = width / 2;
  if (shape === "triangle") {
    const { heightPx, nodePx, ringPx, topPx, bottomPx, spreadPx } = TRIANGLE;
    const spread = Math.min(spreadPx, middle - ringPx - EDGE_PX);
    return {
      shape: "triangle",
      widthPx: width,
      heightPx,
      nodePx,
      ringPx,
      at: {
        closed: { x: middle - spread, y: topPx },
        open: { x: middle + spread, y: topPx },
        "half-open": { x: middle, y: bottomPx },
      },
    };
  }
  const { nodePx, ringPx, spreadPx } = ROW;
  const midPx = ROW.midPx + roomPx.above;
  const heightPx = ROW.heightPx + roomPx.above + roomPx.below;
  const spread = Math.min(spreadPx, middle - ringPx - EDGE_PX);
  return {
    shape: "row",
    widthPx: width,
    heightPx,
    nodePx,
    ringPx,
    at: {
      closed: { x: middle - spread, y: midPx },
      open: { x: middle, y: midPx },
      "half-open": { x: middle + spread, y: midPx },
    },
  };
}

/** The arrows as lines; those made by hand only where the drawing is about one that is forced. */
export function arrowLines(where: Places, withByHand: boolean): readonly ArrowLine[] {
  const shown = ARROWS.filter((arrow) => withByHand || !arrow.byHand);
  const pairs = shown.filter(
    (arrow, index) => shown.findIndex((o) => o.from === arrow.from && o.to === arrow.to) === index,
  );
  return pairs.map(({ from, to }) => {
    const same = shown.filter((arrow) => arrow.from === from && arrow.to === to);
    const opposite = pairs.some((other) => other.from === to && other.to === from);
    const rounds = where.shape === "row" && isFar(from, to);
    return {
      from,
      to,
      rules: same.map((arrow) => arrow.rule),
      byHand: same.every((arrow) => arrow.byHand),
      points: rounds
        ? underneath(where, from, to)
        : straight(where, where.at[from], where.at[to], opposite ? APART_PX / 2 : 0),
    };
  });
}

function isFar(from: BreakerKind, to: BreakerKind): boolean {
  return from !== "open" && to !== "open";
}

/** A straight line, moved to its own left by `asidePx`, cut where it meets the rings. */
function straight(where: Places, from: Point, to: Point, asidePx: number): readonly Point[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const clear = Math.sqrt((where.ringPx + GAP_PX) ** 2 - asidePx ** 2);
  const on = (distance: number): Point => ({
    x: from.x + along.x * distance + along.y * asidePx,
    y: from.y + along.y * distance - along.x * asidePx,
  });
  return [on(clear), on(length - clear)];
}

/** Down, along under the node between, and up again. */
function underneath(where: Places, from: BreakerKind, to: BreakerKind): readonly Point[] {
  const start = where.at[from];
  const end = where.at[to];
  const edge = where.ringPx + GAP_PX;
  const y = where.heightPx - UNDER_PX;
  return [
    { x: start.x, y: start.y + edge },
    { x: start.x, y },
    { x: end.x, y },
    { x: end.x, y: end.y + edge },
  ];
}
