/** The way of the token when the state changes: along the arrow, or back along it. */
import type { BreakerKind } from "../engine/event";
import type { DiagramFrame } from "./breakerDiagramFrame";
import type { Point } from "./breakerDiagramPlaces";

/** Null where no arrow leads that way: then the token is simply there. */
export function tokenTravel(
  { arrows }: DiagramFrame,
  from: BreakerKind,
  to: BreakerKind,
  isStepBack: boolean,
): readonly Point[] | null {
  const [tail, head] = isStepBack ? [to, from] : [from, to];
  const arrow = arrows.find((candidate) => candidate.from === tail && candidate.to === head);
  if (arrow === undefined) return null;
  return isStepBack ? arrow.travel.toReversed() : arrow.travel;
}

/** Each point with the part of the way that lies before it: keyframes for an even pace. */
export function paced(points: readonly Point[]): readonly (Point & { readonly offset: number })[] {
  let before = 0;
  const lengths = points.map((point, index) => {
    const last = points[index - 1] ?? point;
    before += Math.hypot(point.x - last.x, point.y - last.y);
    return before;
  });
  return points.map((point, index) => ({
    ...point,
    offset: before === 0 ? index : (lengths[index] ?? 0) / before,
  }));
}
