/** Where the words of a bar stand: beside it or inside it, clear of everything else in its lane. */
import { type Interval, overlaps, textWidthPx } from "./axis";

export interface Lane {
  readonly emPx: number;
  readonly plotPx: number;
  /** Everything that is drawn in the lane. */
  readonly marks: Interval;
  /** The solid part, which text can stand on only with paper behind it. */
  readonly solid: Interval;
  /** From here on the marks are faint: what was allowed and not used. */
  readonly faintFromPx: number;
  /** What text keeps clear of as long as there is another place: the deadline with its reserve. */
  readonly zone: Interval | null;
  /** What it never covers: another text in the lane, a mark that stands apart. */
  readonly taken: readonly Interval[];
}

export interface Label extends Interval {
  readonly text: string;
  readonly anchor: "start" | "end";
  /** Stands on the solid part: wants paper behind it. */
  readonly plate: boolean;
}

const GAP_EM = 0.375;

/**
 * The longest of `variants` (longest first) that has a place: right of the bar, left of it, past the
 * deadline, in the part not used up. Only when none has does it stand on a zone or on the bar itself;
 * null when nothing fits at all.
 */
export function placeLabel(variants: readonly string[], lane: Lane): Label | null {
  const choices = variants.map((text) => ({ text, widthPx: textWidthPx(text, lane.emPx) }));
  for (const clear of [true, false]) {
    for (const { text, widthPx } of choices) {
      const place = places(widthPx, lane, clear).find((candidate) =>
        isFree(candidate, lane, clear ? lane.zone : null),
      );
      if (place !== undefined) return { text, ...place };
    }
  }
  return null;
}

type Place = Omit<Label, "text">;

function places(widthPx: number, lane: Lane, clear: boolean): Place[] {
  const gapPx = GAP_EM * lane.emPx;
  const { marks, solid, zone, plotPx } = lane;
  const from = (fromPx: number, plate = false): Place => ({
    fromPx,
    toPx: fromPx + widthPx,
    anchor: "start",
    plate,
  });
  const unusedEndPx = Math.min(marks.toPx, plotPx);
  const found = [from(marks.toPx + gapPx)];
  found.push({
    fromPx: marks.fromPx - gapPx - widthPx,
    toPx: marks.fromPx - gapPx,
    anchor: "end",
    plate: false,
  });
  if (zone !== null) found.push(from(Math.max(zone.toPx, marks.toPx) + gapPx));
  const faintPx = lane.faintFromPx + gapPx;
  if (faintPx + widthPx + gapPx <= unusedEndPx) found.push(from(faintPx));
  if (!clear && widthPx + 2 * gapPx <= solid.toPx - solid.fromPx) {
    found.push(from(solid.fromPx + gapPx, true));
  }
  return found;
}

function isFree(place: Place, lane: Lane, zone: Interval | null): boolean {
  if (place.fromPx < 0 || place.toPx > lane.plotPx) return false;
  if (zone !== null && overlaps(place, zone)) return false;
  return !lane.taken.some((taken) => overlaps(place, taken));
}
