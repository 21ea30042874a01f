import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parseScenario } from "../../src/codec/parseScenario";
import { GALLERY } from "../../src/gallery/gallery";

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

describe("a scenario is accepted as it stands", () => {
  it.each([...casesOf("flat.jsonl"), ...casesOf("full.jsonl")])("$id: $point", ({ scenario }) => {
    expect(parseScenario(scenario)).toEqual({ ok: true, scenario });
  });

  it.each(GALLERY)("gallery: $name", ({ scenario }) => {
    expect(parseScenario(scenario)).toEqual({ ok: true, scenario });
  });
});
