import { memo } from "react";
import type { WaterfallLayout } from "../../layout/waterfall";
import { WaterfallTick } from "./WaterfallTick";

type Props = Pick<WaterfallLayout, "ticks" | "headPx" | "axisYPx" | "plotPx" | "deadline"> & {
  readonly patterns: string;
};

/**
 * As far past both edges as a mark on an edge reaches: what is painted is then as large with such a mark as
 * without, and the browser need not sort the page into layers again.
 */
const PAST_PX = 1;

/** What lies under the bars: the grid with its figures, the reserve, and the time that is late. */
export const WaterfallScale = memo(function WaterfallScale(props: Props) {
  const { ticks, headPx, axisYPx, plotPx, deadline, patterns } = props;
  const tall = { y: headPx, height: axisYPx - headPx };
  return (
    <>
      {deadline !== null && (
        <>
          <rect className="hw-late" x={deadline.xPx} width={plotPx - deadline.xPx} {...tall} />
          <rect
            fill={`url(#${patterns}reserve)`}
            className="hw-reserve"
            x={deadline.reserveFromPx}
            width={deadline.xPx - deadline.reserveFromPx}
            {...tall}
          />
        </>
      )}
      {ticks.map(({ ms, xPx, label, anchor }) => (
        <WaterfallTick
          key={ms}
          xPx={xPx}
          fromYPx={headPx}
          axisYPx={axisYPx}
          label={label}
          anchor={anchor}
        />
      ))}
      <path className="hw-axis" d={`M-${PAST_PX},${axisYPx}H${plotPx + PAST_PX}`} />
    </>
  );
});
