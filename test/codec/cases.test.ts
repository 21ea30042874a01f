import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parseScenario, problemText } from "../../src/codec/parseScenario";
import { GALLERY } from "../../src/gallery/gallery";
import { parseAll } from "./scenarios";

interface Case {
  readonly id: string;
  readonly point: string;
  readonly scenario: unknown;
}

function casesOf(file: string): readonly Case[] {
  return readFileSync(join(import.meta.dirname, "../fixtures/cases", file), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Case);
}

describe("a scenario of this version is accepted as it stands", () => {
  it.each(casesOf("flat.jsonl"))("$id: $point", ({ scenario }) => {
    expect(parseScenario(scenario)).toEqual({ ok: true, scenario });
  });

  it.each(GALLERY)("gallery: $name", ({ scenario }) => {
    expect(parseScenario(scenario)).toEqual({ ok: true, scenario });
  });
});

describe("a scenario of the whole format", () => {
  const cases = casesOf("full.jsonl");

  it.each(cases)("is accepted when nothing is refused: $id: $point", ({ scenario }) => {
    expect(parseAll(scenario)).toEqual({ ok: true, scenario });
  });

  it.each(cases)("is refused by name, if at all: $id: $point", ({ scenario }) => {
    const parsed = parseScenario(scenario);
    const lines = parsed.ok ? [] : parsed.problems.map(problemText);
    expect(lines.filter((line) => !line.includes("not supported in this version"))).toEqual([]);
  });
});
