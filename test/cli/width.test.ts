import { describe, expect, it } from "vitest";
import { columnWidths, rowLine } from "../../src/cli/table";
import { displayWidth } from "../../src/cli/width";

describe("how many columns of a terminal a text takes", () => {
  it.each([
    ["", 0],
    ["payment", 7],
    ["дедлайн истёк", 13],
    ["quá hạn chót", 12],
    // The same, its marks apart from their letters: each stands on the letter before it.
    ["quá hạn chót".normalize("NFD"), 12],
    ["ё".normalize("NFD"), 1],
    ["410 − 80", 8],
    ["10\u202f003", 6],
    ["支付", 4],
    ["한글", 4],
    ["ａ", 2],
    ["𠀀", 2],
    ["🚦", 2],
    ["→ ≥ …", 5],
  ])("%j: %i", (text, columns) => {
    expect(displayWidth(text)).toBe(columns);
  });
});

it("columns line up whatever their cells are written in", () => {
  const columns = [
    { head: "", align: "left" },
    { head: "", align: "right" },
    { head: "", align: "left" },
  ] as const;
  const rows = [
    ["chặng".normalize("NFD"), "1", "a"],
    ["支付", "20", "b"],
    ["звенья", "3", "c"],
  ];
  const widths = columnWidths(columns, rows);
  expect(widths).toEqual([6, 2, 1]);
  expect(rows.map((row) => rowLine(columns, widths, row).normalize("NFC"))).toEqual([
    "chặng    1  a",
    "支付    20  b",
    "звенья   3  c",
  ]);
});
