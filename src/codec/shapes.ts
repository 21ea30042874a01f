/**
 * What values are put together to, over the validator's own: strict where it is lenient (a list is
 * not an object, a key named `constructor` is a key) and short-tempered (the length of a list is
 * looked at before its items, and a list with many mistakes is not read to its end). The message of an issue is what was expected.
 */
import {
  array,
  type InferOutput,
  maxEntries,
  maxLength,
  minLength,
  never,
  type ObjectEntries,
  pipe,
  record,
  type StrictObjectSchema,
  strictObject,
  union,
} from "valibot";
import { MOST_PROBLEMS } from "./problem";
import { words } from "./problemWords";
import { id, type Shape } from "./scalarShapes";

type Run<T> = Shape<T>["~run"];
type Outcome<T> = ReturnType<Run<T>>;
type Issues = NonNullable<Outcome<unknown>["issues"]>;
type Issue = Issues[number];
type Closed<E extends ObjectEntries> = InferOutput<StrictObjectSchema<E, undefined>>;

/** An object with these keys and no other. */
export function closed<const E extends ObjectEntries>(entries: E): Shape<Closed<E>> {
  const known = Object.keys(entries);
  const base = strictObject(entries, (issue) => {
    const key = issue.path?.[0].key;
    if (typeof key !== "string") return words.object;
    return issue.expected === "never" ? words.knownKey(known) : expectedOf(entries[key]);
  });
  const run: Run<Closed<E>> = (dataset, config) => {
    const unknown = Object.keys(dataset.value as object).filter((key) => !known.includes(key));
    const result = base["~run"](dataset, config);
    if (!result.issues || unknown.length < 2) return result;
    // The validator itself tells of the first of them and of no other.
    const others = unknown.slice(1, MOST_PROBLEMS).flatMap((key) => {
      const { issues } = never(words.knownKey(known))["~run"]({ value: key }, config);
      return issues ? under(key, issues) : [];
    });
    return { typed: false, value: result.value, issues: [...result.issues, ...others] };
  };
  return only({ ...base, "~run": run }, isObject, words.object);
}

export function list<T>(
  item: Shape<T>,
  from: number,
  to: number,
  expected = words.list(from, to),
): Shape<T[]> {
  const run: Run<T[]> = (dataset, config) => {
    const read: T[] = [];
    const found: Issue[] = [];
    for (const [index, value] of (dataset.value as readonly unknown[]).entries()) {
      const result = item["~run"]({ value }, config);
      if (result.issues) found.push(...under(index, result.issues));
      if (found.length >= MOST_PROBLEMS) break;
      if (result.typed) read.push(result.value);
    }
    return outcome(read, found);
  };
  const fits = (value: unknown) =>
    Array.isArray(value) && value.length >= from && value.length <= to;
  const base: Shape<T[]> = array(item, expected);
  return pipe(
    only({ ...base, "~run": run }, fits, expected),
    minLength(from, expected),
    maxLength(to, expected),
  );
}

/** An object whose keys are ids; what is read has no prototype either. */
export function dictionary<T>(value: Shape<T>, most: number): Shape<{ [key: string]: T }> {
  const expected = words.dictionary(most);
  const run: Run<{ [key: string]: T }> = (dataset, config) => {
    const input = dataset.value as object;
    const read: { [key: string]: T } = Object.create(null);
    const found: Issue[] = [];
    for (const [key, item] of Object.entries(input)) {
      const ofKey = id["~run"]({ value: key }, config);
      const result = value["~run"]({ value: item }, config);
      for (const { issues } of [ofKey, result]) if (issues) found.push(...under(key, issues));
      if (result.typed) read[key] = result.value;
    }
    return outcome(read, found);
  };
  const fits = (input: unknown) => isObject(input) && Object.keys(input).length <= most;
  const base: Shape<{ [key: string]: T }> = record(id, value, expected);
  return pipe(only({ ...base, "~run": run }, fits, expected), maxEntries(most, expected));
}

/** One of several shapes: the first whose test holds is the one that is meant. */
export function choice<T>(
  expected: string,
  ...cases: readonly (readonly [(value: unknown) => boolean, Shape<T>])[]
): Shape<T> {
  const base: Shape<T> = union(
    cases.map(([, shape]) => shape),
    expected,
  );
  const run: Run<T> = (dataset, config) => {
    const meant = cases.find(([isMeant]) => isMeant(dataset.value))?.[1];
    const shape: Shape<T> = meant ?? never(expected);
    return shape["~run"](dataset, config);
  };
  return { ...base, "~run": run };
}

/** One of several shapes by its `kind`. */
export function byKind<T>(kinds: { readonly [kind: string]: Shape<T> }): Shape<T> {
  const known = Object.keys(kinds);
  const run: Run<T> = (dataset, config) => {
    const kind = (dataset.value as { readonly kind?: unknown }).kind;
    const meant = typeof kind === "string" && Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
    if (meant !== undefined) return meant["~run"](dataset, config);
    const refused = never(words.oneOf(known))["~run"]({ value: kind }, config);
    return refused.typed ? refused : { ...refused, issues: under("kind", refused.issues) };
  };
  const base: Shape<T> = union(Object.values(kinds), words.object);
  return only({ ...base, "~run": run }, isObject, words.object);
}

export function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function has(...keys: readonly string[]): (value: unknown) => boolean {
  return (value) => isObject(value) && keys.some((key) => Object.hasOwn(value, key));
}

function only<T>(shape: Shape<T>, fits: (value: unknown) => boolean, expected: string): Shape<T> {
  const run: Run<T> = (dataset, config) =>
    (fits(dataset.value) ? shape : never(expected))["~run"](dataset, config);
  return { ...shape, "~run": run };
}

function outcome<T>(value: T, issues: readonly Issue[]): Outcome<T> {
  const [first, ...others] = issues;
  return first === undefined
    ? { typed: true, value }
    : { typed: false, value, issues: [first, ...others] };
}

/** The same issues, seen from the object that has the value under `key`. */
function under(key: string | number, [first, ...others]: Issues): Issues {
  const step = {
    type: "unknown",
    origin: "value",
    input: undefined,
    key,
    value: undefined,
  } as const;
  const moved = (issue: Issue): Issue => ({ ...issue, path: [step, ...(issue.path ?? [])] });
  return [moved(first), ...others.map(moved)];
}

/** What a key that is missing should have been. */
function expectedOf(shape: unknown): string {
  const { message, wrapped } = shape as { readonly message?: unknown; readonly wrapped?: unknown };
  if (wrapped !== undefined) return expectedOf(wrapped);
  return typeof message === "string" ? message : words.object;
}
