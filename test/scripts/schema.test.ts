import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { scenarioJsonSchema } from "../../src/codec/scenarioSchema";

const FILE = join(import.meta.dirname, "../../public/schema/scenario-v1.json");

it("the published JSON Schema is what the validating code says (npm run schema writes it)", () => {
  expect(JSON.parse(readFileSync(FILE, "utf8"))).toEqual(
    JSON.parse(JSON.stringify(scenarioJsonSchema())),
  );
});
