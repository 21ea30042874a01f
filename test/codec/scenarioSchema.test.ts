import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scenarioJsonSchema } from "../../src/codec/scenarioSchema";
import { GALLERY } from "../../src/gallery/gallery";
import { scenarioKeys } from "../../src/texts/en/scenarioKeys";
import { violations } from "./jsonSchemaCheck";
import { anyScenario, small } from "./scenarios";

const ROOT = join(import.meta.dirname, "../..");
const schema = JSON.parse(JSON.stringify(scenarioJsonSchema()));

/** Every schema inside a schema, itself first. */
function schemasIn(node: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (typeof node !== "object" || node === null) return [];
  const inner = Object.values(node).flatMap(schemasIn);
  return Array.isArray(node) ? inner : [node as Readonly<Record<string, unknown>>, ...inner];
}

describe("the JSON Schema", () => {
  it("closes every object, and requires what has no default", () => {
    const objects = schemasIn(schema).filter(({ type }) => type === "object");
    const open = objects.filter(
      ({ additionalProperties, propertyNames }) =>
        additionalProperties !== false && propertyNames === undefined,
    );
    expect(objects.length).toBeGreaterThan(15);
    expect(open).toEqual([]);
    expect(schema.required).toEqual([
      "version",
      "title",
      "deadlineMs",
      "seed",
      "hops",
      "breakers",
      "arrivals",
    ]);
    expect(schema.$defs.callHop.required).toEqual(["id", "kind", "name", "timeoutMs", "responses"]);
  });

  it("says what each key is, and nothing of keys there are not", () => {
    const described = schemasIn(schema).flatMap(({ properties }) =>
      typeof properties === "object" && properties !== null ? Object.values(properties) : [],
    );
    const texts = described.map(({ description }) => description);
    expect(new Set(texts)).toEqual(new Set(Object.values(scenarioKeys).map(({ text }) => text)));
  });

  it("says of a call's own hops what it says of the outer ones", () => {
    expect(schema.$defs.callHop.properties.calls.items).toEqual(schema.properties.hops.items);
  });

  it("takes what is read: the gallery, and any scenario", () => {
    for (const { scenario } of GALLERY) expect(violations(schema, scenario)).toEqual([]);
    fc.assert(
      fc.property(anyScenario, (scenario) => {
        expect(violations(schema, scenario)).toEqual([]);
      }),
    );
  });

  it.each<[string, object, string]>([
    ["a time as text", { deadlineMs: "2s" }, "$.deadlineMs"],
    ["half a millisecond", { reserveMs: 2.5 }, "$.reserveMs"],
    ["more than a day", { finishMs: 86_400_001 }, "$.finishMs"],
    ["an unknown key", { x: 1 }, "$.x"],
    ["a control character", { title: "\u0007" }, "$.title"],
    ["a breaker that is no id", { breakers: { A: {} } }, "$.breakers"],
    [
      "a window with more than there is",
      { breakers: { a: { trip: { kind: "count", size: 3, failureRate: 1.5 } } } },
      "$.breakers.a.trip",
    ],
    ["no requests", { arrivals: [] }, "$.arrivals"],
    [
      "a forced state with a key too many",
      { forced: [{ breaker: "a", state: "open", fromMs: 0, toMs: 1, x: 1 }] },
      "$.forced[0].x",
    ],
  ])("refuses %s", (_, patch, path) => {
    expect(violations(schema, { ...small(), ...patch })).toContain(path);
  });
});

describe("docs/scenario.md", () => {
  it("names every key of the format", () => {
    const page = readFileSync(join(ROOT, "docs/scenario.md"), "utf8");
    const keys = new Set(Object.keys(scenarioKeys).map((path) => path.split(".").at(-1)));
    expect([...keys].filter((key) => !page.includes(`\`${key}\``))).toEqual([]);
  });
});
