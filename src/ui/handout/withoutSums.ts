import type { Ledger, LedgerRow } from "../../layout/ledger";

/** The table before a prediction: what is left after a row is a sum for its reader. */
export function withoutSums(ledger: Ledger): Ledger {
  const { total } = ledger;
  return {
    ...ledger,
    rows: ledger.rows.map(withoutLeft),
    total: withoutLeft({ ...total, cells: { ...total.cells, result: null } }),
  };
}

function withoutLeft(row: LedgerRow): LedgerRow {
  return { ...row, cells: { ...row.cells, leftAfter: null } };
}
