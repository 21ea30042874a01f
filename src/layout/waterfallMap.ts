/** The whole request on a thin strip: a line for each attempt and work, as shares of the axis. */
import type { Span } from "../engine/calleeTree";
import type { Ms } from "../engine/scenario";
import type { RequestTree } from "./waterfallTree";
import { fitZoom } from "./waterfallZoom";

/** Begin and end of each, from 0 to 1, one below the other. */
export type MapBars = readonly (readonly [number, number])[];

export function mapOf({ rows, operation, lastStopMs }: RequestTree, endMs: Ms): MapBars {
  const share = (ms: Ms) => Math.max(0, Math.min(1, (ms - operation.startMs) / endMs));
  return rows.flatMap(({ made, work }) => {
    if (made?.started) return [[share(made.startMs), share(made.endMs ?? lastStopMs)] as const];
    return work === null ? [] : [[share(work.fromMs), share(work.toMs)] as const];
  });
}

export function mapBars(bars: MapBars, widthPx: number, heightPx: number, topPx: number): string {
  const px = (value: number) => Math.round(value * 10) / 10;
  return bars
    .map(([from, to], index) => {
      const y = topPx + ((index + 0.5) / bars.length) * heightPx;
      return `M${px(from * widthPx)},${px(y)}H${px(Math.max(to * widthPx, from * widthPx + 1))}`;
    })
    .join("");
}

/** What is seen after a drag on the strip from one moment to another. */
export function mapSpan(
  grip: "from" | "to" | "both" | "new",
  seen: Span,
  downMs: Ms,
  atMs: Ms,
  endMs: Ms,
): Span | null {
  const byMs = atMs - downMs;
  switch (grip) {
    case "both":
      return fitZoom({ fromMs: seen.fromMs + byMs, toMs: seen.toMs + byMs }, endMs);
    case "from":
      return between(seen.fromMs + byMs, seen.toMs, endMs);
    case "to":
      return between(seen.fromMs, seen.toMs + byMs, endMs);
    case "new":
      return between(downMs, atMs, endMs);
  }
}

function between(a: Ms, b: Ms, endMs: Ms): Span | null {
  const inside = (ms: Ms) => Math.max(0, Math.min(endMs, ms));
  return fitZoom({ fromMs: inside(Math.min(a, b)), toMs: inside(Math.max(a, b)) }, endMs);
}
