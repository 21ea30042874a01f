/** The columns of the ledger: all of them where hops are nested, else those that say something. */
import type { Plan } from "../engine/plan";
import type { CliTexts } from "../texts/cliTexts";
import type { Column } from "./table";

const COLUMNS = [
  ["hop", "left"],
  ["attempt", "left"],
  ["n", "right"],
  ["parent", "right"],
  ["start", "right"],
  ["own", "right"],
  ["before", "right"],
  ["allowed", "left"],
  ["boundBy", "left"],
  ["told", "right"],
  ["spent", "right"],
  ["after", "right"],
  ["ghost", "right"],
  ["result", "left"],
] as const satisfies readonly (readonly [string, Column["align"]])[];

/** What there is to say only where hops are nested, or told a deadline. */
const OF_TREES: ReadonlySet<string> = new Set(["n", "parent", "told", "ghost"]);

export type Cells = { [name in (typeof COLUMNS)[number][0]]: string };

export function ledgerColumns(plan: Plan, texts: CliTexts): readonly Column[] {
  const { columns } = texts.cli.ledger;
  return columnsOf(plan).map(([name, align]) => ({ head: columns[name], align }));
}

export function columnsOf(plan: Plan): readonly (typeof COLUMNS)[number][] {
  const isTree = plan.hops.some((hop) => {
    return hop.kind === "call" && (hop.calls.length > 0 || hop.tells !== "none");
  });
  return isTree ? COLUMNS : COLUMNS.filter(([name]) => !OF_TREES.has(name));
}
