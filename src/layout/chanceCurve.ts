/** The share of answers in time over the deadline: two lines, the knee, and a point to read off. */

import { bisectCenter, line } from "d3";
import type { CurvePoint, DeadlineCurve } from "../engine/deadlineCurve";
import type { Ms } from "../engine/scenario";
import type { AllTexts } from "../texts/all";
import type { Tick } from "./axis";
import { type NamedMark, namedMarks, round, spanTicks } from "./chanceAxis";
import { linear } from "./linear";

export interface CurveLayout {
  readonly plotPx: number;
  readonly heightPx: number;
  readonly topPx: number;
  readonly baseYPx: number;
  readonly rowPx: number;
  readonly points: readonly { readonly xPx: number; readonly yPx: number }[];
  readonly inTimePath: string;
  readonly falsePath: string;
  readonly knee: { readonly xPx: number; readonly yPx: number } | null;
  readonly marks: readonly NamedMark[];
  readonly ticks: readonly Tick[];
  /** Lines across, at these shares. */
  readonly shares: readonly { readonly share: number; readonly yPx: number }[];
}

const CURVE_EM = 7;
const ROW_EM = 1.125;
const FOOT_EM = 1.375;
const SHARES = [0, 0.5, 1] as const;

export function curveLayout(
  { points, knee }: DeadlineCurve,
  deadlineMs: Ms | null,
  widthPx: number,
  emPx: number,
  texts: AllTexts,
): CurveLayout | null {
  const first = points[0];
  const last = points.at(-1);
  if (first === undefined || last === undefined) return null;
  const plotPx = Math.max(1, widthPx);
  const span = {
    fromMs: first.deadlineMs,
    toMs: Math.max(last.deadlineMs, first.deadlineMs + 1),
  };
  const x = linear([span.fromMs, span.toMs], [0, plotPx]);
  const isShown = deadlineMs !== null && deadlineMs >= span.fromMs && deadlineMs <= span.toMs;
  const { deadline, knee: kneeName, markAt } = texts.chance;
  const marks = namedMarks(
    [
      ...(knee === null
        ? []
        : [
            {
              kind: "knee" as const,
              ms: knee.deadlineMs,
              label: markAt(kneeName, knee.deadlineMs),
            },
          ]),
      ...(isShown
        ? [{ kind: "deadline" as const, ms: deadlineMs, label: markAt(deadline, deadlineMs) }]
        : []),
    ],
    x,
    plotPx,
    emPx,
  );
  const rowPx = ROW_EM * emPx;
  const topPx = Math.max(0, ...marks.map(({ row }) => row + 1)) * rowPx + 0.5 * emPx;
  const baseYPx = topPx + CURVE_EM * emPx;
  const y = linear([0, 1], [baseYPx, topPx]);
  const pathOf = (share: (point: CurvePoint) => number) =>
    line<CurvePoint>(
      ({ deadlineMs: ms }) => round(x(ms)),
      (point) => round(y(share(point))),
    )(points) ?? "";
  return {
    plotPx,
    heightPx: baseYPx + FOOT_EM * emPx,
    topPx,
    baseYPx,
    rowPx,
    points: points.map((point) => ({ xPx: x(point.deadlineMs), yPx: y(point.inTime) })),
    inTimePath: pathOf(({ inTime }) => inTime),
    falsePath: pathOf(({ falseTimeouts }) => falseTimeouts),
    knee: knee === null ? null : { xPx: x(knee.deadlineMs), yPx: y(knee.inTime) },
    marks,
    ticks: spanTicks(span, plotPx, emPx, texts.format),
    shares: SHARES.map((share) => ({ share, yPx: y(share) })),
  };
}

/** The place in the list of the point nearest to `xPx`. */
export function pointNear({ points }: CurveLayout, xPx: number): number {
  return bisectCenter(
    points.map((point) => point.xPx),
    xPx,
  );
}

/** The point to begin reading at: the scenario's own deadline, else the knee, else the last. */
export function firstReading({ points, knee }: DeadlineCurve, deadlineMs: Ms | null): number {
  const own = points.findIndex((point) => point.deadlineMs === deadlineMs);
  if (own !== -1) return own;
  const bend = points.findIndex((point) => point.deadlineMs === knee?.deadlineMs);
  return bend === -1 ? points.length - 1 : bend;
}
