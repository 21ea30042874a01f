import type { Band } from "../../layout/track";
import type { Texts } from "../../texts/en";

/** Changes told one by one; past them only their number. */
const TOLD = 4;

/** What a painted track says, in words: `failed: deadline up to 390 ms; on time from 391 ms`. */
export function trackSentence(
  bands: readonly Band[],
  texts: Texts["controls"],
  format: (value: number) => string,
): string {
  const [only] = bands;
  if (only === undefined) return "";
  if (bands.length === 1) return texts.everywhere(texts.outcome(only.outcome));
  const parts = bands.slice(0, TOLD).map((band, i) => {
    const what = texts.outcome(band.outcome);
    if (i === 0) return texts.upTo(what, format(band.toValue));
    if (i === bands.length - 1) return texts.from(what, format(band.fromValue));
    if (band.fromValue === band.toValue) return texts.at(what, format(band.fromValue));
    return texts.between(what, format(band.fromValue), format(band.toValue));
  });
  if (bands.length > TOLD) parts.push(texts.moreBands(bands.length - TOLD));
  return parts.join("; ");
}
