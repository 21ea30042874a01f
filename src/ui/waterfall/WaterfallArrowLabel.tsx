import { memo } from "react";
import type { Arrow } from "../../layout/waterfallArrows";

/** What is handed over with a call, beside its arrow. */
export const WaterfallArrowLabel = memo(function WaterfallArrowLabel(props: {
  readonly arrow: Arrow;
}) {
  const { label, labelPx, labelYPx, anchor } = props.arrow;
  return (
    <text className="hw-arrow-label" x={labelPx} y={labelYPx} textAnchor={anchor}>
      {label}
    </text>
  );
});
