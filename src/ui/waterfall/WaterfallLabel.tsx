import { memo } from "react";
import type { WaterfallRow } from "../../layout/waterfallMarks";

/** The figures of a bar, beside it or on it. */
export const WaterfallLabel = memo(function WaterfallLabel({
  row,
}: {
  readonly row: WaterfallRow;
}) {
  const { label, labelPx, labelYPx, labelAnchor: anchor, labelWidthPx: widthPx, barPx } = row;
  return (
    <>
      {row.labelPlate && (
        <rect
          className="hw-bar-plate"
          x={labelPx + (anchor === "start" ? 0 : -widthPx) - 2}
          y={labelYPx + 1 - barPx * 0.8}
          width={widthPx + 4}
          height={barPx - 2}
        />
      )}
      <text className="hw-bar-label" x={labelPx} y={labelYPx} textAnchor={anchor}>
        {label}
      </text>
    </>
  );
});
