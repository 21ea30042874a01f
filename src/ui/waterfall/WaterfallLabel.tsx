import { memo } from "react";
import type { WaterfallRow } from "../../layout/waterfallMarks";

/** The figures of a bar, beside it or on it. Moved as a whole: words that move are not set again. */
export const WaterfallLabel = memo(function WaterfallLabel({
  row,
}: {
  readonly row: WaterfallRow;
}) {
  const { label, labelAnchor: anchor, labelWidthPx: widthPx, barPx } = row;
  return (
    <g transform={`translate(${row.labelPx} ${row.labelYPx})`}>
      {row.labelPlate && (
        <rect
          className="hw-bar-plate"
          x={(anchor === "start" ? 0 : -widthPx) - 2}
          y={1 - barPx * 0.8}
          width={widthPx + 4}
          height={barPx - 2}
        />
      )}
      <text className="hw-bar-label" textAnchor={anchor}>
        {label}
      </text>
    </g>
  );
});
