/** The findings for another program: a list, one finding a line. */
import type { Scenario } from "../engine/scenario";
import type { Finding } from "../findings/finding";
import { settingPath } from "../findings/settingPath";
import { words } from "../findings/words";
import type { CliTexts } from "../texts/cliTexts";
import { printable } from "./printable";

export function* checkJson(
  scenario: Scenario,
  found: readonly Finding[],
  texts: CliTexts,
): Generator<string> {
  yield "[";
  for (const [index, finding] of found.entries()) {
    const { rule, severity, hop, operation, attempt, figures } = finding;
    const { title, says, why } = words(texts, finding);
    const told = {
      rule,
      severity,
      hop,
      operation,
      attempt,
      path: settingPath(scenario, finding),
      figures,
      title: printable(title),
      message: printable(says),
      why: printable(why),
    };
    yield `${JSON.stringify(told)}${index === found.length - 1 ? "" : ","}`;
  }
  yield "]";
}
