/** What an embed speaks: English is inside, another language is handed over by its file. */
import type { Bundles } from "../texts/bundles";
import type { EmbeddedTexts } from "../texts/embeddedTexts";
import { en, type Texts } from "../texts/en";
import { type EmbedTexts, embed } from "../texts/en/embed";
import { DEFAULT_LANGUAGE, type Language, type LoadedLanguage } from "../texts/language";
import type { Spoken } from "../ui/LanguageContext";
import { ENGLISH_SPOKEN } from "./spoken";

export interface Voice {
  readonly language: Language;
  readonly texts: Texts;
  readonly words: EmbedTexts;
  /** For the parts that bring words along. */
  readonly spoken: Spoken;
}

export const ENGLISH: Voice = {
  language: DEFAULT_LANGUAGE,
  texts: en,
  words: embed,
  spoken: ENGLISH_SPOKEN,
};

export function voiceIn(language: LoadedLanguage, said: EmbeddedTexts): Voice {
  const speech = {
    language,
    load: async () => {},
    // It has every area that the parts of an embed say, whichever bundle they name.
    take: <N extends keyof Bundles>() => said as unknown as Bundles[N],
  };
  return {
    language,
    texts: speech.take<"texts">(),
    words: said.embed,
    spoken: { ...ENGLISH_SPOKEN, language, speech },
  };
}
