/** The part of a request's axis that is seen: spans in, spans out. */
import type { Span } from "../engine/calleeTree";
import type { Ms } from "../engine/scenario";

/** Closer than this there is nothing to be seen: everything happens at whole milliseconds. */
const LEAST_MS = 4;
/** How far from an edge a moment comes to stand that was beside what is seen. */
const MARGIN = 0.15;

/** Kept inside an axis that ends at `endMs`; null when that is all of it. */
export function fitZoom(zoom: Span | null, endMs: Ms): Span | null {
  if (zoom === null) return null;
  const lengthMs = Math.max(Math.min(LEAST_MS, endMs), zoom.toMs - zoom.fromMs);
  if (lengthMs >= endMs) return null;
  const fromMs = Math.max(0, Math.min(zoom.fromMs, endMs - lengthMs));
  return { fromMs, toMs: fromMs + lengthMs };
}

/** `factor` times closer, with the moment `atMs` where it was. */
export function zoomedAt(seen: Span, atMs: Ms, factor: number, endMs: Ms): Span | null {
  const lengthMs = seen.toMs - seen.fromMs;
  const share = Math.max(0, Math.min(1, (atMs - seen.fromMs) / lengthMs));
  const nextMs = Math.max(Math.min(LEAST_MS, endMs), lengthMs / factor);
  const fromMs = seen.fromMs + share * (lengthMs - nextMs);
  return fitZoom({ fromMs, toMs: fromMs + nextMs }, endMs);
}

/** Moved just so far that `atMs` is seen, with some room around it. */
export function zoomHolding(zoom: Span, atMs: Ms): Span {
  const { fromMs, toMs } = zoom;
  if (atMs >= fromMs && atMs <= toMs) return zoom;
  const roomMs = (toMs - fromMs) * MARGIN;
  const byMs = atMs < fromMs ? atMs - roomMs - fromMs : atMs + roomMs - toMs;
  return { fromMs: fromMs + byMs, toMs: toMs + byMs };
}
