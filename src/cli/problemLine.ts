/** A fault of a file as one line: its path, what was expected, what was found. */
import type { Problem } from "../codec/problem";
import type { CliTexts } from "../texts/cliTexts";

export function problemLine({ path, expected, received }: Problem, { problems }: CliTexts): string {
  return problems.line(path, expected, received);
}
