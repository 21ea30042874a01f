/** Title and note of a scenario: those of the gallery in the language that was asked for, all others as they were written. */
import type { Scenario } from "../engine/scenario";
import type { CliTexts } from "../texts/cliTexts";

export interface Heading {
  readonly title: string;
  readonly note: string;
}

/** `name`: of the gallery; null for a scenario of somebody's own. */
export function headingOf(name: string | null, scenario: Scenario, { gallery }: CliTexts): Heading {
  const said = name === null ? undefined : gallery[name];
  const { title, note = "" } = said ?? scenario;
  return { title, note };
}
