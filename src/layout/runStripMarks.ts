/** The marks of requests: a stem with a head whose shape tells how the request ended, or bins of counts. */

import { bisectLeft } from "d3";
import { type RequestEnd, requestEnd } from "../engine/requestEnd";
import type { Operation } from "../engine/result";
import { countBefore } from "../engine/runIndex";
import type { RunOutline } from "../engine/runOutline";
import type { Linear } from "./linear";
import type { RunStripLayout } from "./runStrip";

type Marks = RunStripLayout["marks"];
type Scale = Linear;

/** From the base line up, in bins. */
const REQUEST_ENDS: readonly RequestEnd[] = [
  "ok",
  "degraded",
  "deferred",
  "pending",
  "late",
  "cancelled",
  "failed",
];

/** Of the mark's height. */
const HEAD_RADIUS = 0.16;
const HEAD_MIDDLE = 0.8;

/** The line on which the heads stand. */
export function headY({ baseYPx, markPx }: Pick<RunStripLayout, "baseYPx" | "markPx">): number {
  return baseYPx - markPx * HEAD_MIDDLE;
}

/** Heads closer than this would cover each other. */
const HEAD_PITCH_PX = 10;

/**
 * Where the heads stand: at their moments, but spread where requests come in a burst, each burst
 * about its middle. null when there are too many for heads at all.
 */
export function headPlaces(operations: readonly Operation[], scale: Scale): number[] | null {
  const [, plotPx = 1] = scale.range();
  const roomPx = plotPx - (operations.length - 1) * HEAD_PITCH_PX;
  if (roomPx < 0) return null;
  // Bursts grow from the left: a member that would overlap joins, and the burst moves to its mean.
  const bursts: { meanPx: number; size: number }[] = [];
  for (const [index, { startMs }] of operations.entries()) {
    let burst = { meanPx: scale(startMs) - index * HEAD_PITCH_PX, size: 1 };
    for (let left = bursts.at(-1); left && left.meanPx > burst.meanPx; left = bursts.at(-1)) {
      const size = left.size + burst.size;
      burst = { meanPx: (left.meanPx * left.size + burst.meanPx * burst.size) / size, size };
      bursts.pop();
    }
    bursts.push(burst);
  }
  const places: number[] = [];
  for (const { meanPx, size } of bursts) {
    const fromPx = Math.max(0, Math.min(roomPx, meanPx));
    for (let member = 0; member < size; member += 1) {
      places.push(round(fromPx + places.length * HEAD_PITCH_PX));
    }
  }
  return places;
}

export function requestMarks(
  operations: readonly Operation[],
  scale: Scale,
  { baseYPx, markPx, headsPx }: Pick<RunStripLayout, "baseYPx" | "markPx" | "headsPx">,
): Marks {
  const topPx = baseYPx - markPx;
  const radiusPx = markPx * HEAD_RADIUS;
  const headYPx = headY({ baseYPx, markPx });
  const parts = new Map<RequestEnd, string[]>();
  const all = noRequests();
  for (const [index, operation] of operations.entries()) {
    const end = requestEnd(operation);
    all[end] += 1;
    const xPx = round(scale(operation.startMs));
    const headPx = headsPx?.[index];
    const list = parts.get(end) ?? [];
    parts.set(end, list);
    if (headPx === undefined) {
      // Stems alone: taller where it did not end well.
      list.push(stem(xPx, end === "ok" ? baseYPx - markPx * 0.45 : topPx, xPx, baseYPx));
    } else {
      list.push(stem(headPx, headYPx, xPx, baseYPx), head(end, headPx, headYPx, radiusPx));
    }
  }
  return joined(parts, all);
}

const BIN_PX = 4;

