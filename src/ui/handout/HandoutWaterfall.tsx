import { NO_FOLDS } from "../../layout/waterfallFolds";
import { useSnapshot } from "../SessionContext";
import { useTexts } from "../TextsContext";
import { currentRow } from "../waterfall/currentRow";
import { useRequestAnswers } from "../waterfall/useRequestAnswers";
import { useWaterfallLayout } from "../waterfall/useWaterfallLayout";
import { WaterfallBandName } from "../waterfall/WaterfallBandName";
import { WaterfallGuides } from "../waterfall/WaterfallGuides";
import { WaterfallLegend } from "../waterfall/WaterfallLegend";
import { WaterfallPicture } from "../waterfall/WaterfallPicture";
import { HandoutNames } from "./HandoutNames";
import { usePaperSize } from "./usePaperSize";
import "../waterfall/Waterfall.css";

/**
 * The request at the cursor as a picture alone. A storm keeps its retries folded: they say the same
 * again. What is counted over the whole request, past the cursor too, is told with the answers only.
 */
export function HandoutWaterfall({ answers }: { readonly answers: boolean }) {
  const texts = useTexts();
  const { event } = useSnapshot();
  const { size, boxRef, emRef } = usePaperSize();
  const { takesMs, bodyOf } = useRequestAnswers();
  const { layout } = useWaterfallLayout({
    size,
    takesMs,
    bodyOf,
    folds: NO_FOLDS,
    zoom: null,
    boxRef: null,
    walked: null,
    near: false,
    heldMs: null,
  });
  if (layout === null) return null;
  const { rows, request, stacked } = layout;
  const here = currentRow(event, rows);
  return (
    <div ref={boxRef} className="hw-waterfall" data-stacked={stacked}>
      <span ref={emRef} className="hw-waterfall-em" />
      <div className="hw-waterfall-picture" style={{ height: layout.heightPx }}>
        <p className="hw-waterfall-request">{texts.waterfall.request(request)}</p>
        {here !== undefined && (
          <div
            className="hw-waterfall-current"
            style={{ top: here.topPx, height: here.heightPx }}
          />
        )}
        <WaterfallPicture layout={layout} rows={rows} />
        <WaterfallGuides layout={layout} />
        <HandoutNames layout={layout} current={here?.key ?? null} told={answers} emPx={size.emPx} />
        {layout.bands.map((band) => (
          <WaterfallBandName key={band.breaker} band={band} layout={layout} />
        ))}
      </div>
      <WaterfallLegend keys={layout.legend} />
      {answers && layout.totals.length > 0 && (
        <p className="hw-waterfall-totals">{layout.totals.join(" ")}</p>
      )}
    </div>
  );
}
