/** The deadline as a named line, the reserve in front of it, and what is late behind it. */
import type { ScaleLinear } from "d3";
import type { Plan } from "../engine/plan";
import type { OperationView } from "../engine/snapshot";
import type { Texts } from "../texts/en";
import { type Interval, textWidthPx } from "./axis";

export interface DeadlineMark {
  readonly xPx: number;
  readonly reserveFromPx: number;
  /** From the line to the answer that came late, once it has. */
  readonly lateToPx: number | null;
  readonly label: string;
  readonly labelPx: number;
  readonly labelAnchor: "start" | "end";
  readonly reserveLabel: string | null;
  readonly reserveLabelPx: number;
  readonly heightPx: number;
  /** What the words of bars keep clear of. */
  readonly zone: Interval;
}

export function deadlineMark(
  view: OperationView,
  plan: Plan,
  scale: ScaleLinear<number, number>,
  heightPx: number,
  emPx: number,
  texts: Texts,
): DeadlineMark | null {
  if (view.deadlineAtMs === null) return null;
  const deadlineMs = view.deadlineAtMs - view.startMs;
  const xPx = scale(deadlineMs);
  const reserveFromPx = scale(Math.max(0, deadlineMs - plan.reserveMs));
  const lateMs = view.finish?.lateMs ?? 0;
  const words = texts.waterfall;
  const own = words.deadline(deadlineMs);
  const label = lateMs > 0 ? words.notes([own, words.late(lateMs)]) : own;
  const reserve = plan.reserveMs > 0 ? words.reserve(plan.reserveMs) : null;
  return {
    xPx,
    reserveFromPx,
    lateToPx: lateMs > 0 ? scale(deadlineMs + lateMs) : null,
    heightPx,
    zone: { fromPx: Math.min(reserveFromPx, xPx - GAP_EM * emPx), toPx: xPx + GAP_EM * emPx },
    ...headLabels(label, reserve, xPx, scale.range()[1] ?? 0, emPx, texts),
  };
}

const GAP_EM = 0.25;

/** The deadline's name right of its line and the reserve's left of it, or both on the left. */
function headLabels(
  label: string,
  reserve: string | null,
  xPx: number,
  plotPx: number,
  emPx: number,
  texts: Texts,
) {
  const gapPx = GAP_EM * emPx;
  const width = (text: string) => textWidthPx(text, emPx);
  if (xPx + gapPx + width(label) <= plotPx) {
    const fits = reserve !== null && xPx - gapPx - width(reserve) >= 0;
    return {
      label,
      labelPx: xPx + gapPx,
      labelAnchor: "start" as const,
      reserveLabel: fits ? reserve : null,
      reserveLabelPx: xPx - gapPx,
    };
  }
  const both = reserve === null ? label : texts.waterfall.notes([reserve, label]);
  const text = xPx - gapPx - width(both) >= 0 ? both : label;
  // Where neither side has the room, it leans on the edge of the plot over its own line.
  const labelPx = xPx - gapPx - width(text) >= 0 ? xPx - gapPx : plotPx;
  return {
    label: text,
    labelPx,
    labelAnchor: "end" as const,
    reserveLabel: null,
    reserveLabelPx: 0,
  };
}
