/** Of the rows most are in the next picture what they were in this one: those stay the same objects. */
import { keptItems, keptList, sameData } from "../engine/sameData";
import type { Texts } from "../texts/en";
import type { RowFacts } from "./waterfallFacts";
import { type Frame, type WaterfallRow, waterfallRow } from "./waterfallMarks";
import type { RowPlace } from "./waterfallView";

type Rows = readonly WaterfallRow[];

interface Source {
  readonly facts: readonly RowFacts[];
  readonly frame: Frame;
  readonly texts: Texts;
}

/** What rows were made from. */
const sources = new WeakMap<Rows, Source>();

/** `before` are the rows of the picture before this one. */
export function waterfallRows(
  facts: readonly RowFacts[],
  places: readonly RowPlace[],
  frame: Frame,
  texts: Texts,
  before: Rows = [],
): Rows {
  const known = sources.get(before);
  const was = known?.texts === texts && sameFrame(known.frame, frame) ? known : undefined;
  const now = keptItems(was?.facts, facts);
  const rows = now.flatMap((row, index) => {
    const place = places[index];
    if (place === undefined) return [];
    const old = before[index];
    const isThere = old?.topPx === place.topPx && old.leadPx === place.leadPx;
    return isThere && was?.facts[index] === row ? old : waterfallRow(row, place, frame, texts);
  });
  const shown = keptList(before, rows);
  sources.set(shown, { facts: now, frame, texts });
  return shown;
}

function sameFrame({ scale: a, ...before }: Frame, { scale: b, ...now }: Frame): boolean {
  return (
    sameData(before, now) && sameData(a.domain(), b.domain()) && sameData(a.range(), b.range())
  );
}
