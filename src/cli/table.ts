/** Columns that line up. */
import { displayWidth, padded } from "./width";

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
  const widths = columns.map((column) => displayWidth(column.head));
  for (const row of rows) {
    row.forEach((cell, index) => {
      widths[index] = Math.max(widths[index] ?? 0, displayWidth(cell));
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
    .map(({ align }, index) => padded(cells[index] ?? "", widths[index] ?? 0, align))
    .join(GAP)
    .trimEnd();
}
