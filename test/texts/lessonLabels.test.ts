/** A lesson that names a setting in quotes sends its reader to look for those words on the page. */
import { describe, expect, it } from "vitest";
import { type AllTexts, allEn } from "../../src/texts/all";
import { BUNDLES } from "../../src/texts/bundles";
import { type LessonsTexts, lessons as lessonsEn } from "../../src/texts/en/lessons/lessons";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "../../src/texts/language";

type LessonName = keyof LessonsTexts["course"];

/** What each lesson names; of two a language names the one that says more. */
const NAMED: readonly (readonly [LessonName, (texts: AllTexts) => readonly string[]])[] = [
  ["threeGoodCalls", ({ knobs }) => [knobs.whenItFails]],
  ["retryAsks", ({ knobs }) => [knobs.resetBudget]],
  ["retryAsks", ({ status }) => [status.attempt.rate_limited]],
  ["outerLarger", ({ status }) => [status.attempt.unavailable]],
  ["outerLarger", ({ told }) => [told.propagation]],
  ["acrossTheWire", ({ status }) => [status.attempt.deadline_exceeded]],
  ["acrossTheWire", ({ told }) => [told.stopsAtDeadline]],
  ["retryStorm", ({ knobs }) => [knobs.placement, knobs.placements.call]],
  ["threeStates", ({ breaker }) => [breaker.whyNot.title]],
  ["threeStates", ({ breaker }) => [breaker.classifier.title]],
  ["breakerLies", ({ status }) => [status.attempt.deadline_exceeded]],
  ["breakerLies", ({ knobs }) => [knobs.lateResults]],
  ["breakerLies", ({ status }) => [status.attempt.rate_limited]],
  ["breakerAndRetry", ({ knobs }) => [knobs.placement, knobs.placements.call]],
  ["sameWords", ({ status }) => [status.counted.ignored]],
  ["sameWords", ({ knobs }) => [knobs.opens, knobs.opensWays.timer]],
];

async function textsIn(language: Language) {
  return language === DEFAULT_LANGUAGE
    ? { texts: allEn, lessons: lessonsEn }
    : {
        texts: await BUNDLES[language].allTexts(),
        lessons: await BUNDLES[language].lessons(),
      };
}

/** Quoted words, in small letters; a label is quoted with or without what it begins with (`Anti-pattern: …`). */
const quotesIn = (text: string) =>
  [...text.matchAll(/[“«]([^”»]+)[”»]/g)].map(([, quoted = ""]) => quoted.toLowerCase());
const formsOf = (label: string) => [label, label.slice(label.indexOf(": ") + 1).trim()];

describe.each(LANGUAGES)("labels quoted in the lessons in %s", (language) => {
  it("are those of the page", async () => {
    const { texts, lessons } = await textsIn(language);
    const missing = NAMED.filter(([lesson, labelsOf]) => {
      const quotes = quotesIn(JSON.stringify(lessons.course[lesson]));
      return !labelsOf(texts)
        .flatMap(formsOf)
        .some((label) => quotes.includes(label.toLowerCase()));
    }).map(([lesson, labelsOf]) => `${lesson}: ${labelsOf(texts).join(" or ")}`);
    expect(missing).toEqual([]);
  });
});
