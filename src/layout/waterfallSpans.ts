/** Moments and spans in px of the part of the axis that is seen. */

import type { Span } from "../engine/calleeTree";
import type { Ms } from "../engine/scenario";
import type { Interval } from "./axis";
import type { Linear } from "./linear";

/** Clamped to the plot. */
export type Scale = Linear;

export function isSeen(scale: Scale, ms: Ms): boolean {
  const [fromMs = 0, toMs = 0] = scale.domain();
  return ms >= fromMs && ms <= toMs;
}

/** The part of a span that is seen; null when all of it lies beside what is seen. */
export function seenSpan(scale: Scale, span: Span): Interval | null {
  const [fromMs = 0, toMs = 0] = scale.domain();
  if (span.toMs < fromMs || span.fromMs > toMs) return null;
  return { fromPx: scale(span.fromMs), toPx: scale(span.toMs) };
}

/** The same for what has a length: nothing is left of one that only touches an edge. */
export function seenLength(scale: Scale, span: Span): Interval | null {
  const seen = seenSpan(scale, span);
  return seen !== null && seen.toPx > seen.fromPx ? seen : null;
}
