/** The single values of the format. The message of an issue is what was expected. */
import {
  boolean,
  type GenericSchema,
  integer,
  literal,
  maxValue,
  minValue,
  number,
  picklist,
  pipe,
  regex,
  string,
} from "valibot";
import { ID_PATTERN, LIMITS } from "../engine/limits";
import { words } from "./problemWords";

export type Shape<T> = GenericSchema<unknown, T>;

/** No control characters, no line ends, nothing that turns the direction of text. */
export function text(most: number, expected = words.text(most), start = ""): Shape<string> {
  const allowed = `^${start}[^\\p{Cc}\\u2028-\\u202e\\u2066-\\u2069]{0,${most}}$`;
  return pipe(string(expected), regex(new RegExp(allowed, "u"), expected));
}

/** The same with a sign that is seen: it is all that something is called. */
export function visibleText(most: number, expected: string): Shape<string> {
  return text(most, expected, "(?=.*[\\p{L}\\p{N}\\p{P}\\p{S}])");
}

export const id: GenericSchema<string> = pipe(string(words.id), regex(ID_PATTERN, words.id));

export const yesNo: Shape<boolean> = boolean(words.boolean);

export function whole(from: number, to: number, expected = words.whole(from, to)): Shape<number> {
  return pipe(
    number(expected),
    integer(expected),
    minValue(from, expected),
    maxValue(to, expected),
  );
}

export function wholeMs(from: number, to: number): Shape<number> {
  return whole(from, to, words.wholeMs(from, to));
}

/** A span of time: a day at most. */
export function span(from = 0): Shape<number> {
  return wholeMs(from, LIMITS.spanMs);
}

/** An instant on the run's clock. */
export const moment: Shape<number> = wholeMs(0, LIMITS.momentMs);

export function decimal(from: number, to: number): Shape<number> {
  const expected = words.decimal(from, to);
  return pipe(number(expected), minValue(from, expected), maxValue(to, expected));
}

export function oneOf<const T extends string>(values: readonly T[]): Shape<T> {
  return picklist(values, words.oneOf(values));
}

export function exactly<const T extends string | number | boolean>(
  value: T,
  expected = words.oneOf([String(value)]),
): Shape<T> {
  return literal(value, expected);
}
