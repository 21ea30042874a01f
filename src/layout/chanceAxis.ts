/** What the pictures of many runs share: an axis that need not begin at 0, and named moments above it. */

import { ticks as roundTicks } from "d3";
import type { Ms } from "../engine/scenario";
import type { Format } from "../texts/format";
import { type Anchor, type Interval, labelAt, overlaps, type Tick, textWidthPx } from "./axis";
import { linear } from "./linear";

export interface Span {
  readonly fromMs: Ms;
  readonly toMs: Ms;
}

/** Ticks at round whole ms, as many as have room for their labels; the last one carries the unit. */
export function spanTicks(
  { fromMs, toMs }: Span,
  widthPx: number,
  emPx: number,
  format: Format,
): Tick[] {
  const scale = linear([fromMs, toMs], [0, widthPx]);
  for (let most = Math.max(1, Math.floor(widthPx / (4 * emPx))); most >= 1; most -= 1) {
    const moments = roundTicks(fromMs, toMs, most).filter(Number.isInteger);
    const ticks = moments.map((ms, index) => {
      const label = index === moments.length - 1 ? format.ms(ms) : format.number(ms);
      return { ms, xPx: scale(ms), label, ...labelAt(scale(ms), label, widthPx, emPx) };
    });
    const apart = ticks.every(
      ({ fromPx }, index) => index === 0 || fromPx >= (ticks[index - 1]?.toPx ?? 0) + 0.5 * emPx,
    );
    if (ticks.length > 0 && apart) {
      return ticks.map(({ ms, xPx, label, anchor }) => ({ ms, xPx, label, anchor }));
    }
  }
  return [];
}

export type MarkKind = "quantile" | "deadline" | "knee";

/** A moment with a name: a line down to the axis, its label in one of the rows on top. */
export interface NamedMark {
  readonly kind: MarkKind;
  readonly ms: Ms;
  readonly xPx: number;
  readonly label: string;
  readonly anchor: Anchor;
  /** From the top, 0 first. */
  readonly row: number;
}

/** Each label in the highest row where it covers no other, and where no line runs through a label. */
export function namedMarks(
  named: readonly { readonly kind: MarkKind; readonly ms: Ms; readonly label: string }[],
  xOf: (ms: Ms) => number,
  widthPx: number,
  emPx: number,
): readonly NamedMark[] {
  const placed: { readonly mark: NamedMark; readonly place: Interval }[] = [];
  for (const { kind, ms, label } of [...named].sort((a, b) => a.ms - b.ms)) {
    const xPx = xOf(ms);
    const { anchor, ...place } = sideLabel(xPx, label, widthPx, emPx);
    const fits = (row: number) =>
      placed.every((other) => {
        if (other.mark.row === row) return !overlaps(other.place, place);
        return other.mark.row < row
          ? !isInside(other.mark.xPx, place)
          : !isInside(xPx, other.place);
      });
    let row = 0;
    // Past all the others nothing is covered; a line may then have to run through.
    while (row < placed.length && !fits(row)) row += 1;
    placed.push({ mark: { kind, ms, xPx, label, anchor, row }, place });
  }
  return placed.map(({ mark }) => mark);
}

function isInside(xPx: number, { fromPx, toPx }: Interval): boolean {
  return xPx > fromPx && xPx < toPx;
}

/** At the right of its line, or at its left where the right has no room. */
function sideLabel(xPx: number, label: string, widthPx: number, emPx: number) {
  const width = textWidthPx(label, emPx) + 0.5 * emPx;
  return xPx + width <= widthPx || xPx < width
    ? { anchor: "start" as const, fromPx: xPx, toPx: xPx + width }
    : { anchor: "end" as const, fromPx: xPx - width, toPx: xPx };
}

export function round(px: number): number {
  return Math.round(px * 100) / 100;
}
