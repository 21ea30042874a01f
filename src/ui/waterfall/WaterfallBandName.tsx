import type { BandRow, WaterfallLayout } from "../../layout/waterfall";
import { useTexts } from "../TextsContext";
import "./WaterfallBandName.css";

/** A breaker with its state at the cursor, beside its band or above it. */
export function WaterfallBandName(props: {
  readonly band: BandRow;
  readonly layout: Pick<WaterfallLayout, "stacked" | "namesPx">;
}) {
  const texts = useTexts();
  const { breaker, state, topPx, heightPx, bandTopPx } = props.band;
  const { stacked, namesPx } = props.layout;
  const place = stacked
    ? { top: topPx, height: bandTopPx - topPx }
    : { top: topPx, height: heightPx, width: namesPx };
  return (
    <p className="hw-band-name" style={place}>
      <span>{texts.waterfall.breaker(breaker, texts.status.breaker[state])}</span>
    </p>
  );
}