export function binMarks(
  { startsMs, ends }: RunOutline,
  scale: Scale,
  { baseYPx, markPx }: Pick<RunStripLayout, "baseYPx" | "markPx">,
): Marks {
  const [, endMs = 1] = scale.domain();
  const [, plotPx = 1] = scale.range();
  const count = Math.max(1, Math.floor(plotPx / BIN_PX));
  const edges = Array.from({ length: count - 1 }, (_, index) => ((index + 1) * endMs) / count);
  // Looked up by their moments and not counted: a run may have 100 000.
  const places = [0, ...edges.map((ms) => bisectLeft(startsMs, ms)), startsMs.length];
  const bins = Array.from({ length: count }, (_, index) => ({
    fromMs: edges[index - 1] ?? 0,
    toMs: edges[index] ?? endMs,
    from: places[index] ?? 0,
    to: places[index + 1] ?? 0,
  }));
  const most = bins.reduce((largest, { from, to }) => Math.max(largest, to - from), 1);
  const tallPx = (requests: number) => (requests / most) * markPx;
  const parts = new Map<RequestEnd, string[]>();
  const all = noRequests();
  for (const [end, alike] of ends) all[end] = alike.length;
  for (const { fromMs, toMs, from, to } of bins) {
    const fromPx = round(scale(fromMs));
    const widthPx = round(scale(toMs) - scale(fromMs) - 0.5);
    let below = 0;
    for (const end of REQUEST_ENDS) {
      const alike = ends.get(end);
      const requests = alike === undefined ? 0 : countBefore(alike, to) - countBefore(alike, from);
      if (requests === 0) continue;
      below += requests;
      const list = parts.get(end) ?? [];
      parts.set(end, list);
      list.push(
        `M${fromPx},${round(baseYPx - tallPx(below))}h${widthPx}v${round(tallPx(requests))}h${-widthPx}z`,
      );
    }
  }
  return joined(parts, all);
}

function noRequests(): Record<RequestEnd, number> {
  return { ok: 0, degraded: 0, deferred: 0, pending: 0, late: 0, cancelled: 0, failed: 0 };
}

function joined(
  parts: ReadonlyMap<RequestEnd, readonly string[]>,
  counts: Readonly<Record<RequestEnd, number>>,
): Marks {
  return REQUEST_ENDS.flatMap((end) => {
    const list = parts.get(end);
    return list === undefined ? [] : [{ end, path: list.join(""), count: counts[end] }];
  });
}

/** From the head down to the moment itself. */
function stem(headPx: number, headYPx: number, xPx: number, yPx: number): string {
  return `M${round(headPx - 0.75)},${round(headYPx)}h1.5L${round(xPx + 0.75)},${yPx}h-1.5z`;
}

/** A closed shape for each end, so that colour is not needed to tell them apart. */
function head(end: RequestEnd, x: number, y: number, r: number): string {
  const at = (dx: number, dy: number) => `${round(x + dx * r)},${round(y + dy * r)}`;
  const circle = (k: number, sweep: 0 | 1) =>
    `M${at(-k, 0)}a${round(k * r)},${round(k * r)} 0 1,${sweep} ${round(2 * k * r)},0a${round(k * r)},${round(k * r)} 0 1,${sweep} ${round(-2 * k * r)},0z`;
  switch (end) {
    case "ok":
      return circle(1, 1);
    case "late":
      return circle(1.1, 1) + circle(0.5, 0);
    case "degraded":
      return `M${at(-1.1, 0.6)}a${round(1.1 * r)},${round(1.1 * r)} 0 0,1 ${round(2.2 * r)},0z`;
    case "deferred":
      return `M${at(-1, -1)}L${at(1.1, 0)}L${at(-1, 1)}z`;
    case "pending":
      return `M${at(-0.9, -0.9)}L${at(0.9, -0.9)}L${at(0.9, 0.9)}L${at(-0.9, 0.9)}z`;
    case "cancelled":
      return `M${at(0, -1.2)}L${at(1.2, 0)}L${at(0, 1.2)}L${at(-1.2, 0)}z`;
    case "failed":
      return cross(at);
  }
}

function cross(at: (dx: number, dy: number) => string): string {
  const arm = 0.82;
  const half = 0.28;
  const points = [
    [-arm - half, -arm + half],
    [-arm + half, -arm - half],
    [0, -2 * half],
    [arm - half, -arm - half],
    [arm + half, -arm + half],
    [2 * half, 0],
    [arm + half, arm - half],
    [arm - half, arm + half],
    [0, 2 * half],
    [-arm + half, arm + half],
    [-arm - half, arm - half],
    [-2 * half, 0],
  ] as const;
  return `M${points.map(([dx, dy]) => at(dx, dy)).join("L")}z`;
}

const round = (px: number) => Math.round(px * 100) / 100;
