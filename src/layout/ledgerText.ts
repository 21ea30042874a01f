/** The ledger as text to take away. Names are anybody's: neither a spreadsheet nor a page may run them. */
import type { Texts } from "../texts/en";
import { type Cell, LEDGER_COLUMNS, type Ledger, type LedgerRow } from "./ledger";

type Columns = Texts["ledger"]["columns"];

function lines({ rows, total }: Ledger, columns: Columns): Cell[][] {
  const cells = (row: LedgerRow) => LEDGER_COLUMNS.map((column) => row.cells[column]);
  return [LEDGER_COLUMNS.map((column) => columns[column]), ...rows.map(cells), cells(total)];
}

/** RFC 4180. A text that a spreadsheet would take for a formula gets an apostrophe in front. */
export function ledgerCsv(ledger: Ledger, columns: Columns): string {
  return lines(ledger, columns)
    .map((cells) => `${cells.map(csvCell).join(",")}\r\n`)
    .join("");
}

/** The last four are the full-width forms of `= + - @`, which some spreadsheets take for them. */
const FORMULA = /^[\s]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/;

function csvCell(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n\t']|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A GitHub-flavoured table; figures are right-aligned. */
export function ledgerMarkdown(ledger: Ledger, columns: Columns): string {
  const [head = [], ...body] = lines(ledger, columns);
  const rule = LEDGER_COLUMNS.map((column) => (WORDS.has(column) ? "---" : "---:"));
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |\n`;
  return [
    line(head.map(markdownCell)),
    line(rule),
    ...body.map((row) => line(row.map(markdownCell))),
  ].join("");
}

const WORDS: ReadonlySet<string> = new Set(["hop", "boundBy", "result"]);

function markdownCell(cell: Cell): string {
  if (cell === null) return "";
  return String(cell)
    .replace(/[\\`*_~[\]<>|&!#]/g, "\\$&")
    .replace(/\s+/g, " ");
}
