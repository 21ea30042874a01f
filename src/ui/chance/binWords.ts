import { ENDINGS } from "../../engine/endings";
import type { HistogramBar } from "../../layout/chanceHistogram";
import type { AllTexts } from "../../texts/all";

/** What one bar stands for: `200 to 249 ms: 120 requests, 12 %: 80 on time, 40 failed`. */
export function binWords(bar: HistogramBar, texts: AllTexts["chance"]): string {
  const { fromMs, toMs, count, share, endings } = bar;
  const ends = ENDINGS.filter((ending) => endings[ending] > 0).map((ending) =>
    texts.endingCount(endings[ending], texts.endings[ending]),
  );
  return texts.binEndings(texts.bin(texts.span(fromMs, toMs), count, share), ends);
}
