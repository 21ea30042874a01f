import { useMemo } from "react";
import { type FigureRow, requestRows, runRows } from "../../layout/compareTable";
import { useAllTexts } from "../useAllTexts";
import { type CompareGroup, CompareTable } from "./CompareTable";
import type { Compared } from "./useComparison";

/** The figures of both, for the request at the cursor and for the whole run. */
export function CompareFigures({ comparison }: { readonly comparison: Compared }) {
  const words = useAllTexts().compare;
  const { request, otherRequest, totals, otherTotals, sources } = comparison;
  const groups = useMemo(() => {
    const { table } = words;
    const ofRun = groupOf("run", table.run, runRows(totals, otherTotals, sources));
    if (request === null) return [ofRun];
    const rows = requestRows(request, otherRequest, sources);
    return [groupOf("request", table.request(request.id), rows), ofRun];
  }, [words, request, otherRequest, totals, otherTotals, sources]);
  return (
    <CompareTable
      of="figures"
      caption={words.table.caption}
      columns={[words.table.figure, words.now, words.pinned, words.table.difference]}
      groups={groups}
    />
  );
}

function groupOf(key: string, name: string, rows: readonly FigureRow[]): CompareGroup {
  return {
    key,
    name,
    rows: rows.map(({ key: row, name: figure, a, b, difference, same }) => ({
      key: row,
      cells: [figure, a, b, difference],
      same,
    })),
  };
}
