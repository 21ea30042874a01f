/** A scenario to the text of its file: keys in the grammar's order, short things on one line. */
import type { Scenario } from "../engine/scenario";
import { isTooLong } from "./json";
import { plainCopy } from "./plain";
import { problemText } from "./problem";
import { readShape } from "./readShape";
import { scenario as grammar } from "./scenarioGrammar";

const LINE = 100;
const INDENT = "  ";

/** For people to read and keep; without line breaks where those alone would make it too long for a file. */
export function serialiseScenario(scenario: Scenario): string {
  const value = inOrder(scenario);
  const text = `${broken(value, "")}\n`;
  return isTooLong(text) ? JSON.stringify(value) : text;
}

/** Reading puts keys in order; what the grammar refuses is left as it stands, so no work is lost. */
function inOrder(scenario: Scenario): unknown {
  const copy = plainCopy(scenario);
  if (!copy.ok) throw new Error(`not a scenario: ${problemText(copy.problem)}`);
  const read = readShape(grammar, copy.value);
  return read.ok ? read.value : copy.value;
}

function written(value: unknown, indent: string, taken: number): string {
  const line = onOneLine(value);
  return indent.length + taken + line.length <= LINE ? line : broken(value, indent);
}

function onOneLine(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(", ")}]`;
  const entries = Object.entries(value).map(([key, item]) => label(key) + onOneLine(item));
  return entries.length === 0 ? "{}" : `{ ${entries.join(", ")} }`;
}

function broken(value: unknown, indent: string): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const inner = indent + INDENT;
  const isList = Array.isArray(value);
  const lines = isList
    ? filled(
        value.map((item) => written(item, inner, 1)),
        inner,
      )
    : Object.entries(value).map(([key, item]) => {
        return label(key) + written(item, inner, label(key).length + 1);
      });
  if (lines.length === 0) return isList ? "[]" : "{}";
  const body = lines.map((line) => inner + line).join(",\n");
  return isList ? `[\n${body}\n${indent}]` : `{\n${body}\n${indent}}`;
}

/** Single values of a list share their lines; anything else has a line of its own. */
function filled(items: readonly string[], indent: string): readonly string[] {
  const lines: string[] = [];
  for (const item of items) {
    const last = lines[lines.length - 1];
    const joined = `${last}, ${item}`;
    const fits = indent.length + joined.length < LINE;
    if (last !== undefined && isSingle(last) && isSingle(item) && fits) {
      lines[lines.length - 1] = joined;
    } else lines.push(item);
  }
  return lines;
}

function isSingle(line: string): boolean {
  return !/^[[{]/.test(line);
}

function label(key: string): string {
  return `${JSON.stringify(key)}: `;
}
