import { describe, expect, it } from "vitest";
import { formatSpan } from "../../src/texts/en/format";

const plain = (text: string) => text.replaceAll("\u202f", " ");

describe("a long span in words", () => {
  it.each([
    [1, "1 ms"],
    [800, "800 ms"],
    [4999, "4 999 ms"],
    [5000, "5 s"],
    [1230, "1.23 s"],
    [1234, "1 234 ms"],
    [60_000, "60 s"],
    [75_000, "75 s"],
    [240_000, "240 s"],
    [300_000, "5 min"],
    [330_000, "330 s"],
    [3_600_000, "1 h"],
    [5_400_000, "90 min"],
    [86_400_000, "24 h"],
    [0, "0 ms"],
  ])("%d: %s", (ms, text) => {
    expect(plain(formatSpan(ms))).toBe(text);
  });
});
