import { memo } from "react";

export interface WaterfallLabelProps {
  readonly text: string;
  readonly xPx: number;
  readonly yPx: number;
  readonly widthPx: number;
  readonly anchor: "start" | "end";
  /** Paper behind it, where it stands on its own bar. */
  readonly plate: boolean;
  readonly platePx: number;
}

/** The figures of a bar, beside it or on it. Moved as a whole: words that move are not set again. */
export const WaterfallLabel = memo(function WaterfallLabel(label: WaterfallLabelProps) {
  const { text, xPx, yPx, widthPx, anchor, plate, platePx } = label;
  return (
    <g transform={`translate(${xPx} ${yPx})`}>
      {plate && (
        <rect
          className="hw-bar-plate"
          x={(anchor === "start" ? 0 : -widthPx) - 2}
          y={1 - platePx * 0.8}
          width={widthPx + 4}
          height={platePx - 2}
        />
      )}
      <text className="hw-bar-label" textAnchor={anchor}>
        {text}
      </text>
    </g>
  );
});
