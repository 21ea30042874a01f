/** Untrusted text to a JSON value: its size and depth are looked at before it is parsed. */
import { LIMITS } from "../engine/limits";
import { MOST_DEPTH } from "./plain";
import { type Path, type Problem, problemOf } from "./problem";
import { words } from "./problemWords";

export type ReadJson =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly problem: Problem };

export function readJson(text: string): ReadJson {
  const refused = (path: Path, expected: string, received: string): ReadJson => ({
    ok: false,
    problem: problemOf(path, expected, received),
  });
  if (isTooLong(text)) {
    const received =
      text.length > LIMITS.fileBytes
        ? words.received.characters(text.length)
        : words.received.bytes(utf8Length(text));
    return refused([], words.fileSize(LIMITS.fileBytes), received);
  }
  if (depthOf(text) > MOST_DEPTH) {
    return refused([], words.depth(MOST_DEPTH), words.received.deeper);
  }
  const json = text.startsWith("\ufeff") ? text.slice(1) : text;
  try {
    const value: unknown = JSON.parse(json);
    const repeated = repeatedKey(json);
    if (repeated) return refused(repeated, words.singleKey, words.received.twice);
    return { ok: true, value };
  } catch (error) {
    return refused([], words.json, whereBroken(json, error));
  }
}

export function isTooLong(text: string): boolean {
  return text.length > LIMITS.fileBytes || utf8Length(text) > LIMITS.fileBytes;
}

function utf8Length(text: string): number {
  let bytes = 0;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    // A pair of surrogates, three by themselves, is four together.
    if (unit >= 0xd800 && unit < 0xdc00 && isLowSurrogate(text.charCodeAt(index + 1))) {
      bytes += 4;
      index += 1;
    } else bytes += unit < 0x80 ? 1 : unit < 0x800 ? 2 : 3;
  }
  return bytes;
}

function isLowSurrogate(unit: number): boolean {
  return unit >= 0xdc00 && unit < 0xe000;
}

function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (let index = 0; index < text.length; index++) {
    const character = text[index];
    if (character === '"') index = endOfString(text, index);
    else if (character === "{" || character === "[") {
      depth += 1;
      deepest = Math.max(deepest, depth);
    } else if (character === "}" || character === "]") depth -= 1;
  }
  return deepest;
}

/** The path of the first key that stands twice in one object of a valid JSON text. */
function repeatedKey(json: string): Path | null {
  const open: { readonly keys: Set<string> | null; at: string | number }[] = [];
  for (let index = 0; index < json.length; index++) {
    const character = json[index];
    const inner = open[open.length - 1];
    if (character === "{") open.push({ keys: new Set(), at: "" });
    else if (character === "[") open.push({ keys: null, at: 0 });
    else if (character === "}" || character === "]") open.pop();
    else if (character === ",") {
      if (typeof inner?.at === "number") inner.at += 1;
    } else if (character === '"') {
      const end = endOfString(json, index);
      if (inner?.keys && isBeforeColon(json, end)) {
        inner.at = String(JSON.parse(json.slice(index, end + 1)));
        if (inner.keys.has(inner.at)) return open.map(({ at }) => at);
        inner.keys.add(inner.at);
      }
      index = end;
    }
  }
  return null;
}

function endOfString(text: string, start: number): number {
  let index = start + 1;
  while (index < text.length && text[index] !== '"') index += text[index] === "\\" ? 2 : 1;
  return index;
}

function isBeforeColon(json: string, end: number): boolean {
  let index = end + 1;
  while (/\s/.test(json[index] ?? "")) index += 1;
  return json[index] === ":";
}

/** From the place that most engines name at the end of their message; the text itself is not repeated. */
function whereBroken(text: string, error: unknown): string {
  const message = error instanceof Error ? error.message : "";
  if (/end of (JSON|data)/i.test(message) && !message.includes("is not valid")) {
    return words.received.endsEarly;
  }
  const position = /at position (\d+)(?: \(line \d+ column \d+\))?$/.exec(message)?.[1];
  if (position === undefined) return words.received.otherText;
  const before = text.slice(0, Number(position)).split("\n");
  return words.received.brokenAt(before.length, (before[before.length - 1] ?? "").length + 1);
}
