import { describe, expect, it } from "vitest";
import { readSamples } from "../../../src/ui/knobs/samplesText";

describe("measured times as they are pasted", () => {
  it.each<[string, readonly number[], readonly string[]]>([
    ["31, 40, 220", [31, 40, 220], []],
    ["31\n40\r\n220\n", [31, 40, 220], []],
    ["[31,40,220]", [31, 40, 220], []],
    ['"31";"40"|220', [31, 40, 220], []],
    ["31ms 0.2s 1S 30.6", [31, 200, 1000, 31], []],
    ["0 1e3", [0, 1000], []],
    ["abc 31 -5 NaN 4,x9", [31, 4], ["abc", "-5", "NaN", "x9"]],
    ["86400000 86400001 2d", [86_400_000], ["86400001", "2d"]],
    ["0x10 1_000 .5 5.", [], ["0x10", "1_000", ".5", "5."]],
    [" ,; ", [], []],
  ])("%j", (text, samples, unread) => {
    expect(readSamples(text)).toEqual({ samples, unread, left: 0 });
  });

  it("are at most 10 000; how many are left out is told", () => {
    const read = readSamples(Array.from({ length: 10_003 }, (_, k) => k).join(" "));
    expect([read.samples.length, read.samples.at(-1), read.left]).toEqual([10_000, 9_999, 3]);
  });
});
