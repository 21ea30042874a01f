/**
 * What a language says, in the four pieces in which it is loaded: the first screen, the findings, all
 * the other panels, the lessons. English is not among them: it is imported by whoever says it.
 */
import type { AllTexts } from "./all";
import type { Texts } from "./en";
import type { LessonsTexts } from "./en/lessons/lessons";
import type { FindingTexts } from "./findings";
import type { LoadedLanguage } from "./language";

export interface Bundles {
  readonly texts: Texts;
  readonly findingTexts: FindingTexts;
  readonly allTexts: AllTexts;
  readonly lessons: LessonsTexts;
}
export type BundleName = keyof Bundles;

type Loaders = { readonly [name in BundleName]: () => Promise<Bundles[name]> };

export const BUNDLES: { readonly [language in LoadedLanguage]: Loaders } = {
  ru: {
    texts: async () => (await import("./ru/texts")).texts,
    findingTexts: async () => (await import("./ru/findingTexts")).findingTexts,
    allTexts: async () => (await import("./ru/allTexts")).allTexts,
    lessons: async () => (await import("./ru/lessons/lessons")).lessons,
  },
  vi: {
    texts: async () => (await import("./vi/texts")).texts,
    findingTexts: async () => (await import("./vi/findingTexts")).findingTexts,
    allTexts: async () => (await import("./vi/allTexts")).allTexts,
    lessons: async () => (await import("./vi/lessons/lessons")).lessons,
  },
};
