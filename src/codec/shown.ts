/** A value found in untrusted input, made safe and short enough to be put into a sentence. */
import { problems as words } from "../texts/en/problems";

const ROOM = 60;
/** Less room than this is not worth starting a list or an object in. */
const LEAST_ROOM = 8;

export function shown(value: unknown): string {
  return written(value, ROOM);
}

function written(value: unknown, room: number): string {
  if (value === undefined) return words.received.nothing;
  if (typeof value === "string") return quoted(value, room);
  if (typeof value !== "object" || value === null) return String(value);
  const isList = Array.isArray(value);
  const [open, close] = isList ? "[]" : "{}";
  const entries = isList ? value.entries() : Object.entries(value).values();
  const pieces: string[] = [];
  let left = room - 2;
  for (const [key, item] of entries) {
    if (left < LEAST_ROOM) {
      pieces.push("…");
      break;
    }
    const label = isList ? "" : `${quoted(String(key), left / 2)}:`;
    const piece = label + written(item, left - label.length);
    pieces.push(piece);
    left -= piece.length + 1;
  }
  return `${open}${pieces.join(",")}${close}`;
}

/** In JSON's quotes; what a terminal or a page could take for more than text is escaped. */
export function quoted(text: string, room = ROOM): string {
  let out = "";
  for (const character of text) {
    const piece = escaped(character);
    if (out.length + piece.length > room - 3) return `"${out}…"`;
    out += piece;
  }
  return `"${out}"`;
}

function escaped(character: string): string {
  if (character === '"' || character === "\\") return `\\${character}`;
  if (!/[\p{C}\p{Zl}\p{Zp}]/u.test(character)) return character;
  let out = "";
  for (let index = 0; index < character.length; index++) {
    out += `\\u${character.charCodeAt(index).toString(16).padStart(4, "0")}`;
  }
  return out;
}
