/** The scenarios of nested services, which the gallery does not show yet: files as tests. */
import { readdirSync, readFileSync } from "node:fs";
import type { Scenario } from "../../src/engine/scenario";

const FOLDER = new URL("../fixtures/scenarios/", import.meta.url);

export interface Named {
  readonly name: string;
  readonly scenario: Scenario;
}

export const TREES: readonly Named[] = readdirSync(FOLDER)
  .filter((file) => file.endsWith(".json"))
  .sort()
  .map((file) => ({
    name: file.replace(/\.json$/, ""),
    scenario: JSON.parse(readFileSync(new URL(file, FOLDER), "utf8")),
  }));
