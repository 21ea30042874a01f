/** The ledger as text to take away. Names are anybody's: neither a spreadsheet nor a page may run them. */
import type { Texts } from "../texts/en";
import type { Cell, Ledger, LedgerRow } from "./ledger";

type Columns = Texts["ledger"]["columns"];

function lines(
  { columns, rows, total }: Ledger,
  names: Columns,
  /** `depth` is how far a hop is moved in. */
  write: (cell: Cell, depth: number) => string,
): string[][] {
  const cells = (row: LedgerRow) =>
    columns.map((column) => write(row.cells[column], column === "hop" ? row.depth : 0));
  return [columns.map((column) => write(names[column], 0)), ...rows.map(cells), cells(total)];
}

/** RFC 4180. A text that a spreadsheet would take for a formula gets an apostrophe in front. */
export function ledgerCsv(ledger: Ledger, columns: Columns): string {
  return lines(ledger, columns, csvCell)
    .map((cells) => `${cells.join(",")}\r\n`)
    .join("");
}

/** The last four are the full-width forms of `= + - @`, which some spreadsheets take for them. */
const FORMULA = /^\s*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

function csvCell(cell: Cell, depth: number): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  const moved = "  ".repeat(depth) + cell;
  const text = FORMULA.test(moved) ? `'${moved}` : moved;
  return /[",\r\n\t']|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A GitHub-flavoured table; figures are right-aligned. */
export function ledgerMarkdown(ledger: Ledger, columns: Columns): string {
  const [head = [], ...body] = lines(ledger, columns, markdownCell);
  const rule = ledger.columns.map((column) => (WORDS.has(column) ? "---" : "---:"));
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |\n`;
  return [line(head), line(rule), ...body.map(line)].join("");
}

const WORDS: ReadonlySet<string> = new Set(["hop", "boundBy", "result"]);

/** Two spaces that Markdown keeps. */
const INDENT = "\u00a0\u00a0";

function markdownCell(cell: Cell, depth: number): string {
  if (cell === null) return "";
  const text = String(cell)
    .replace(/[\\`*_~[\]<>|&!#]/g, "\\$&")
    .replace(/\s+/g, " ");
  return INDENT.repeat(depth) + text;
}
