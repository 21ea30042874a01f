import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import type { CurvePoint } from "../../engine/deadlineCurve";
import { type CurveLayout, pointNear } from "../../layout/chanceCurve";
import { useAllTexts } from "../useAllTexts";
import { ChanceAxis } from "./ChanceAxis";
import { MarkLabels } from "./MarkLabels";

/** Points that PageUp and PageDown go. */
const LEAP = 5;

/** The curve, a slider over its deadlines. Pointing reads off; pressing keeps the point. */
export function CurvePicture({
  layout,
  points,
  chosen,
  pointedAt,
  onChoose,
  onPoint,
}: {
  readonly layout: CurveLayout;
  readonly points: readonly CurvePoint[];
  readonly chosen: number;
  readonly pointedAt: number | null;
  readonly onChoose: (index: number) => void;
  readonly onPoint: (index: number | null) => void;
}) {
  const texts = useAllTexts().chance;
  const box = useRef<HTMLDivElement>(null);
  const { plotPx, heightPx, baseYPx, topPx, rowPx, marks, ticks, shares, knee } = layout;
  const at = points[chosen];
  const last = points.length - 1;
  const near = (event: PointerEvent) =>
    pointNear(layout, event.clientX - (box.current?.getBoundingClientRect().left ?? 0));
  const walk = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const to = {
      ArrowRight: chosen + 1,
      ArrowUp: chosen + 1,
      ArrowLeft: chosen - 1,
      ArrowDown: chosen - 1,
      PageUp: chosen + LEAP,
      PageDown: chosen - LEAP,
      Home: 0,
      End: last,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    onPoint(null);
    onChoose(Math.max(0, Math.min(last, to)));
  };
  const mark = layout.points[pointedAt ?? chosen];
  return (
    <div
      ref={box}
      role="slider"
      className="hw-chance-picture hw-curve"
      tabIndex={0}
      aria-label={texts.reading}
      aria-valuemin={points[0]?.deadlineMs}
      aria-valuemax={points[last]?.deadlineMs}
      aria-valuenow={at?.deadlineMs}
      aria-valuetext={at && texts.readOff(at.deadlineMs, at.inTime, at.falseTimeouts)}
      style={{ height: heightPx }}
      onKeyDown={walk}
      onPointerMove={(event) => onPoint(near(event))}
      onPointerLeave={() => onPoint(null)}
      onPointerDown={(event) => {
        if (event.button === 0) onChoose(near(event));
      }}
    >
      <svg aria-hidden="true" width={plotPx} height={heightPx}>
        {shares.map(({ share, yPx }) => (
          <path key={share} className="hw-curve-share" d={`M0,${yPx}H${plotPx}`} />
        ))}
        <ChanceAxis ticks={ticks} plotPx={plotPx} baseYPx={baseYPx} />
        <MarkLabels marks={marks} baseYPx={baseYPx} rowPx={rowPx} />
        <path className="hw-curve-false" d={layout.falsePath} />
        <path className="hw-curve-in-time" d={layout.inTimePath} />
        {shares
          .filter(({ share }) => share > 0)
          .map(({ share, yPx }) => (
            <text key={share} className="hw-curve-share" x={0} y={yPx} dy="-0.3em">
              {texts.axisShare(share)}
            </text>
          ))}
        {knee !== null && (
          <path className="hw-curve-knee" d={`M${knee.xPx},${knee.yPx}m0,-6l6,6l-6,6l-6,-6z`} />
        )}
        {mark !== undefined && (
          <g className="hw-curve-here">
            <path d={`M${mark.xPx},${topPx}V${baseYPx}`} />
            <circle cx={mark.xPx} cy={mark.yPx} r={4} />
          </g>
        )}
      </svg>
    </div>
  );
}
