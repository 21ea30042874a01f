/**
 * A copy of plain data that has nothing to surprise its reader: no getter, class, proxy or cycle, no
 * depth to overflow a stack. Everything behind it reads the copy alone.
 */
import { LIMITS } from "../engine/limits";
import { type Path, type Problem, problemOf } from "./problem";
import { words } from "./problemWords";

/** Deeper than any scenario of twelve levels of hops. */
export const MOST_DEPTH = 40;
/** What a file can hold, at two bytes a value. */
const MOST_VALUES = LIMITS.fileBytes / 2;

export type Copied =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly problem: Problem };

class NotPlain extends Error {
  readonly problem: Problem;
  constructor(path: Path, expected: string, received: string) {
    super(expected);
    this.problem = problemOf(path, expected, received);
  }
}

export function plainCopy(input: unknown): Copied {
  try {
    return { ok: true, value: copied(input, { path: [], values: 0 }) };
  } catch (error) {
    if (error instanceof NotPlain) return { ok: false, problem: error.problem };
    // A proxy may throw anything at whoever looks into it.
    return { ok: false, problem: problemOf([], words.plainData, words.received.throwing) };
  }
}

/** Where the copy is, and how much it has copied. */
interface Progress {
  readonly path: (string | number)[];
  values: number;
}

function copied(value: unknown, progress: Progress): unknown {
  const { path } = progress;
  progress.values += 1;
  if (progress.values > MOST_VALUES) {
    throw new NotPlain([], words.values(MOST_VALUES), words.received.more);
  }
  if (value === null || typeof value === "string" || typeof value === "boolean") return value;
  if (typeof value === "number") return value === 0 ? 0 : value;
  if (typeof value !== "object") throw new NotPlain(path, words.plainData, nameOf(value));
  if (path.length > MOST_DEPTH) {
    throw new NotPlain([], words.depth(MOST_DEPTH), words.received.deeper);
  }
  if (Array.isArray(value)) return copiedList(value, progress);
  if (isPlain(value)) return copiedObject(value, progress);
  throw new NotPlain(path, words.plainData, words.received.notPlain);
}

function copiedList(list: readonly unknown[], progress: Progress): unknown[] {
  const copy: unknown[] = [];
  for (let index = 0; index < list.length; index++) {
    progress.path.push(index);
    copy.push(copied(read(list, String(index), progress), progress));
    progress.path.pop();
  }
  return copy;
}

function copiedObject(object: object, progress: Progress): object {
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(object)) {
    progress.path.push(key);
    const value = read(object, key, progress);
    // As in JSON, a key without a value is no key.
    if (value !== undefined) put(copy, key, copied(value, progress));
    progress.path.pop();
  }
  return copy;
}

/** `__proto__` becomes a key like any other, for the grammar to refuse. */
function put(copy: Record<string, unknown>, key: string, value: unknown): void {
  if (key !== "__proto__") copy[key] = value;
  else Object.defineProperty(copy, key, { value, enumerable: true });
}

function read(owner: object, key: string, { path }: Progress): unknown {
  const property = Object.getOwnPropertyDescriptor(owner, key);
  if (property !== undefined && !("value" in property)) {
    throw new NotPlain(path, words.plainData, words.received.computed);
  }
  return property?.value;
}

/** An object literal of any realm, or one without a prototype. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

function nameOf(value: unknown): string {
  switch (typeof value) {
    case "function":
      return words.received.aFunction;
    case "symbol":
      return words.received.aSymbol;
    case "bigint":
      return words.received.aBigInt;
    default:
      return words.received.nothing;
  }
}
