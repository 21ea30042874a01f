/** SVG path data for the breaker's diagram. */
import type { Point } from "./breakerDiagramPlaces";

const HEAD_PX = 8;
const POINTER_HALF_PX = 5;

export function pathOf(points: readonly Point[]): string {
  return points.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${x} ${y}`).join("");
}

/** A filled head whose tip is the last point. */
export function headOf(points: readonly Point[]): string {
  const tip = points.at(-1);
  const before = points.at(-2);
  if (tip === undefined || before === undefined) return "";
  const { along, aside } = direction(before, tip);
  const back = { x: tip.x - along.x * HEAD_PX, y: tip.y - along.y * HEAD_PX };
  const half = HEAD_PX * 0.45;
  return `M${tip.x} ${tip.y}L${back.x + aside.x * half} ${back.y + aside.y * half}L${back.x - aside.x * half} ${back.y - aside.y * half}Z`;
}

/** A small arrow around `middle` that points as the line sets out. */
export function pointerOf(points: readonly Point[], middle: Point): string {
  const [from, to] = points;
  if (from === undefined || to === undefined) return "";
  const { along } = direction(from, to);
  const ends = [-POINTER_HALF_PX, POINTER_HALF_PX].map((by) => ({
    x: middle.x + along.x * by,
    y: middle.y + along.y * by,
  }));
  const tip = ends[1] ?? middle;
  const barbs = [0.6, -0.6].map((turn) => ({
    x: tip.x - 4 * (along.x * Math.cos(turn) - along.y * Math.sin(turn)),
    y: tip.y - 4 * (along.x * Math.sin(turn) + along.y * Math.cos(turn)),
  }));
  return pathOf(ends) + pathOf([barbs[0] ?? tip, tip, barbs[1] ?? tip]);
}

function direction(from: Point, to: Point): { along: Point; aside: Point } {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  return { along, aside: { x: -along.y, y: along.x } };
}

/** Clockwise to twelve o'clock, so that it drains as a clock runs. */
export function arcOf({ x, y }: Point, r: number, fraction: number): string {
  if (fraction <= 0) return "";
  if (fraction >= 1)
    return `M${x} ${y - r}A${r} ${r} 0 1 1 ${x} ${y + r}A${r} ${r} 0 1 1 ${x} ${y - r}`;
  const angle = 2 * Math.PI * (1 - fraction);
  const from = { x: x + r * Math.sin(angle), y: y - r * Math.cos(angle) };
  return `M${from.x} ${from.y}A${r} ${r} 0 ${fraction > 0.5 ? 1 : 0} 1 ${x} ${y - r}`;
}
