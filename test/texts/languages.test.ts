import { beforeAll, describe, expect, it } from "vitest";
import { allEn } from "../../src/texts/all";
import { BUNDLES } from "../../src/texts/bundles";
import { CLI_BUNDLES, cliEn } from "../../src/texts/cliTexts";
import { type LessonsTexts, lessons as lessonsEn } from "../../src/texts/en/lessons/lessons";
import {
  DEFAULT_LANGUAGE,
  LANGUAGE_NAMES,
  LANGUAGES,
  languageOf,
  OFFERED,
} from "../../src/texts/language";
import { faultsOf } from "../support/textFaults";
import { faultsIn, silentIn } from "../support/textWalk";
import { exportedTypes, type SampledType } from "../support/typeSamples";

const OTHERS = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE);

/** Numbers and units have rows in `format.test.ts`, titles and notes in `test/gallery/titles.test.ts`. */
const NOT_SENTENCES = ["format", "gallery"];

type Areas = { readonly [area: string]: unknown };

/** Each lesson is one, and so is what is said about all of them. */
function lessonAreas({ course, ...areas }: LessonsTexts): Areas {
  return { ...areas, ...course };
}

/** Made once: reading the sources takes seconds. */
let types: {
  readonly AllTexts: SampledType;
  readonly CliTexts: SampledType;
  readonly LessonsTexts: SampledType;
};
beforeAll(() => {
  types = exportedTypes({
    AllTexts: "src/texts/all.ts",
    CliTexts: "src/texts/cliTexts.ts",
    LessonsTexts: "src/texts/en/lessons/lessons.ts",
  });
}, 60_000);

describe.each(OTHERS)("the texts in %s", (language) => {
  /** An area taken over from English as it is has not been translated yet. */
  const translated = (areas: Areas, english: Areas) =>
    Object.keys(english).filter(
      (area) => areas[area] !== english[area] && !NOT_SENTENCES.includes(area),
    );

  it("are sound in the interface and the findings", async () => {
    const texts: Areas = await BUNDLES[language].allTexts();
    const english: Areas = allEn;
    const areas = translated(texts, english);
    const faults = areas.flatMap((area) =>
      faultsIn(area, texts[area], english[area], types.AllTexts.property(area), language),
    );
    expect(faults).toEqual([]);
    expect(areas).toContain("app");
  });

  it("are sound in the lessons", async () => {
    const texts = lessonAreas(await BUNDLES[language].lessons());
    const english = lessonAreas(lessonsEn);
    const typeOf = (area: string) =>
      types.LessonsTexts.property(area) ?? types.LessonsTexts.property("course")?.property(area);
    const faults = translated(texts, english).flatMap((area) =>
      faultsIn(area, texts[area], english[area], typeOf(area), language),
    );
    expect(faults).toEqual([]);
  });

  it("are sound on the command line", async () => {
    const { cli } = await CLI_BUNDLES[language].texts();
    const type = types.CliTexts.property("cli");
    expect(faultsIn("cli", cli, cliEn.cli, type, language)).toEqual([]);
  });

  it("are the same in every bundle that has them", async () => {
    const { texts, findingTexts, allTexts, lessons } = BUNDLES[language];
    const all: Areas = { ...(await allTexts()), faultWords: (await lessons()).faultWords };
    const inAll = (areas: Areas) => Object.keys(areas).filter((area) => areas[area] !== all[area]);
    expect(inAll(await texts())).toEqual([]);
    expect(inAll(await findingTexts())).toEqual([]);
    const { cli: _, ...ofCli } = await CLI_BUNDLES[language].texts();
    expect(inAll(ofCli)).toEqual([]);
    expect(await CLI_BUNDLES[language].lessons()).toBe(await lessons());
  });
});

it.each(OFFERED.filter((language) => language !== DEFAULT_LANGUAGE))(
  "%s is offered, so nothing of it is English",
  async (language) => {
    const texts: Areas = {
      ...(await BUNDLES[language].allTexts()),
      ...lessonAreas(await BUNDLES[language].lessons()),
    };
    const english: Areas = { ...allEn, ...lessonAreas(lessonsEn) };
    expect(Object.keys(english).filter((area) => texts[area] === english[area])).toEqual([]);
  },
);

it("every sentence can be asked for by samples of its type", () => {
  expect(silentIn("texts", allEn, types.AllTexts)).toEqual([]);
  expect(silentIn("lessons", lessonsEn, types.LessonsTexts)).toEqual([]);
  expect(silentIn("cli", cliEn, types.CliTexts)).toEqual([]);
});

describe("the rules for a text", () => {
  it.each([
    ["ru", "Открыть", "Open", []],
    ["ru", "Open", "Open", ["is the same as in English", "has an English word"]],
    ["ru", "Hopwatch", "Hopwatch", []],
    ["ru", "Ждать timeoutMs", "Wait timeoutMs", []],
    ["ru", "Ждать  долго", "Wait long", ["has two spaces"]],
    ["ru", "Ждать “долго”", "Wait “long”", []],
    ["ru", "Ждать “долго”", "Wait long", ["has quotes other than « »"]],
    ["ru", "Когда Вы ждёте", "When you wait", ["says Вы with a capital"]],
    ["ru", "Осталось {left}", "{own} left", ["has other {figures} than English"]],
    ["ru", "undefined мс", "5 ms", ["is made of something that is no text", "has an English word"]],
    ["ru", "раз\u200bдва", "one two", ["has a character that is not seen"]],
    ["ru", "5 ms", "5 ms", ["is the same as in English", "has an English word"]],
    ["vi", "5 ms", "5 ms", []],
    ["vi", "Mở", "Open", []],
    ["vi", "Mở the tệp", "Open the file", ["has an English word"]],
    ["vi", "Mơ\u0309", "Open", ["is not in the composed form (NFC)"]],
    ["vi", "Mở .", "Open.", ["has a space beside a mark that has none there"]],
    ["vi", "", "Open", ["is empty"]],
  ] as const)("%s “%s” for “%s”", (language, text, english, faults) => {
    expect(faultsOf(text, english, language)).toEqual(faults);
  });
});

describe("the language of a visitor", () => {
  it.each([
    [["vi-VN", "en"], "vi"],
    [["RU"], "ru"],
    [["de", "ru-RU", "en"], "ru"],
    [["en-GB", "ru"], "en"],
    [["de", "fr"], "en"],
    [[], "en"],
    // Not Vietnamese, though it begins like it.
    [["vib"], "en"],
  ])("%j gives %s", (preferred, language) => {
    expect(languageOf(preferred, LANGUAGES)).toBe(language);
  });

  it("is English where another one is not offered", () => {
    expect(languageOf(["vi", "ru"], ["en"])).toBe("en");
  });

  it("is called in itself", () => {
    expect(Object.values(LANGUAGE_NAMES)).toEqual(["English", "Русский", "Tiếng Việt"]);
  });
});
