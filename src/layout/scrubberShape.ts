/** The scrubber's marks: each kind of step has a shape of its own, so that colour is not needed. */
import type { Segment } from "./scrubber";
import type { StepKind } from "./scrubberSteps";

const CAP_PX = 2;
/** Between neighbours, where there is room for it. */
const GAP_PX = 1;
const DIAMOND_PX = 5;
/** What failed breaks off. */
const SLOPE_PX = 12;
/** Of what is hollow. */
const STROKE_PX = 1.5;

/** SVG path of a segment from `x`, `width` wide, in a band `heightPx` high. */
export function segmentPath(kind: StepKind, x: number, width: number, heightPx: number): string {
  const left = x;
  const right = x + Math.max(width - GAP_PX, width * 0.6);
  const middle = heightPx / 2;
  const top = heightPx * 0.15;
  const bottom = heightPx * 0.85;
  const capPx = Math.min(CAP_PX, (right - left) / 3);
  const insetPx = Math.min(STROKE_PX / 2, (right - left) / 4);
  switch (kind) {
    case "work":
      return box(left, middle - 2, right, middle + 2);
    case "pause":
    case "ghost":
      return `M${n(left)} ${n(middle)}H${n(right)}`;
    case "ok":
      return box(left, top, right, bottom);
    case "own":
      return box(left, top, right, bottom) + box(right - capPx, 0, right, heightPx);
    case "deadline":
      return box(left, top, right - 2 * capPx, bottom) + box(right - capPx, 0, right, heightPx);
    case "technical": {
      const slope = Math.min(SLOPE_PX, right - left);
      return `M${n(left)} ${n(top)}H${n(right - slope)}L${n(right)} ${n(bottom)}H${n(left)}Z`;
    }
    case "rejected":
      return box(left, middle, right, bottom);
    case "cancelled":
    case "refused":
      return box(left + insetPx, top + insetPx, right - insetPx, bottom - insetPx);
    case "breaker": {
      const centre = (left + right) / 2;
      const half = Math.min(DIAMOND_PX, (right - left) / 2);
      // A long wait for it is no gap in the track.
      const line = right - left > 4 * half ? box(left, middle - 1, right, middle + 1) : "";
      return `${line}M${n(centre)} ${n(middle - DIAMOND_PX)}L${n(centre + half)} ${n(middle)}L${n(centre)} ${n(middle + DIAMOND_PX)}L${n(centre - half)} ${n(middle)}Z`;
    }
  }
}

/** All segments of a kind as one path: a request of a hundred steps is then some ten elements. */
export function scrubberShapes(
  segments: readonly Segment<StepKind>[],
  heightPx: number,
): readonly { readonly kind: StepKind; readonly path: string }[] {
  const paths = new Map<StepKind, string>();
  for (const { kind, x, width } of segments) {
    paths.set(kind, (paths.get(kind) ?? "") + segmentPath(kind, x, width, heightPx));
  }
  return [...paths].map(([kind, path]) => ({ kind, path }));
}

function box(left: number, top: number, right: number, bottom: number): string {
  return `M${n(left)} ${n(top)}H${n(Math.max(left, right))}V${n(bottom)}H${n(left)}Z`;
}

function n(px: number): number {
  return Math.round(px * 100) / 100;
}
