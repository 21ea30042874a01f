import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { stepOf } from "../../src/engine/frame";
import { plan } from "../../src/engine/plan";
import type { Frame, Scenario } from "../../src/engine/scenario";
import { simulate } from "../../src/engine/simulate";
import { snapshotAt } from "../../src/engine/snapshot";
import { type Ledger, type LedgerRow, ledgerOf } from "../../src/layout/ledger";
import { ledgerCsv, ledgerMarkdown } from "../../src/layout/ledgerText";
import { en } from "../../src/texts/en";
import { fromGallery } from "../support/gallery";
import { scenarioOf } from "../support/plainScenario";

function ledgerAt(scenario: Scenario, frame: Frame): Ledger {
  const run = simulate(scenario);
  const ledger = ledgerOf(snapshotAt(run, stepOf(run.events, frame)), plan(scenario), en);
  if (ledger === null) throw new Error("no request at the cursor");
  return ledger;
}

const columns = en.ledger.columns;
const figures = ({ cells }: LedgerRow) => [
  cells.hop,
  cells.start,
  cells.own,
  cells.leftBefore,
  cells.allowed,
  cells.boundBy,
  cells.spent,
  cells.leftAfter,
  cells.result,
];
const finish: Frame = { operation: 1, moment: "finish" };

describe("the ledger of the order of 800 ms", () => {
  it("shared: 720 of work and calls, 80 to close, and nothing left", () => {
    const { rows, total } = ledgerAt(fromGallery("order-800"), finish);
    expect(rows.map(figures)).toEqual([
      ["Gateway", 0, null, 800, null, null, 100, 700, "ok"],
      ["Inventory", 100, 300, 700, 300, "own", 290, 410, "ok"],
      ["Payment", 390, 400, 410, 330, "budget", 330, 80, "deadline exceeded, outcome unknown"],
      ["Closing work", 720, null, 80, null, null, 80, 0, "ok"],
    ]);
    expect(total.cells).toMatchObject({ leftBefore: 800, spent: 800, leftAfter: 0 });
  });

  it("local: the total is 870, 70 late", () => {
    const { rows, total } = ledgerAt(fromGallery("order-800-local"), finish);
    expect(rows.map(({ cells }) => cells.spent)).toEqual([100, 290, 400, 80]);
    expect(total.cells.spent).toBe(870);
    expect(total.cells.result).toContain("70\u202fms late");
  });

  it("has only the rows that the cursor has come to", () => {
    const { rows, total } = ledgerAt(fromGallery("order-800"), {
      operation: 1,
      hop: "inventory",
      moment: "start",
    });
    expect(rows.map(({ cells }) => cells.hop)).toEqual(["Gateway", "Inventory"]);
    expect(rows[1]?.cells).toMatchObject({ spent: 0, leftAfter: null, result: "running" });
    expect(total.cells).toMatchObject({ hop: "total so far", spent: 100, leftAfter: 700 });
  });
});

describe("pauses and refusals", () => {
  it("a pause is a row between the attempts, so that the rows add up", () => {
    const { rows, total } = ledgerAt(fromGallery("retry-spends-the-budget"), finish);
    expect(
      rows.map(({ cells }) => [cells.attempt, cells.start, cells.spent, cells.result]),
    ).toEqual([
      [1, 0, 60, "timeout"],
      [null, 60, 20, "pause: backoff"],
      [2, 80, 50, "ok"],
      [1, 130, 30, "deadline exceeded"],
    ]);
    expect(total.cells.spent).toBe(160);
  });

  it("a denied retry is said beside the result it follows", () => {
    const scenario = scenarioOf(
      [
        {
          id: "stock",
          kind: "call",
          name: "Stock",
          timeoutMs: null,
          responses: [{ durationMs: 90, result: "unavailable" }],
          retry: { maxAttempts: 2, backoff: { kind: "fixed", baseMs: 20 } },
        },
      ],
      { deadlineMs: 100 },
    );
    expect(ledgerAt(scenario, finish).rows[0]?.cells.result).toBe("technical failure, not retried");
  });

  it("without a deadline nothing is left of anything", () => {
    const { rows, total } = ledgerAt({ ...fromGallery("order-800"), deadlineMs: null }, finish);
    expect(rows[1]?.cells).toMatchObject({ leftBefore: "unlimited", leftAfter: "unlimited" });
    expect(total.cells).toMatchObject({ leftBefore: null, leftAfter: null });
    expect(total.cells.result).toContain("no deadline");
  });
});

