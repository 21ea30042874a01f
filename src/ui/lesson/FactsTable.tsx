import "./FactsTable.css";

/** Facts in rows, the first cell of each its name. */
export function FactsTable({
  caption,
  columns,
  rows,
}: {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly key: string | number;
    readonly cells: readonly string[];
    readonly current?: boolean;
  }[];
}) {
  return (
    <table className="hw-facts">
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
      <tbody>
        {rows.map(({ key, cells, current }) => (
          <tr key={key} aria-current={current ? "step" : undefined}>
            {cells.map((cell, index) =>
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
    </table>
  );
}
