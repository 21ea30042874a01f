import { describe, expect, it } from "vitest";
import { format as enFormat } from "../../src/texts/en/format";
import { counted, lists, format as ruFormat } from "../../src/texts/ru/format";
import { format as viFormat, lists as viLists } from "../../src/texts/vi/format";

const FORMATS = { en: enFormat, ru: ruFormat, vi: viFormat };

const plain = (text: string) => text.replaceAll("\u202f", " ");

describe("numbers of a language", () => {
  it.each([
    ["en", 1_234_567, "1 234 567"],
    ["ru", 1_234_567, "1 234 567"],
    ["vi", 1_234_567, "1 234 567"],
    ["en", 0.5, "0.5"],
    ["ru", 0.5, "0,5"],
    ["vi", 0.5, "0,5"],
    ["en", -1500.25, "−1 500.25"],
    ["ru", -1500.25, "−1 500,25"],
    ["vi", -1500.25, "−1 500,25"],
    ["ru", 0, "0"],
    ["ru", -0, "0"],
    ["ru", 999, "999"],
    ["en", 1_000, "1 000"],
    ["vi", 12_034, "12 034"],
    ["ru", 999_999, "999 999"],
    ["en", 1_000_000, "1 000 000"],
  ] as const)("in %s %d is %s", (language, value, text) => {
    expect(plain(FORMATS[language].number(value))).toBe(text);
  });

  it.each(["en", "ru", "vi"] as const)("in %s whole ones are grouped as Intl does", (language) => {
    const numbers = new Intl.NumberFormat(language);
    for (const value of [0, 7, 80, 900, 1_000, 1_005, 9_999, 10_000, 123_456, 999_999]) {
      expect(plain(FORMATS[language].number(value))).toBe(
        numbers.format(value).replace(/[^\d]/g, " "),
      );
    }
  });

  it.each([
    ["ru", 1500, "1 500 мс", "1,5 с"],
    ["ru", 300_000, "300 000 мс", "5 мин"],
    ["vi", 3_600_000, "3 600 000 ms", "1 giờ"],
  ] as const)("in %s %d ms is %s, or %s", (language, value, ms, span) => {
    const format = FORMATS[language];
    expect(plain(format.ms(value))).toBe(ms);
    expect(plain(format.span(value))).toBe(span);
  });
});

it.each([
  ["en", 3, "%", "3 %"],
  ["ru", 3, "%", "3 %"],
  ["vi", 3, "%", "3%"],
  ["vi", 1500, "ms", "1 500 ms"],
  ["ru", 3, "", "3"],
] as const)("in %s %d with the unit “%s” is %s", (language, value, unit, text) => {
  expect(plain(FORMATS[language].amount(value, unit))).toBe(text);
});

describe("Russian plurals", () => {
  it.each([
    [1, "1 запрос"],
    [2, "2 запроса"],
    [5, "5 запросов"],
    [11, "11 запросов"],
    [21, "21 запрос"],
    [112, "112 запросов"],
    [1.5, "1,5 запроса"],
    [0, "0 запросов"],
  ])("%d: %s", (count, text) => {
    expect(counted(count, ["запрос", "запроса", "запросов"])).toBe(text);
  });
});

it("lists are put together as in the language", () => {
  expect(lists.and(["а", "б", "в"])).toBe("а, б и в");
  expect(lists.or(["а", "б"])).toBe("а или б");
  expect(viLists.and(["a", "b", "c"])).toBe("a, b và c");
});
