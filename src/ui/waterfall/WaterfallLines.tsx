import { memo } from "react";
import type { WaterfallLayout } from "../../layout/waterfall";

type Props = Pick<WaterfallLayout, "headPx" | "axisYPx" | "deadline" | "cursor">;

/** What lies over the bars: the deadline, what came after it, and the cursor's moment. */
export const WaterfallLines = memo(function WaterfallLines(props: Props) {
  const { headPx, axisYPx, deadline, cursor } = props;
  return (
    <>
      {deadline !== null && (
        <g className="hw-deadline">
          {deadline.seen && (
            <path className="hw-deadline-line" d={`M${deadline.xPx},${headPx - 6}V${axisYPx}`} />
          )}
          {deadline.lateToPx !== null && deadline.lateToPx > deadline.xPx && (
            <path
              className="hw-deadline-late"
              d={`M${deadline.xPx},${headPx}H${deadline.lateToPx}m0,-3v6`}
            />
          )}
          <text x={deadline.labelPx} y={headPx} dy="-0.5em" textAnchor={deadline.labelAnchor}>
            {deadline.label}
          </text>
          {deadline.reserveLabel !== null && (
            <text x={deadline.reserveLabelPx} y={headPx} dy="-0.5em" textAnchor="end">
              {deadline.reserveLabel}
            </text>
          )}
        </g>
      )}
      <g className="hw-cursor">
        {cursor.seen && (
          <path className="hw-cursor-line" d={`M${cursor.xPx},${headPx}V${axisYPx + 4}`} />
        )}
        <text x={cursor.labelPx} y={axisYPx} dy="1.35em" textAnchor={cursor.anchor}>
          {cursor.label}
        </text>
      </g>
    </>
  );
});
