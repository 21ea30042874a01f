import { DEFAULT_LANGUAGE, LANGUAGES } from "../texts/language";
import type { Spoken } from "../ui/LanguageContext";

/** English, inside: which language it is the author has chosen, and there is nothing to choose with. */
export const ENGLISH_SPOKEN: Spoken = {
  language: DEFAULT_LANGUAGE,
  offered: LANGUAGES,
  failed: null,
  speak: async () => false,
  dismissFailure: () => {},
  speech: null,
  wanted: new Set(),
};
