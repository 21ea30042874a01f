/**
 * The findings as workflow commands of GitHub Actions, which shows them beside the file. A line each;
 * what would end a command, or a property of it, early is escaped as the runner undoes it
 * (`%`, CR and LF everywhere, `:` and `,` in properties too).
 */
import type { Scenario } from "../engine/scenario";
import type { Finding, Severity } from "../findings/finding";
import { settingPath } from "../findings/settingPath";
import { words } from "../findings/words";
import type { CliTexts } from "../texts/cliTexts";
import { printable } from "./printable";

const COMMAND: { readonly [severity in Severity]: string } = {
  error: "error",
  warning: "warning",
  info: "notice",
};

/** `file` is null where the scenario is no file: one of the gallery, or standard input. */
export function* checkGithub(
  scenario: Scenario,
  found: readonly Finding[],
  file: string | null,
  texts: CliTexts,
): Generator<string> {
  for (const finding of found) {
    const { title, says, why } = words(texts, finding);
    const properties = [
      ...(file === null ? [] : [`file=${property(file)}`]),
      `title=${property(`${title} [${finding.rule}]`)}`,
    ];
    const message = data(`${settingPath(scenario, finding)}: ${says} ${why}`);
    yield `::${COMMAND[finding.severity]} ${properties.join(",")}::${message}`;
  }
}

/** Nothing but text is left by then; the line ends are escaped all the same, should that change. */
function data(text: string): string {
  return printable(text).replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function property(text: string): string {
  return data(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
