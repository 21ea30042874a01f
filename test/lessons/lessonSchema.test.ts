import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { lessonJsonSchema } from "../../src/codec/lessonSchema";
import { lessonKeys } from "../../src/texts/en/lessons/lessonKeys";
import { scenarioKeys } from "../../src/texts/en/scenarioKeys";
import { violations } from "../codec/jsonSchemaCheck";
import { COURSE } from "./lessonText";

const FILE = join(import.meta.dirname, "../../public/schema/lesson-v1.json");
const schema = JSON.parse(JSON.stringify(lessonJsonSchema()));

/** Every schema inside a schema, itself first. */
function schemasIn(node: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (typeof node !== "object" || node === null) return [];
  const inner = Object.values(node).flatMap(schemasIn);
  return Array.isArray(node) ? inner : [node as Readonly<Record<string, unknown>>, ...inner];
}

describe("the lesson’s JSON Schema", () => {
  it("is published as the validating code says (npm run schema writes it)", () => {
    expect(JSON.parse(readFileSync(FILE, "utf8"))).toEqual(schema);
  });

  it("takes what is read: every lesson of the course", () => {
    for (const lesson of COURSE) {
      expect(violations(schema, JSON.parse(JSON.stringify(lesson)))).toEqual([]);
    }
  });

  it("closes every object, and requires what has no default", () => {
    const open = schemasIn(schema)
      .filter(({ type }) => type === "object")
      .filter(
        ({ additionalProperties, propertyNames }) =>
          additionalProperties !== false && propertyNames === undefined,
      );
    expect(open).toEqual([]);
    expect(schema.required).toEqual([
      "version",
      "id",
      "title",
      "outcomes",
      "minutes",
      "glossary",
      "steps",
    ]);
  });

  it("says what each key is, and nothing of keys there are not", () => {
    const texts = schemasIn(schema).flatMap(({ properties }) =>
      typeof properties === "object" && properties !== null
        ? Object.values(properties).map(({ description }) => description)
        : [],
    );
    const known = new Set([
      ...Object.values(lessonKeys),
      ...Object.values(scenarioKeys).map(({ text }) => text),
    ]);
    expect(texts.filter((text) => !known.has(text))).toEqual([]);
    expect(Object.entries(lessonKeys).filter(([, text]) => !texts.includes(text))).toEqual([]);
  });

  it.each<[string, object, string]>([
    ["minutes as text", { minutes: "5" }, "$.minutes"],
    ["no steps", { steps: [] }, "$.steps"],
    ["an unknown key", { x: 1 }, "$.x"],
  ])("refuses %s", (_, patch, path) => {
    const lesson = JSON.parse(JSON.stringify(COURSE[0]));
    expect(violations(schema, { ...lesson, ...patch })).toContain(path);
  });
});
