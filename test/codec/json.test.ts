import { describe, expect, it } from "vitest";
import { parseScenarioText, problemText } from "../../src/codec/parseScenario";
import { small } from "./scenarios";

const MIB = 1_048_576;

function linesOf(text: string): readonly string[] {
  const parsed = parseScenarioText(text);
  return parsed.ok ? [] : parsed.problems.map(problemText);
}

/** The small scenario, blown up with spaces to so many bytes. */
const padded = (bytes: number) => JSON.stringify(small()).padEnd(bytes, " ");

describe("a text that is no scenario", () => {
  it.each([
    ["nothing", "", "(file): expected JSON, got text that ends too early"],
    ["cut in a list", '{"hops":[', "(file): expected JSON, got text that ends too early"],
    ["not JSON at all", "hops: []", "(file): expected JSON, got text that is not JSON"],
    [
      "a comma too many",
      '{\n  "a": 1,\n}',
      "(file): expected JSON, got a mistake in line 3, column 1",
    ],
    ["NaN", '{"seed":NaN}', "(file): expected JSON, got text that is not JSON"],
    ["a text", '"\\u202e"', '(file): expected an object, got "\\u202e"'],
    ["a list", "[1]", "(file): expected an object, got [1]"],
    ["a key twice", '{"seed":1,"title":"","seed":2}', "seed: expected each key once, got it twice"],
    [
      "a key twice, once in disguise",
      '{"hops":[0,{"id":"a","\\u0069d":"b"}]}',
      "hops[1].id: expected each key once, got it twice",
    ],
    [
      "a breaker twice",
      '{"breakers":{"a":{"x":{}},"a":{}}}',
      "breakers.a: expected each key once, got it twice",
    ],
    [
      "41 lists in each other",
      "[".repeat(41) + "]".repeat(41),
      "(file): expected values at most 40 deep, got deeper ones",
    ],
    [
      "half a million lists in each other",
      "[".repeat(500_000),
      "(file): expected values at most 40 deep, got deeper ones",
    ],
    [
      "half a million objects in each other",
      '{"a":'.repeat(200_000),
      "(file): expected values at most 40 deep, got deeper ones",
    ],
    [
      "10 MB",
      "x".repeat(10_000_000),
      "(file): expected a file of at most 1048576 bytes, got 10000000 characters",
    ],
    [
      "one byte too many",
      padded(MIB + 1),
      "(file): expected a file of at most 1048576 bytes, got 1048577 characters",
    ],
    [
      "letters of two bytes, too many",
      "é".repeat(600_000),
      "(file): expected a file of at most 1048576 bytes, got 1200000 bytes",
    ],
    [
      "letters of four bytes, too many",
      "😀".repeat(300_000),
      "(file): expected a file of at most 1048576 bytes, got 1200000 bytes",
    ],
  ])("%s", (_, text, line) => {
    expect(linesOf(text)).toEqual([line]);
  });

  it("does not repeat what stands in the text", () => {
    expect(linesOf('{"a": <script>alert(1)</script> at position 5')[0]).not.toContain("script");
  });

  it("is refused at once when it is full of nothing", () => {
    const before = performance.now();
    expect(linesOf(`{"hops":[${"{},".repeat(340_000)}0]}`)).toContain(
      "seed: expected a whole number from 0 to 4294967295, got nothing",
    );
    expect(performance.now() - before).toBeLessThan(5_000);
  });
});

describe("a text that is one", () => {
  it.each([
    ["of exactly 1 MiB", padded(MIB)],
    ["with a byte order mark", `\ufeff${JSON.stringify(small())}`],
    ["with the same key in two objects", JSON.stringify({ ...small(), note: 'id: " { [ , \\' })],
    ["with white space before colons", JSON.stringify(small()).replaceAll(":", " \n: ")],
  ])("%s", (_, text) => {
    expect(linesOf(text)).toEqual([]);
  });
});
