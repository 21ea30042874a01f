/** Columns that line up. */
export interface Column {
  readonly head: string;
  readonly align: "left" | "right";
}

const GAP = "  ";

/** How wide each column is: its head, or the widest cell of all the rows. */
export function columnWidths(
  columns: readonly Column[],
  rows: Iterable<readonly string[]>,
): readonly number[] {
  const widths = columns.map((column) => column.head.length);
  for (const row of rows) {
    row.forEach((cell, index) => {
      widths[index] = Math.max(widths[index] ?? 0, cell.length);
    });
  }
  return widths;
}

export function headLine(columns: readonly Column[], widths: readonly number[]): string {
  return rowLine(
    columns,
    widths,
    columns.map((column) => column.head),
  );
}

export function rowLine(
  columns: readonly Column[],
  widths: readonly number[],
  cells: readonly string[],
): string {
  return columns
    .map((column, index) => {
      const cell = cells[index] ?? "";
      const width = widths[index] ?? 0;
      return column.align === "right" ? cell.padStart(width) : cell.padEnd(width);
    })
    .join(GAP)
    .trimEnd();
}
