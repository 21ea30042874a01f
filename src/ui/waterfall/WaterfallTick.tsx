import { memo } from "react";
import type { Anchor } from "../../layout/axis";

/** One line of the grid, with its figure below the rows. */
export const WaterfallTick = memo(function WaterfallTick(tick: {
  readonly xPx: number;
  readonly fromYPx: number;
  readonly axisYPx: number;
  readonly label: string;
  readonly anchor: Anchor;
}) {
  const { xPx, fromYPx, axisYPx, label, anchor } = tick;
  return (
    <g>
      <path className="hw-grid" d={`M${xPx},${fromYPx}V${axisYPx + 4}`} />
      <text className="hw-tick" x={xPx} y={axisYPx} dy="1.35em" textAnchor={anchor}>
        {label}
      </text>
    </g>
  );
});
