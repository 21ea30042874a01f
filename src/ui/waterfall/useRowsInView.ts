import { type RefObject, useMemo } from "react";
import type { WaterfallRow } from "../../layout/waterfallMarks";
import { FEW, isInView } from "../../layout/waterfallView";
import { useView } from "./useView";

/** Of many rows that are all laid out, those in or near the view, and those named in `always`. */
export function useRowsInView(
  boxRef: RefObject<HTMLElement | null>,
  rows: readonly WaterfallRow[],
  always: readonly [string | null, string | null],
): readonly WaterfallRow[] {
  const view = useView(boxRef, rows.length > FEW);
  const [current, walked] = always;
  return useMemo(() => {
    const viewed = { view, always: [current, walked] };
    return rows.filter((row, index) => isInView(row, index, rows.length, viewed));
  }, [rows, view, current, walked]);
}
