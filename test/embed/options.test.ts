import { describe, expect, it } from "vitest";
import type { OptionName } from "../../src/embed/optionNames";
import { readOptions } from "../../src/embed/options";
import { reservedHeight } from "../../src/embed/reserved";
import { embed as words } from "../../src/texts/en/embed";

type Given = Partial<Record<OptionName, string>>;

const read = (given: Given) => readOptions((name) => given[name] ?? null, words);

describe("the options of an embed", () => {
  it("are these where nothing is said", () => {
    expect(read({})).toEqual({
      options: {
        view: ["decision", "waterfall"],
        controls: "transport",
        editable: null,
        step: null,
        theme: "auto",
        site: null,
      },
      language: null,
      problems: [],
    });
  });

  it.each([
    ["vi", "vi", []],
    [" RU-ru ", "ru", []],
    ["de", "en", ['lang: expected one of en, ru, vi, got "de".']],
  ])("speak %j as %s", (lang, language, problems) => {
    expect(read({ lang })).toMatchObject({ language, problems });
  });

  it("keep the order of the parts, each once, however they are set apart", () => {
    const { options, problems } = read({ view: " ledger, run\nwaterfall run " });
    expect(options.view).toEqual(["ledger", "run", "waterfall"]);
    expect(problems).toEqual([]);
  });

  it.each([
    [
      "a part there is not",
      { view: "waterfall chart" },
      /^view: expected one of run, .*, got "chart"\.$/,
    ],
    ["controls of another name", { controls: "some" }, /^controls: .* got "some"\.$/],
    ["a theme of another name", { theme: "pink" }, /^theme: /],
    ["a height that is too small", { height: "99" }, /^height: .*from 100 to 4 000, got "99"\.$/],
    ["a height that is too large", { height: "4001" }, /^height: /],
    ["a height that is no number", { height: "50%" }, /^height: /],
    ["a link that would run code", { site: "javascript:alert(1)" }, /^site: /],
    ["a list without an end", { view: "x ".repeat(2000) }, /^view: .*at most 2 000 characters/],
  ] satisfies readonly (readonly [string, Given, RegExp])[])("tell %s", (_, given, line) => {
    const { options, problems } = read(given);
    expect(problems).toHaveLength(1);
    expect(problems[0]?.replace(/\u202f/g, " ")).toMatch(line);
    // What can be is as it would be without it; a list keeps what it has that can be.
    expect(options).toEqual({
      ...read({}).options,
      ...("view" in given && given.view.startsWith("waterfall") && { view: ["waterfall"] }),
    });
  });

  it.each([
    ["a height", { height: "480" }, "480px"],
    ["a height with its unit", { height: " 100px " }, "100px"],
    // Decision 7 and waterfall 15, and 4 of the transport.
    ["nothing", {}, "26em"],
    ["a height that cannot be", { height: "9" }, "26em"],
    ["parts to look at", { view: "ledger, run", controls: "none" }, "20em"],
    // Decision 7, transport 4, knobs 16, the link 3.
    ["everything to press", { view: "decision", controls: "all", site: "/" }, "30em"],
  ] satisfies readonly (readonly [string, Given, string])[])(
    "keep a place free by %s",
    (_, given, height) => {
      expect(reservedHeight((name: OptionName) => (given as Given)[name] ?? null)).toBe(height);
    },
  );

  it("take a site of the page's own server and of another", () => {
    expect(read({ site: "/hopwatch/" }).options.site).toBe("/hopwatch/");
    expect(read({ site: "https://example.org/h/" }).options.site).toBe("https://example.org/h/");
  });

  it("tell nothing editable from what is usual", () => {
    expect(read({ editable: "" }).options.editable).toEqual([]);
    expect(read({ editable: "deadline payment.timeout" }).options.editable).toEqual([
      "deadline",
      "payment.timeout",
    ]);
  });
});
