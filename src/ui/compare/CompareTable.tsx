import { memo } from "react";
import "./CompareTable.css";

export interface CompareGroup {
  readonly key: string;
  /** Heads its rows; null: they need no head. */
  readonly name: string | null;
  readonly rows: readonly {
    readonly key: string;
    /** The first one heads the row. */
    readonly cells: readonly string[];
    /** Nothing differs in it. */
    readonly same?: boolean;
  }[];
}

/** Rows of words and figures, side by side, in any width. */
export const CompareTable = memo(function CompareTable({
  of,
  caption,
  columns,
  groups,
}: {
  readonly of: "words" | "figures";
  readonly caption: string;
  readonly columns: readonly string[];
  readonly groups: readonly CompareGroup[];
}) {
  return (
    <table className="hw-compare-table" data-of={of}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ key, name, rows }) => (
        <tbody key={key}>
          {name !== null && (
            <tr>
              <th scope="rowgroup" colSpan={columns.length}>
                {name}
              </th>
            </tr>
          )}
          {rows.map((row) => (
            <tr key={row.key} data-same={row.same}>
              {row.cells.map((cell, index) =>
                index === 0 ? (
                  <th key={columns[index]} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={columns[index]}>{cell}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
});
