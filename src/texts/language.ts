/** The languages of the page: their names in themselves, and which one a visitor is given. */
export const LANGUAGES = ["en", "ru", "vi"] as const;
export type Language = (typeof LANGUAGES)[number];

/** What is in the first load, and what everything falls back on. */
export const DEFAULT_LANGUAGE = "en";
export type LoadedLanguage = Exclude<Language, typeof DEFAULT_LANGUAGE>;

export const LANGUAGE_NAMES: { readonly [language in Language]: string } = {
  en: "English",
  ru: "Русский",
  vi: "Tiếng Việt",
};

/** Those that are complete: one is added here when nothing of it is English any more, which a test holds. */
export const OFFERED = ["en", "ru", "vi"] as const satisfies readonly Language[];

/** undefined: nothing that is offered. */
export function offeredLanguage(
  tag: unknown,
  offered: readonly Language[] = OFFERED,
): Language | undefined {
  return offered.find((language) => language === tag);
}

/** `preferred` as a browser has it, the best first: `vi-VN, en`. */
export function languageOf(
  preferred: readonly string[],
  offered: readonly Language[] = OFFERED,
): Language {
  for (const tag of preferred) {
    const language = offeredLanguage(tag.toLowerCase().split("-", 1)[0], offered);
    if (language !== undefined) return language;
  }
  return DEFAULT_LANGUAGE;
}
