import { useLayoutEffect, useMemo, useRef } from "react";
import { keptList } from "../../engine/sameData";
import type { WaterfallRow } from "../../layout/waterfallMarks";

type Rows = readonly WaterfallRow[];

const BLOCK = 10;

/** The rows that are shown, in blocks of the whole list; one whose rows are all what they were is the same object. */
export function useRowBlocks(all: Rows, shown: Rows): ReadonlyMap<number, Rows> {
  const before = useRef<ReadonlyMap<number, Rows>>(null);
  const blocks = useMemo(() => {
    const found = blocksOf(all, shown);
    for (const [nth, rows] of found) {
      found.set(nth, keptList(before.current?.get(nth), rows));
    }
    return found;
  }, [all, shown]);
  useLayoutEffect(() => {
    before.current = blocks;
  }, [blocks]);
  return blocks;
}

/** `shown` are some of `all`, in their order. */
function blocksOf(all: Rows, shown: Rows): Map<number, Rows> {
  const blocks = new Map<number, WaterfallRow[]>();
  let next = 0;
  for (const [index, row] of all.entries()) {
    if (row !== shown[next]) continue;
    next += 1;
    const nth = Math.floor(index / BLOCK);
    const block = blocks.get(nth);
    if (block === undefined) blocks.set(nth, [row]);
    else block.push(row);
  }
  return blocks;
}
