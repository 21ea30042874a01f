/** The marks of requests: a stem with a head whose shape tells how the request ended, or bins of counts. */
import { bin, type ScaleLinear, stack } from "d3";
import type { Operation } from "../engine/result";
import type { RequestEnd, RunStripLayout } from "./runStrip";

type Marks = RunStripLayout["marks"];
type Scale = ScaleLinear<number, number>;
type EndOf = (operation: Operation) => RequestEnd;

/** From the base line up, in bins. */
export const REQUEST_ENDS: readonly RequestEnd[] = [
  "ok",
  "degraded",
  "deferred",
  "pending",
  "late",
  "cancelled",
  "failed",
];

/** Heads closer than this would cover each other: then stems alone, taller where it went wrong. */
const HEAD_PITCH_PX = 9;

export function requestMarks(
  operations: readonly Operation[],
  scale: Scale,
  baseYPx: number,
  markPx: number,
  endOf: EndOf,
): Marks {
  const [, plotPx = 1] = scale.range();
  const heads = plotPx / Math.max(1, operations.length) >= HEAD_PITCH_PX;
  const radiusPx = markPx * 0.16;
  const topPx = baseYPx - markPx;
  const parts = new Map<RequestEnd, string[]>();
  for (const operation of operations) {
    const end = endOf(operation);
    const xPx = round(scale(operation.startMs));
    const list = parts.get(end) ?? [];
    parts.set(end, list);
    if (heads) {
      const headY = topPx + radiusPx + 1;
      list.push(stem(xPx, headY + radiusPx, baseYPx), head(end, xPx, headY, radiusPx));
    } else {
      list.push(stem(xPx, end === "ok" ? baseYPx - markPx * 0.45 : topPx, baseYPx));
    }
  }
  return joined(parts);
}

const BIN_PX = 4;

export function binMarks(
  operations: readonly Operation[],
  scale: Scale,
  baseYPx: number,
  markPx: number,
  endOf: EndOf,
): Marks {
  const [, endMs = 1] = scale.domain();
  const [, plotPx = 1] = scale.range();
  const count = Math.max(1, Math.floor(plotPx / BIN_PX));
  const edges = Array.from({ length: count - 1 }, (_, index) => ((index + 1) * endMs) / count);
  const bins = bin<Operation, number>()
    .value((operation) => operation.startMs)
    .domain([0, endMs])
    .thresholds(edges)(operations)
    .map((members) => {
      const counts = Object.fromEntries(REQUEST_ENDS.map((end) => [end, 0])) as Record<
        RequestEnd,
        number
      >;
      for (const operation of members) counts[endOf(operation)] += 1;
      return { fromMs: members.x0 ?? 0, toMs: members.x1 ?? endMs, size: members.length, counts };
    });
  const most = bins.reduce((largest, { size }) => Math.max(largest, size), 1);
  const tallPx = (requests: number) => (requests / most) * markPx;
  const layers = stack<(typeof bins)[number], RequestEnd>()
    .keys(REQUEST_ENDS)
    .value(({ counts }, end) => counts[end])(bins);
  const parts = new Map<RequestEnd, string[]>();
  for (const layer of layers) {
    for (const span of layer) {
      const [low, high] = span;
      if (high === low) continue;
      const fromPx = round(scale(span.data.fromMs));
      const widthPx = round(scale(span.data.toMs) - scale(span.data.fromMs) - 0.5);
      const path = `M${fromPx},${round(baseYPx - tallPx(high))}h${widthPx}v${round(tallPx(high - low))}h${-widthPx}z`;
      const list = parts.get(layer.key) ?? [];
      parts.set(layer.key, list);
      list.push(path);
    }
  }
  return joined(parts);
}

function joined(parts: ReadonlyMap<RequestEnd, readonly string[]>): Marks {
  return REQUEST_ENDS.flatMap((end) => {
    const list = parts.get(end);
    return list === undefined ? [] : [{ end, path: list.join("") }];
  });
}

function stem(xPx: number, fromPx: number, toPx: number): string {
  return `M${round(xPx - 0.75)},${round(fromPx)}h1.5V${round(toPx)}h-1.5z`;
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
  const w = 0.35;
  const points = [
    [-1 - w, -1 + w],
    [-1 + w, -1 - w],
    [0, -2 * w],
    [1 - w, -1 - w],
    [1 + w, -1 + w],
    [2 * w, 0],
    [1 + w, 1 - w],
    [1 - w, 1 + w],
    [0, 2 * w],
    [-1 + w, 1 + w],
    [-1 - w, 1 - w],
    [-2 * w, 0],
  ] as const;
  return `M${points.map(([dx, dy]) => at(dx, dy)).join("L")}z`;
}

const round = (px: number) => Math.round(px * 100) / 100;