describe("where hops are nested", () => {
  const stopped: Frame = { operation: 1, hop: "stock", moment: "answered" };
  const of = (ledger: Ledger) =>
    ledger.rows.map(({ depth, cells }) => [
      depth,
      cells.hop,
      cells.n,
      cells.parent,
      cells.leftBefore,
      cells.allowed,
      cells.told,
      cells.ghost,
    ]);

  it("client-gives-up-told: each counts from what its caller believes, until 1 500", () => {
    expect(of(ledgerAt(fromGallery("client-gives-up-told"), stopped))).toEqual([
      [0, "Shop", 1, null, 1500, 1500, 1500, null],
      [1, "Orders", 2, 1, 1400, 1400, 1500, null],
      [2, "Stock", 3, 2, 1200, 1200, 1500, null],
    ]);
  });

  it("client-gives-up: nobody was told, and Stock's 1 300 are the total", () => {
    const ledger = ledgerAt(fromGallery("client-gives-up"), stopped);
    expect(of(ledger)).toEqual([
      [0, "Shop", 1, null, 1500, 1500, null, null],
      [1, "Orders", 2, 1, "unlimited", 2000, null, null],
      [2, "Stock", 3, 2, "unlimited", 2000, null, 1300],
    ]);
    expect(ledger.total.cells.ghost).toBe(1300);
  });

  it("has the four columns there, and nowhere else", () => {
    const more = ["n", "parent", "told", "ghost"];
    const has = (name: string) =>
      ledgerAt(fromGallery(name), finish).columns.filter((column) => more.includes(column));
    expect(has("client-gives-up")).toEqual(more);
    expect(has("absolute-skew")).toEqual(more);
    expect(has("order-800")).toEqual([]);
  });

  it("moves a nested hop in, in CSV and in Markdown", () => {
    const ledger = ledgerAt(fromGallery("client-gives-up-told"), stopped);
    expect(ledgerCsv(ledger, columns).split("\r\n")[2]).toBe(
      '1,"  Orders",1,2,1,100,2000,1400,1400,budget,1500,1400,0,,cancelled',
    );
    expect(ledgerMarkdown(ledger, columns).split("\n")[4]).toContain(
      "| 1 | \u00a0\u00a0\u00a0\u00a0Stock | 1 | 3 | 2 | 300 |",
    );
  });
});

const named = (name: string): Scenario =>
  scenarioOf([
    { id: "stock", kind: "call", name, timeoutMs: 100, responses: [{ durationMs: 50 }] },
  ]);

describe("as CSV", () => {
  it("is one line a row, figures bare", () => {
    expect(ledgerCsv(ledgerAt(named("Stock"), finish), columns)).toBe(
      [
        "operation,hop,attempt,start,own,left before,allowed,bound by,spent,left after,result\r\n",
        "1,Stock,1,0,100,1000,100,own,50,950,ok\r\n",
        '1,total,,0,,1000,,,50,950,"ok, in time, 950\u202fms left"\r\n',
      ].join(""),
    );
  });

  it.each([
    ["=1+1", '"\'=1+1"'],
    ["+1", '"\'+1"'],
    ["-1", '"\'-1"'],
    ["@SUM(A1)", '"\'@SUM(A1)"'],
    ["\tx", '"\'\tx"'],
    ["\rx", '"\'\rx"'],
    ["\v\rx", '"\'\v\rx"'],
    [" =1", '"\' =1"'],
    ["＝1", '"\'＝1"'],
    ['say "hi"', '"say ""hi"""'],
    ["a,b", '"a,b"'],
    ["a\nb", '"a\nb"'],
    ["Fraud-check", "Fraud-check"],
  ])("writes the name %j as %s", (name, cell) => {
    expect(ledgerCsv(ledgerAt(named(name), finish), columns)).toContain(`\r\n1,${cell},1,`);
  });

  it("gives back every name to a reader of CSV, and no cell begins a formula", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", minLength: 1, maxLength: 40 }), (name) => {
        const records = parsed(ledgerCsv(ledgerAt(named(name), finish), columns));
        expect(records.map((record) => record.length)).toEqual([11, 11, 11]);
        const read = records[1]?.[1] ?? "";
        expect(read.replace(/^'/, "")).toBe(name.replace(/^'/, ""));
        for (const cell of records.flat()) expect(cell).not.toMatch(/^\s*[=+\-@\t\r]/);
      }),
    );
  });
});

/** RFC 4180, written from its grammar. */
function parsed(csv: string): string[][] {
  const records: string[][] = [];
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y;
  let record: string[] = [];
  for (let match = field.exec(csv); match !== null; match = field.exec(csv)) {
    record.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? "");
    if (match[3] !== ",") {
      records.push(record);
      record = [];
    }
    if (field.lastIndex === csv.length) return records;
  }
  throw new Error(`not CSV: ${csv}`);
}

describe("as Markdown", () => {
  it("is a table, figures to the right", () => {
    const [head, rule, row] = ledgerMarkdown(ledgerAt(named("Stock"), finish), columns).split("\n");
    expect(head).toBe(
      "| operation | hop | attempt | start | own | left before | allowed | bound by | spent | left after | result |",
    );
    expect(rule).toBe(
      "| ---: | --- | ---: | ---: | ---: | ---: | ---: | --- | ---: | ---: | --- |",
    );
    expect(row).toBe("| 1 | Stock | 1 | 0 | 100 | 1000 | 100 | own | 50 | 950 | ok |");
  });

  it.each([
    ["a|b", "a\\|b"],
    ["`rm`", "\\`rm\\`"],
    ["[x](javascript:y)", "\\[x\\](javascript:y)"],
    ["<img src=x>", "\\<img src=x\\>"],
    ["a\\|b", "a\\\\\\|b"],
    ["**b** _i_ &lt;", "\\*\\*b\\*\\* \\_i\\_ \\&lt;"],
    ["one\ntwo", "one two"],
  ])("writes the name %j as %s", (name, cell) => {
    const row = ledgerMarkdown(ledgerAt(named(name), finish), columns).split("\n")[2];
    expect(row).toContain(`| 1 | ${cell} | 1 |`);
  });
});
