import { memo, useMemo, useState } from "react";
import type { ChanceResult } from "../../engine/chance";
import { inTime } from "../../engine/endings";
import type { Ms } from "../../engine/scenario";
import { type HistogramBar, histogramLayout } from "../../layout/chanceHistogram";
import { useSession, useSnapshot } from "../SessionContext";
import { useAllTexts } from "../useAllTexts";
import { useSize } from "../waterfall/useSize";
import { binWords } from "./binWords";
import { ChanceAxis } from "./ChanceAxis";
import { ChanceTable } from "./ChanceTable";
import { EndingMark } from "./EndingMark";
import { HistogramBins } from "./HistogramBins";
import { MarkLabels } from "./MarkLabels";
import "./ChanceHistogram.css";

/** How long requests take. A bar opens a run that fell into it. */
export const ChanceHistogram = memo(function ChanceHistogram({
  result,
  deadlineMs,
  patterns,
  isOld,
}: {
  readonly result: ChanceResult;
  readonly deadlineMs: Ms | null;
  /** Before the ids of the patterns of endings. */
  readonly patterns: string;
  readonly isOld: boolean;
}) {
  const texts = useAllTexts();
  const { chance: words, format } = texts;
  const { size, boxRef, emRef } = useSize();
  const { widthPx, emPx } = size;
  const layout = useMemo(
    () => histogramLayout(result, deadlineMs, widthPx, emPx, texts),
    [result, deadlineMs, widthPx, emPx, texts],
  );
  const [pointedAt, setPointedAt] = useState<HistogramBar | null>(null);
  const id = useSnapshot().operation?.id ?? 0;
  const operation = useSession(({ run }) => run.operations[id - 1]);
  const { quantiles } = result;
  if (layout === null || quantiles === null) return null;
  const { bars, plotPx, heightPx, baseYPx, topPx, rowPx, marks, ticks, stacks } = layout;
  const takesMs = operation === undefined ? null : operation.endMs - operation.startMs;
  return (
    <div ref={boxRef} className="hw-chance-box">
      <span ref={emRef} className="hw-chance-em" />
      <p>{words.quantiles(quantiles.p50, quantiles.p95, quantiles.p99)}</p>
      <div className="hw-chance-picture" style={{ height: heightPx }}>
        <svg aria-hidden="true" width={plotPx} height={heightPx}>
          {stacks.map(({ ending, path }) => (
            <EndingMark key={ending} ending={ending} path={path} patterns={patterns} />
          ))}
          <ChanceAxis ticks={ticks} plotPx={layout.axisPx} baseYPx={baseYPx} />
          {layout.axisPx < plotPx && (
            <text className="hw-chance-longer" x={plotPx} y={baseYPx} dy="1.4em" textAnchor="end">
              {words.longer}
            </text>
          )}
          <MarkLabels marks={marks} baseYPx={baseYPx} rowPx={rowPx} />
        </svg>
        <HistogramBins
          bars={bars}
          topPx={topPx}
          heightPx={baseYPx - topPx}
          takesMs={isOld ? null : takesMs}
          isOld={isOld}
          onPoint={setPointedAt}
        />
      </div>
      <p className="hw-chance-note">
        {pointedAt === null ? words.binHint : binWords(pointedAt, words)}
      </p>
      {layout.deadlineOutside && deadlineMs !== null && (
        <p className="hw-chance-note">{words.deadlineOutside(deadlineMs)}</p>
      )}
      <ChanceTable
        caption={words.histogram}
        columns={[
          words.binColumns.time,
          words.binColumns.count,
          words.binColumns.share,
          words.binColumns.inTime,
        ]}
        rows={() =>
          bars
            .filter(({ count }) => count > 0)
            .map(({ fromMs, toMs, count, share, endings }) => [
              words.span(fromMs, toMs),
              format.number(count),
              words.share(share),
              format.number(inTime(endings)),
            ])
        }
      />
    </div>
  );
});
