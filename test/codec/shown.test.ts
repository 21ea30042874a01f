import { describe, expect, it } from "vitest";
import { shown } from "../../src/codec/shown";

describe("a value in a sentence", () => {
  it.each<[string, unknown, string]>([
    ["nothing", undefined, "nothing"],
    ["null", null, "null"],
    ["a number", -0.5, "-0.5"],
    ["no number", NaN, "NaN"],
    ["text", "2s", '"2s"'],
    ["quotes and backslashes", 'a"b\\', '"a\\"b\\\\"'],
    ["a line end and an escape", "a\n\u001b[31m", '"a\\u000a\\u001b[31m"'],
    ["text turned around", "\u202eevil\u2066", '"\\u202eevil\\u2066"'],
    ["what cannot be seen", "\u200b\u{e0041}\u2028", '"\\u200b\\udb40\\udc41\\u2028"'],
    ["half a character", "a\ud800", '"a\\ud800"'],
    ["an emoji", "😀", '"😀"'],
    ["a list", [1, "a", [null]], '[1,"a",[null]]'],
    ["an object", { a: { b: 1 }, "\n": [] }, '{"a":{"b":1},"\\u000a":[]}'],
    ["what is empty", [{}, []], "[{},[]]"],
  ])("%s", (_, value, text) => {
    expect(shown(value)).toBe(text);
  });

  it.each<[string, unknown]>([
    ["text", "x".repeat(1000)],
    ["text to be escaped", "\u202e".repeat(1000)],
    ["a list", new Array(1000).fill("abc")],
    ["lists in lists", JSON.parse("[".repeat(35) + "]".repeat(35))],
    ["many keys", Object.fromEntries(Array.from({ length: 99 }, (_, at) => [`key${at}`, {}]))],
    ["long keys", { ["k".repeat(500)]: { ["l".repeat(500)]: "v".repeat(500) } }],
  ])("is short, and says that it was cut: %s", (_, value) => {
    expect(shown(value).length).toBeLessThanOrEqual(64);
    expect(shown(value)).toContain("…");
  });
});
