import { memo } from "react";
import { sameData } from "../../engine/sameData";
import type { Cell, Ledger, LedgerRow } from "../../layout/ledger";
import type { Format } from "../../texts/format";
import { useTexts } from "../TextsContext";
import "./LedgerTable.css";

/** A real table; in a narrow place each row becomes a card whose cells carry their column's name. */
export const LedgerTable = memo(function LedgerTable({
  ledger,
  mostRows,
}: {
  readonly ledger: Ledger;
  /** Of more rows, only so many of the last; null: all. */
  readonly mostRows: number | null;
}) {
  const words = useTexts().ledger;
  const rows = mostRows === null ? ledger.rows : ledger.rows.slice(-mostRows);
  return (
    <table className="hw-ledger-table">
      <caption>{words.caption(ledger.operation)}</caption>
      <thead>
        <tr>
          {ledger.columns.map((column) => (
            <th key={column} scope="col" data-column={column}>
              {words.columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.key} row={row} columns={ledger.columns} />
        ))}
      </tbody>
      <tfoot>
        <Row row={ledger.total} columns={ledger.columns} />
      </tfoot>
    </table>
  );
});

interface RowProps extends Pick<Ledger, "columns"> {
  readonly row: LedgerRow;
}

const Row = memo(function Row({ row, columns }: RowProps) {
  const { ledger: words, format } = useTexts();
  return (
    <tr data-kind={row.kind} data-status={row.status}>
      {columns.map((column) => {
        const cell = row.cells[column];
        const shown = {
          "data-column": column,
          "data-label": words.columns[column],
          "data-empty": cell === null,
          children: shownCell(cell, words.none, format),
        };
        return column === "hop" ? (
          <th
            key={column}
            scope="row"
            data-long={shown.children.length + indentEm(row.depth) > SHORT}
            {...shown}
            style={indented(row.depth)}
          />
        ) : (
          <td key={column} {...shown} />
        );
      })}
    </tr>
  );
}, sameData);

/** A name of no more characters has its room even where each is as wide as it is high: none is cut. */
const SHORT = 14;

/** The deepest by small steps, so that a name keeps its room. */
function indentEm(depth: number): number {
  return Math.min(depth, 4) + Math.max(0, depth - 4) * 0.25;
}

function indented(depth: number) {
  if (depth === 0) return {};
  return { paddingInlineStart: `calc(var(--hw-space-2) + ${indentEm(depth)}em)` };
}

function shownCell(cell: Cell, none: string, format: Format): string {
  if (cell === null) return none;
  return typeof cell === "number" ? format.number(cell) : cell;
}
