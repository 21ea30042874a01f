/** The findings as people read them. */
import type { Finding, Severity } from "../findings/finding";
import { words } from "../findings/words";
import type { CliTexts } from "../texts/cliTexts";
import { printable } from "./printable";

export function* checkText(found: readonly Finding[], texts: CliTexts): Generator<string> {
  for (const finding of found) {
    const { title, says, why } = words(texts, finding);
    const { severity, hop, operation, attempt, rule } = finding;
    const place = printable(texts.cli.check.at(hop, operation, attempt));
    const head = `${texts.findings.severity[severity]} ${texts.cli.check.rule(rule)}`;
    yield place === "" ? head : `${head} ${place}`;
    yield* [title, says, why].map((line) => `  ${printable(line)}`);
    yield "";
  }
  const count = (severity: Severity): number =>
    found.filter((finding) => finding.severity === severity).length;
  yield printable(
    found.length === 0
      ? texts.findings.none
      : texts.findings.count(count("error"), count("warning"), count("info")),
  );
}
