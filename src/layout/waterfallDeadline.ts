/** The deadline as a named line, the reserve in front of it, and what is late behind it. */

import type { OperationView } from "../engine/operationView";
import type { Plan } from "../engine/plan";
import type { Ms } from "../engine/scenario";
import type { Texts } from "../texts/en";
import { type Interval, textWidthPx } from "./axis";
import type { Linear } from "./linear";
import { isSeen } from "./waterfallSpans";

export interface DeadlineMark {
  /** Since the request arrived. */
  readonly atMs: Ms;
  readonly xPx: number;
  /** False: it lies beside the part of the axis that is seen, and only its name says where. */
  readonly seen: boolean;
  /** Its name alone, without what is noted beside it. */
  readonly name: string;
  readonly reserveFromPx: number;
  /** From the line to the answer that came late, once it has. */
  readonly lateToPx: number | null;
  readonly label: string;
  readonly labelPx: number;
  readonly labelAnchor: "start" | "end";
  readonly reserveLabel: string | null;
  readonly reserveLabelPx: number;
  /** What the words of bars keep clear of. */
  readonly zone: Interval;
}

export function deadlineMark(
  view: OperationView,
  plan: Plan,
  scale: Linear,
  emPx: number,
  /** Words keep right of this. */
  leastPx: number,
  texts: Texts,
): DeadlineMark | null {
  if (view.deadlineAtMs === null) return null;
  const deadlineMs = view.deadlineAtMs - view.startMs;
  const xPx = scale(deadlineMs);
  const reserveFromPx = scale(Math.max(0, deadlineMs - plan.reserveMs));
  const lateMs = view.finish?.lateMs ?? 0;
  const words = texts.waterfall;
  const seen = isSeen(scale, deadlineMs);
  const named = words.deadline(deadlineMs);
  const own = seen ? named : words.outside(named, xPx === 0);
  const labels = lateMs > 0 ? [words.notes([own, words.late(lateMs)]), own] : [own];
  const reserve = seen && plan.reserveMs > 0 ? words.reserve(plan.reserveMs) : null;
  return {
    atMs: deadlineMs,
    xPx,
    seen,
    name: named,
    reserveFromPx,
    lateToPx: lateMs > 0 ? scale(deadlineMs + lateMs) : null,
    zone: { fromPx: Math.min(reserveFromPx, xPx - GAP_EM * emPx), toPx: xPx + GAP_EM * emPx },
    ...headLabels(labels, reserve, xPx, leastPx, scale, emPx, texts),
  };
}

const GAP_EM = 0.25;

interface HeadLabels {
  readonly label: string;
  readonly labelPx: number;
  readonly labelAnchor: "start" | "end";
  readonly reserveLabel: string | null;
  readonly reserveLabelPx: number;
}

/** The deadline's name right of its line and the reserve's left of it, or both on the left. */
function headLabels(
  labels: readonly string[],
  reserve: string | null,
  xPx: number,
  leastPx: number,
  scale: Linear,
  emPx: number,
  texts: Texts,
): HeadLabels {
  const plotPx = scale.range()[1] ?? 0;
  const rightPx = xPx + GAP_EM * emPx;
  const leftPx = xPx - GAP_EM * emPx;
  const width = (text: string) => textWidthPx(text, emPx);
  const right = labels.find((label) => rightPx + width(label) <= plotPx && rightPx >= leastPx);
  if (right !== undefined) {
    const fits = reserve !== null && leftPx - width(reserve) >= leastPx;
    return {
      label: right,
      labelPx: rightPx,
      labelAnchor: "start",
      reserveLabel: fits ? reserve : null,
      reserveLabelPx: leftPx,
    };
  }
  // Late or not matters more than how long the reserve is, which is drawn.
  const left = labels
    .flatMap((label) => [
      ...(reserve === null ? [] : [texts.waterfall.notes([reserve, label])]),
      label,
    ])
    .find((label) => leftPx - width(label) >= leastPx);
  // Where neither side has the room, it stands as near its line as the words before it let it, or
  // leans on the edge of the plot.
  const short = labels.at(-1) ?? "";
  const isNear = left === undefined && rightPx < leastPx && leastPx + width(short) <= plotPx;
  return {
    label: left ?? short,
    labelPx: left !== undefined ? leftPx : isNear ? leastPx : plotPx,
    labelAnchor: isNear ? "start" : "end",
    reserveLabel: null,
    reserveLabelPx: 0,
  };
}
