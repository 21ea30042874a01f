import { useId, useMemo } from "react";
import type { WaterfallLayout } from "../../layout/waterfall";
import type { WaterfallRow } from "../../layout/waterfallMarks";
import { MarkPatterns } from "./MarkPatterns";
import { WaterfallArrows } from "./WaterfallArrows";
import { WaterfallBands } from "./WaterfallBands";
import { WaterfallBars } from "./WaterfallBars";
import { WaterfallLabel } from "./WaterfallLabel";
import { WaterfallLines } from "./WaterfallLines";
import { WaterfallScale } from "./WaterfallScale";

const NOTHING: readonly null[] = [];

/** Everything that is only looked at, from the grid up to the words on the bars. */
export function WaterfallPicture({
  layout,
  rows,
  looked = NOTHING,
}: {
  readonly layout: WaterfallLayout;
  /** Those in view. */
  readonly rows: readonly WaterfallRow[];
  /** Those that are looked at: what is handed over to them is said. */
  readonly looked?: readonly (string | null)[];
}) {
  const patterns = `${useId()}-`;
  const { bands, stacked } = layout;
  const arrows = useMemo(() => {
    const keys = new Set(rows.map(({ key }) => key));
    return layout.arrows.filter(({ key }) => keys.has(key));
  }, [layout.arrows, rows]);
  return (
    <svg
      className="hw-waterfall-plot"
      aria-hidden="true"
      width={layout.plotPx}
      height={layout.heightPx}
      style={{ left: layout.namesPx }}
    >
      <MarkPatterns prefix={patterns} />
      <WaterfallScale {...layout} patterns={patterns} />
      <WaterfallBars rows={rows} patterns={patterns} />
      <WaterfallBands bands={bands} patterns={patterns} />
      <WaterfallLines {...layout} />
      <WaterfallArrows arrows={arrows} looked={looked} />
      {rows.map((row) =>
        row.label === null || stacked ? null : <WaterfallLabel key={row.key} row={row} />,
      )}
    </svg>
  );
}
