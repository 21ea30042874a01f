/** Scenarios with the right result, from an independent implementation of the model. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Scenario } from "../../src/engine/scenario";
import { simulate } from "../../src/engine/simulate";

interface Case {
  readonly id: string;
  readonly point: string;
  readonly scenario: Scenario;
  readonly expected: Record<string, unknown>;
}

function casesOf(file: string): Case[] {
  const url = new URL(`../fixtures/cases/${file}`, import.meta.url);
  return readFileSync(url, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));
}

/** The result as the cases give it: without events, without `why`, without keys they lack. */
function comparable(actual: unknown, expected: unknown): unknown {
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual) || actual.length !== expected.length) return actual;
    return expected.map((item, i) => comparable(actual[i], item));
  }
  if (expected === null || typeof expected !== "object") return actual;
  if (actual === null || typeof actual !== "object") return actual;
  const kept = Object.entries(expected)
    .filter(([key]) => key !== "why" || !("from" in expected))
    .map(([key, value]) => [key, comparable((actual as Record<string, unknown>)[key], value)]);
  return Object.fromEntries(kept);
}

describe.each(["flat.jsonl", "full.jsonl"])("%s", (file) => {
  test.each(casesOf(file))("$id $point", ({ scenario, expected }) => {
    const run = JSON.parse(JSON.stringify(simulate(scenario)));
    expect(comparable(run, expected)).toEqual(comparable(expected, expected));
  });
});
