/** What commands and options there are. */
import { LIMITS } from "../engine/limits";
import type { CliTexts } from "../texts/cliTexts";
import { OFFERED } from "../texts/language";
import { FORMATS } from "./command";
import { columnWidths, rowLine } from "./table";

const COLUMNS = (["left", "left"] as const).map((align) => ({ head: "", align }));

export function* helpLines({ cli: { help } }: CliTexts): Generator<string> {
  const { file, name, commands, ofOptions } = help;
  yield help.about;
  yield "";
  yield help.usage;
  yield* indented([
    [`hopwatch run ${file}|${name} [--json] [--seed N]`, commands.run],
    [`hopwatch check ${file}|${name} [--format F]`, commands.check],
    ["hopwatch list", commands.list],
    [`hopwatch lesson check ${file} [--json]`, commands["lesson check"]],
    ["hopwatch lesson list", commands["lesson list"]],
    ["hopwatch help", commands.help],
  ]);
  yield "";
  yield help.sources;
  yield "";
  yield help.options;
  yield* indented([
    ["--json", ofOptions.json],
    ["--format F", ofOptions.format(FORMATS)],
    ["--lang L", ofOptions.lang(OFFERED)],
    ["--seed N", ofOptions.seed(LIMITS.seed)],
    ["-h, --help", ofOptions.help],
    ["--version", ofOptions.version],
  ]);
  yield "";
  yield help.exit;
}

function* indented(rows: readonly (readonly [string, string])[]): Generator<string> {
  const widths = columnWidths(COLUMNS, rows);
  for (const row of rows) yield `  ${rowLine(COLUMNS, widths, row)}`;
}
