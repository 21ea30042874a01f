import { describe, expect, it } from "vitest";
import { decodeLink } from "../../src/codec/link";
import { parseLesson } from "../../src/codec/parseLesson";
import { parseScenario, parseScenarioText } from "../../src/codec/parseScenario";
import { galleryScenario } from "../../src/gallery/gallery";
import { lessonFaults } from "../../src/lessons/faults";
import { problems as english } from "../../src/texts/en/problems";
import { faultWords } from "../../src/texts/ru/lessons/faultWords";
import { unworded, worded } from "../../src/texts/unworded";
import { small } from "./scenarios";

/** A language in which every sentence is its key and its figures: `whole(1, 5)`. */
const MADE_UP = made(english);
function made<T extends object>(area: T): T {
  return Object.fromEntries(
    Object.entries(area).map(([key, value]) => {
      if (typeof value === "object") return [key, made(value)];
      if (typeof value === "string") return [key, key];
      return [key, (...figures: readonly unknown[]) => `${key}(${figures.join(", ")})`];
    }),
  ) as T;
}

describe("problems are told in the words that were asked for", () => {
  it.each([
    ["a shape", { ...small(), seed: -1 }, "seed", "whole(0, 4294967295)", "-1"],
    [
      "a key that is missing",
      { ...small(), seed: undefined },
      "seed",
      "whole(0, 4294967295)",
      "nothing",
    ],
    [
      "a rule over the whole",
      { ...small(), opensAt: { moment: "end", hop: "x" } },
      "opensAt.hop",
      "aHop",
      '"x"',
    ],
    ["data that is not plain", { ...small(), title: () => "" }, "title", "plainData", "aFunction"],
  ])("%s", (_, input, path, expected, received) => {
    expect(parseScenario(input, MADE_UP)).toEqual({
      ok: false,
      problems: [{ path, expected, received }],
    });
  });

  it("a text that is no JSON, by its place", () => {
    expect(parseScenarioText('{\n  "a": 1,\n}', MADE_UP)).toMatchObject({
      problems: [{ path: "(file)", expected: "json", received: "brokenAt(3, 1)" }],
    });
  });

  it.each([
    ["", "(link)", "linkSource(s, g)", "nothing"],
    ["g=a&g=b", "#g", "linkKeyOnce", "twice"],
    ["s=rubbish", "#s", "linkPayload", "damaged"],
    ["g=a&f=7", "#f", "frame", '"7"'],
  ])("the link %j", (link, path, expected, received) => {
    expect(decodeLink(link, MADE_UP)).toEqual({
      ok: false,
      problems: [{ path, expected, received }],
    });
  });

  it("a lesson that is played", () => {
    const lesson = {
      version: 1,
      id: "one",
      title: "One",
      outcomes: [],
      minutes: 5,
      glossary: [],
      steps: [
        {
          id: "first",
          title: "First",
          says: "{left} ms",
          start: { scenario: "order-800" },
          shows: [],
          task: { kind: "watch" },
        },
      ],
    };
    const read = (minutes: number) =>
      parseLesson(
        { ...lesson, minutes },
        (each, scenarioFaults) => lessonFaults(each, galleryScenario, scenarioFaults),
        { problems: MADE_UP, faultWords },
      );
    const played = {
      path: "steps[0].says",
      expected: "число этого шага (их нет)",
      received: '"left"',
    };
    const unread = { path: "minutes", expected: "whole(1, 600)", received: "0" };
    expect(read(0)).toEqual({ ok: false, problems: [unread, played] });
    expect(read(5)).toEqual({ ok: false, problems: [played] });
  });
});

describe("words that are put in later", () => {
  const area = { plain: "plainly", inner: { sum: (a: number, b: string) => `${a + 1} ${b}` } };
  const later = unworded("area", area);

  it("are what they would have been", () => {
    expect(worded(later.plain, { area })).toBe("plainly");
    expect(worded(later.inner.sum(1, 'a "quoted" text\n'), { area })).toBe('2 a "quoted" text\n');
  });

  it("leave every other text alone", () => {
    expect(worded("plain", { area })).toBe("plain");
  });

  it("are missed where their area is not given", () => {
    expect(() => worded(later.inner.sum(1, ""), {})).toThrow("No words for area.inner.sum.");
  });
});
