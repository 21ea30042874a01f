import { memo } from "react";
import { type Cell, LEDGER_COLUMNS, type Ledger, type LedgerRow } from "../../layout/ledger";
import { formatNumber } from "../../texts/format";
import { useTexts } from "../TextsContext";
import "./LedgerTable.css";

/** A real table; in a narrow place each row becomes a card whose cells carry their column's name. */
export const LedgerTable = memo(function LedgerTable({ ledger }: { readonly ledger: Ledger }) {
  const words = useTexts().ledger;
  return (
    <table className="hw-ledger-table">
      <caption>{words.caption(ledger.operation)}</caption>
      <thead>
        <tr>
          {LEDGER_COLUMNS.map((column) => (
            <th key={column} scope="col" data-column={column}>
              {words.columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ledger.rows.map((row) => (
          <Row key={row.key} row={row} />
        ))}
      </tbody>
      <tfoot>
        <Row row={ledger.total} />
      </tfoot>
    </table>
  );
});

function Row({ row }: { readonly row: LedgerRow }) {
  const words = useTexts().ledger;
  return (
    <tr data-kind={row.kind} data-status={row.status}>
      {LEDGER_COLUMNS.map((column) => {
        const cell = row.cells[column];
        const shown = {
          "data-column": column,
          "data-label": words.columns[column],
          "data-empty": cell === null,
          children: shownCell(cell, words.none),
        };
        return column === "hop" ? (
          <th key={column} scope="row" {...shown} />
        ) : (
          <td key={column} {...shown} />
        );
      })}
    </tr>
  );
}

function shownCell(cell: Cell, none: string): string {
  if (cell === null) return none;
  return typeof cell === "number" ? formatNumber(cell) : cell;
}
