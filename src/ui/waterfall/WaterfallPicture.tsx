import { useId, useMemo } from "react";
import type { WaterfallLayout } from "../../layout/waterfall";
import type { WaterfallRow } from "../../layout/waterfallMarks";
import { MarkPatterns } from "./MarkPatterns";
import { useRowBlocks } from "./useRowBlocks";
import { WaterfallArrows } from "./WaterfallArrows";
import { WaterfallBands } from "./WaterfallBands";
import { WaterfallBars } from "./WaterfallBars";
import { WaterfallLabels } from "./WaterfallLabels";
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
  const { bands, stacked, headPx, axisYPx, plotPx, ticks, deadline, cursor } = layout;
  const blocks = [...useRowBlocks(layout.rows, rows)];
  const arrows = useMemo(() => {
    const keys = new Set(rows.map(({ key }) => key));
    return layout.arrows.filter(({ key }) => keys.has(key));
  }, [layout.arrows, rows]);
  return (
    <svg
      className="hw-waterfall-plot"
      aria-hidden="true"
      width={plotPx}
      height={layout.heightPx}
      style={{ left: layout.namesPx }}
    >
      <MarkPatterns prefix={patterns} />
      <WaterfallScale
        headPx={headPx}
        axisYPx={axisYPx}
        deadline={deadline}
        plotPx={plotPx}
        ticks={ticks}
        patterns={patterns}
      />
      {blocks.map(([nth, block]) => (
        <WaterfallBars key={nth} rows={block} patterns={patterns} />
      ))}
      <WaterfallBands bands={bands} patterns={patterns} />
      <WaterfallLines headPx={headPx} axisYPx={axisYPx} deadline={deadline} cursor={cursor} />
      <WaterfallArrows arrows={arrows} looked={looked} />
      {!stacked && blocks.map(([nth, block]) => <WaterfallLabels key={nth} rows={block} />)}
    </svg>
  );
}
