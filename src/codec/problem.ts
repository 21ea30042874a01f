/** Bad input as data: where it is, what was expected there, and what was found. */
import { problems as words } from "../texts/en/problems";
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

export function problemText({ path, expected, received }: Problem): string {
  return words.line(path, expected, received);
}

export function problemAt(path: Path, expected: string, found: unknown): Problem {
  return { path: pathText(path), expected, received: shown(found) };
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
