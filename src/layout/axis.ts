/** A time axis: which moments get a tick, and how wide words are. Numbers only, no DOM. */

import { nice, ticks as roundTicks } from "d3";
import type { Ms } from "../engine/scenario";
import type { Format } from "../texts/format";
import { linear } from "./linear";

export interface Tick {
  readonly ms: Ms;
  readonly xPx: number;
  readonly label: string;
  readonly anchor: Anchor;
}
export type Anchor = "start" | "middle" | "end";

/** Width of an axis label or a bar label at most: digits are 0.6 em, most Latin letters are less. */
const CHARACTER_EM = 0.6;
/** What Cyrillic letters need more: few of them are narrow. */
const CYRILLIC_MORE_EM = 0.1;
const CYRILLIC = /[\u0400-\u04ff]/g;
const AXIS_TEXT_EM = 0.75;

/** An estimate that is not too small for the text of any language, so that nothing is read back from the page. */
export function textWidthPx(text: string, emPx: number): number {
  const cyrillic = text.match(CYRILLIC)?.length ?? 0;
  const wideEm = text.length * CHARACTER_EM + cyrillic * CYRILLIC_MORE_EM;
  return wideEm * AXIS_TEXT_EM * emPx;
}

export interface Interval {
  readonly fromPx: number;
  readonly toPx: number;
}

export function overlaps(a: Interval, b: Interval): boolean {
  return a.fromPx < b.toPx && b.fromPx < a.toPx;
}

/** The end of an axis from 0 that holds `ms`: a round number, and never 0. */
export function niceEndMs(ms: Ms): Ms {
  return Math.max(1, Math.ceil(nice(0, Math.max(1, ms), 10)[1]));
}

/**
 * Ticks at round whole milliseconds, evenly spaced: as many as have room for their labels. A label
 * stays inside the axis; the last one carries the unit. Where `taken` has the place of a label, the
 * tick stands without one.
 */
export function axisTicks(
  endMs: Ms,
  widthPx: number,
  emPx: number,
  format: Format,
  taken: Interval | null = null,
  /** Where the part of the axis begins that is seen. */
  fromMs: Ms = 0,
): Tick[] {
  const scale = linear([fromMs, endMs], [0, widthPx]);
  const ticksAt = (moments: readonly Ms[]) =>
    moments.map((ms, index) => {
      const label = index === moments.length - 1 ? format.ms(ms) : format.number(ms);
      return { ms, xPx: scale(ms), label, ...labelAt(scale(ms), label, widthPx, emPx) };
    });
  const fits = (ticks: readonly Interval[]) =>
    ticks.length > 1 &&
    ticks.every(({ fromPx }, index) => fromPx >= (ticks[index - 1]?.toPx ?? -emPx) + 0.5 * emPx);
  let ticks = ticksAt([fromMs]);
  for (let most = Math.floor(widthPx / (5 * emPx)); most >= 1; most -= 1) {
    const moments = roundTicks(fromMs, endMs, Math.max(2, most)).filter(Number.isInteger);
    let found = ticksAt(moments);
    // The last label, against the edge and with its unit, may be the only one without room.
    if (!fits(found)) found = ticksAt(moments.slice(0, -1));
    if (!fits(found)) continue;
    ticks = found;
    break;
  }
  return ticks.map(({ ms, xPx, label, anchor, ...span }) => ({
    ms,
    xPx,
    label: taken !== null && overlaps(span, taken) ? "" : label,
    anchor,
  }));
}

/** Centred under `xPx`, or against the edge that it would cross. */
export function labelAt(
  xPx: number,
  label: string,
  widthPx: number,
  emPx: number,
): Interval & { readonly anchor: Anchor } {
  const width = textWidthPx(label, emPx);
  if (xPx - width / 2 < 0) return { anchor: "start", fromPx: xPx, toPx: xPx + width };
  if (xPx + width / 2 > widthPx) return { anchor: "end", fromPx: xPx - width, toPx: xPx };
  return { anchor: "middle", fromPx: xPx - width / 2, toPx: xPx + width / 2 };
}
