import type { WaterfallLayout } from "../../layout/waterfall";

/** The cursor on its way from the upper picture to the lower one: straight where both are at one time. */
export function CompareLine({
  from,
  to,
}: {
  readonly from: WaterfallLayout;
  readonly to: WaterfallLayout;
}) {
  const [x1, x2] = [from.namesPx + from.cursor.xPx, to.namesPx + to.cursor.xPx];
  return (
    <svg
      className="hw-compare-line"
      aria-hidden="true"
      viewBox={`0 0 ${from.namesPx + from.plotPx} 100`}
      preserveAspectRatio="none"
    >
      <path className="hw-cursor-line" d={`M${x1},0L${x2},100`} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
