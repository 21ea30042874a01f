/** The scenarios of nested services, which the gallery does not show yet: files as tests. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Scenario } from "../../src/engine/scenario";

const FOLDER = join(import.meta.dirname, "../fixtures/scenarios");

export interface Named {
  readonly name: string;
  readonly scenario: Scenario;
}

export const TREES: readonly Named[] = readdirSync(FOLDER)
  .filter((file) => file.endsWith(".json"))
  .sort()
  .map((file) => ({
    name: file.replace(/\.json$/, ""),
    scenario: JSON.parse(readFileSync(join(FOLDER, file), "utf8")),
  }));
