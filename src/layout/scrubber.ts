/**
 * The scrubber of one request: segments as long as the time they take, yet none too short to be
 * reached. A segment is the time that led to its step. Past `MOST_SEGMENTS` neighbours share one.
 */
import type { Ms } from "../engine/scenario";

export interface ScrubberStep<Kind extends string> {
  /** Time since the step before it; 0 is common. */
  readonly spanMs: Ms;
  readonly kind: Kind;
}
export interface Segment<Kind extends string> {
  readonly x: number;
  readonly width: number;
  /** Index of its first step, and how many it stands for. */
  readonly first: number;
  readonly count: number;
  /** Of its steps, the one that matters most. */
  readonly kind: Kind;
}

export const MOST_SEGMENTS = 300;
/** Wide enough to be seen and, where there is room, to be hit. */
const LEAST_PX = 10;
/** At most this part of the width goes into making short segments reachable. */
const LEAST_SHARE = 0.5;

/** `weight` says which kind of several in one bin is shown: the greatest. */
export function scrubber<Kind extends string>(
  steps: readonly ScrubberStep<Kind>[],
  widthPx: number,
  weight: (kind: Kind) => number,
): readonly Segment<Kind>[] {
  const bins = binned(steps, weight);
  const leastPx = Math.min(LEAST_PX, (widthPx * LEAST_SHARE) / Math.max(1, bins.length));
  const widths = floored(
    bins.map((bin) => bin.spanMs),
    widthPx,
    leastPx,
  );
  let x = 0;
  return bins.map(({ first, count, kind }, index) => {
    const width = widths[index] ?? 0;
    const segment = { x, width, first, count, kind };
    x += width;
    return segment;
  });
}

function binned<Kind extends string>(
  steps: readonly ScrubberStep<Kind>[],
  weight: (kind: Kind) => number,
) {
  const size = Math.max(1, Math.ceil(steps.length / MOST_SEGMENTS));
  const bins: { first: number; count: number; spanMs: Ms; kind: Kind }[] = [];
  steps.forEach((step, index) => {
    const bin = bins.at(-1);
    if (bin === undefined || bin.count === size)
      bins.push({ first: index, count: 1, spanMs: step.spanMs, kind: step.kind });
    else {
      bin.count += 1;
      bin.spanMs += step.spanMs;
      if (weight(step.kind) > weight(bin.kind)) bin.kind = step.kind;
    }
  });
  return bins;
}

/** Shares `widthPx` in proportion, raising what falls below `leastPx` at the cost of the rest. */
function floored(spans: readonly Ms[], widthPx: number, leastPx: number): readonly number[] {
  const ascending = [...spans].sort((a, b) => a - b);
  let restMs = ascending.reduce((sum, span) => sum + span, 0);
  let restPx = widthPx;
  let short = 0;
  for (const span of ascending) {
    if (restMs > 0 && (span / restMs) * restPx >= leastPx) break;
    restMs -= span;
    restPx -= leastPx;
    short += 1;
  }
  // All are short: nothing takes time, or there is no room for more than the least.
  if (short === spans.length) return spans.map(() => widthPx / spans.length);
  const limit = ascending[short] ?? 0;
  return spans.map((span) => (span >= limit ? (span / restMs) * restPx : leastPx));
}

/** Where the cursor stands at a step: the end of the time that led to it. */
export function xOfStep(segments: readonly Segment<string>[], index: number): number {
  const segment = segments.findLast((candidate) => candidate.first <= index);
  if (segment === undefined) return 0;
  return segment.x + (segment.width * (index - segment.first + 1)) / segment.count;
}

/** The step whose segment is at `x`; clamped to the ends. */
export function stepAtX(segments: readonly Segment<string>[], x: number): number {
  const segment = segments.findLast((candidate) => candidate.x <= x) ?? segments[0];
  if (segment === undefined) return 0;
  const part = Math.floor(((x - segment.x) / segment.width) * segment.count);
  return segment.first + Math.max(0, Math.min(segment.count - 1, part));
}
