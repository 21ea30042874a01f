/** One logarithmic axis for all the times of a ladder: from a few ms to hours on one picture. */
import { scaleLog } from "d3";
import type { Ms } from "../engine/scenario";
import type { Format } from "../texts/format";
import { labelAt, overlaps, type Tick } from "./axis";

/** Times people think in, about a factor of ten apart. */
const STOPS: readonly Ms[] = [1, 10, 100, 1000, 10_000, 60_000, 600_000, 3_600_000, 86_400_000];
/** Below the shortest stop, so that a bar of 1 ms has a length. */
const BEFORE_ALL_MS = 0.1;
const LAST_MS = 86_400_000;

export interface LadderScale {
  /** Where a time ends; the axis begins at 0 px. */
  readonly toPx: (ms: Ms) => number;
  readonly ticks: readonly Tick[];
}

/** `spans` are more than 0 ms. The axis ends at `rangePx`; a label may stand over that to `widthPx`. */
export function ladderScale(
  spans: readonly Ms[],
  rangePx: number,
  widthPx: number,
  emPx: number,
  format: Format,
): LadderScale {
  const shortest = spans.length === 0 ? 1000 : Math.min(...spans);
  const longest = spans.length === 0 ? 1000 : Math.max(...spans);
  const from = STOPS.findLast((stop) => stop < shortest) ?? BEFORE_ALL_MS;
  // The longest bar fills the axis, unless that left one tick alone, which tells nothing.
  const next = STOPS.find((stop) => stop > from) ?? LAST_MS;
  const to = Math.max(longest, next);
  const scale = scaleLog().domain([from, to]).range([0, rangePx]).clamp(true);
  const toPx = (ms: Ms) => Math.round(scale(ms) * 100) / 100;
  const stops = STOPS.filter((stop) => stop >= from && stop <= to);
  let takenPx = -emPx;
  const ticks = stops.map((ms) => {
    const label = format.span(ms);
    const place = labelAt(toPx(ms), label, widthPx, emPx);
    const taken = { fromPx: Number.NEGATIVE_INFINITY, toPx: takenPx + emPx / 2 };
    const hasRoom = !overlaps(place, taken);
    if (hasRoom) takenPx = place.toPx;
    return { ms, xPx: toPx(ms), label: hasRoom ? label : "", anchor: place.anchor };
  });
  return { toPx, ticks };
}
