/** Which rows of a long request are drawn: those in or near the view. */
import { leadPx } from "./waterfallArrows";
import type { TreeRow } from "./waterfallTree";

/** A request of no more rows is drawn whole. */
export const FEW = 24;

/** From where to where the picture can be seen, in its own pixels. */
export interface View {
  readonly fromPx: number;
  readonly toPx: number;
}

export interface Viewed {
  /** null: not known yet. Whatever is drawn until then is drawn for nothing. */
  readonly view: View | null;
  /** Rows that are drawn wherever they are: whoever has the focus must not vanish, and Tab leads to the current one. */
  readonly always: readonly (string | null)[];
}

interface Place {
  readonly key: string;
  readonly topPx: number;
  readonly heightPx: number;
}

export interface RowPlace extends Place {
  /** Room over the bar, for what is handed over. */
  readonly leadPx: number;
  readonly barTopPx: number;
  readonly barPx: number;
}

const PITCH_EM = { beside: 1.75, stacked: 2.75 };
const BAR_EM = 0.875;
const BAR_FOOT_EM = 0.375;

/** Whether the row at `index` of `count` is drawn. */
export function isInView(
  { key, topPx, heightPx }: Place,
  index: number,
  count: number,
  { view, always }: Viewed,
): boolean {
  if (count <= FEW || always.includes(key)) return true;
  if (view === null) return index < FEW;
  return topPx + heightPx > view.fromPx && topPx < view.toPx;
}

/** Where each row stands, before it is known what it shows. */
export function placesOf(
  rows: readonly TreeRow[],
  withLead: ReadonlySet<string>,
  fromPx: number,
  stacked: boolean,
  emPx: number,
): readonly RowPlace[] {
  const pitchPx = (stacked ? PITCH_EM.stacked : PITCH_EM.beside) * emPx;
  const barPx = BAR_EM * emPx;
  const downPx = stacked ? pitchPx - barPx - BAR_FOOT_EM * emPx : (pitchPx - barPx) / 2;
  let nextPx = fromPx;
  return rows.map(({ key }) => {
    const lead = withLead.has(key) ? leadPx(stacked, emPx) : 0;
    const topPx = nextPx;
    const heightPx = pitchPx + lead;
    nextPx += heightPx;
    return { key, topPx, heightPx, leadPx: lead, barTopPx: topPx + lead + downPx, barPx };
  });
}

/** Whether each row is drawn. */
export function drawnOf(
  places: readonly RowPlace[],
  viewed: Viewed | undefined,
): (index: number) => boolean {
  if (viewed === undefined) return () => true;
  return (index) => {
    const place = places[index];
    return place !== undefined && isInView(place, index, places.length, viewed);
  };
}
