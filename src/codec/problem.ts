/** Bad input as data: where it is, what was expected there, and what was found. */
import { problems as english } from "../texts/en/problems";
import { words } from "./problemWords";
import { quoted, shown } from "./shown";

export interface Problem {
  /** As in `hops[2].timeoutMs`; `(file)` for the whole, `#f` for a part of a link. */
  readonly path: string;
  readonly expected: string;
  /** Safe to print: short, quoted, control and direction characters escaped. */
  readonly received: string;
}

export type Path = readonly (string | number)[];

/** More than this is not worth reading; the first ones are kept. */
export const MOST_PROBLEMS = 20;

/** In English, for whoever has no words of another language at hand. */
export function problemText({ path, expected, received }: Problem): string {
  return english.line(path, expected, received);
}

export function problemAt(path: Path, expected: string, found: unknown): Problem {
  const received = found === undefined ? words.received.nothing : shown(found);
  return { path: pathText(path), expected, received };
}

/** For what no value stands for; `received` is a sentence's end, not something to quote. */
export function problemOf(path: Path, expected: string, received: string): Problem {
  return { path: pathText(path), expected, received };
}

function pathText(path: Path): string {
  if (path.length === 0) return "(file)";
  return path.map(stepText).join("").replace(/^\./, "");
}

function stepText(step: string | number): string {
  if (typeof step === "number") return `[${step}]`;
  return /^[a-z][\w-]{0,39}$/i.test(step) ? `.${step}` : `[${quoted(step)}]`;
}
