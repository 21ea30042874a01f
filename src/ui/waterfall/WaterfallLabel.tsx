import { memo } from "react";

export interface WaterfallLabelProps {
  readonly text: string;
  readonly xPx: number;
  readonly yPx: number;
  readonly widthPx: number;
  readonly anchor: "start" | "end";
  /** Paper behind it, where it stands on its own bar. */
  readonly plate: boolean;
  readonly plateTopPx: number;
  readonly platePx: number;
}

/** The figures of a bar, beside it or on it. */
export const WaterfallLabel = memo(function WaterfallLabel(label: WaterfallLabelProps) {
  const { text, xPx, yPx, widthPx, anchor, plate, plateTopPx, platePx } = label;
  return (
    <>
      {plate && (
        <rect
          className="hw-bar-plate"
          x={(anchor === "start" ? xPx : xPx - widthPx) - 2}
          y={plateTopPx + 1}
          width={widthPx + 4}
          height={platePx - 2}
        />
      )}
      <text className="hw-bar-label" x={xPx} y={yPx} textAnchor={anchor}>
        {text}
      </text>
    </>
  );
});
