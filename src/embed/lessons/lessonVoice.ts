/** What a lesson in a frame speaks; the whole of a language, since a lesson may show any panel. */
import type { BundleName, Bundles } from "../../texts/bundles";
import { en, type Texts } from "../../texts/en";
import type { LessonsTexts } from "../../texts/en/lessons/lessons";
import { DEFAULT_LANGUAGE, type Language, type LoadedLanguage } from "../../texts/language";
import type { Spoken } from "../../ui/LanguageContext";
import { ENGLISH_SPOKEN } from "../spoken";

export interface LessonBundles {
  readonly all: Bundles["allTexts"];
  readonly lessons: LessonsTexts;
}

export interface LessonVoice {
  readonly language: Language;
  readonly texts: Texts;
  readonly spoken: Spoken;
}

export const ENGLISH_LESSONS: LessonVoice = {
  language: DEFAULT_LANGUAGE,
  texts: en,
  spoken: ENGLISH_SPOKEN,
};

export function lessonVoiceIn(
  language: LoadedLanguage,
  { all, lessons }: LessonBundles,
): LessonVoice {
  const bundles: Bundles = { texts: all, findingTexts: all, allTexts: all, lessons };
  const speech = {
    language,
    load: async () => {},
    take: <N extends BundleName>(name: N) => bundles[name],
  };
  return { language, texts: all, spoken: { ...ENGLISH_SPOKEN, language, speech } };
}
