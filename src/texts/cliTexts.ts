/** What the command line says: in English as long as no other language is asked for, which alone is loaded then. */
import { cli } from "./en/cli";
import { findings } from "./en/findings";
import { gallery } from "./en/gallery";
import { faultWords } from "./en/lessons/faultWords";
import type { LessonsTexts } from "./en/lessons/lessons";
import { problems } from "./en/problems";
import type { GalleryTexts } from "./galleryTexts";
import type { Language } from "./language";

export interface CliTexts {
  readonly cli: typeof cli;
  readonly faultWords: typeof faultWords;
  readonly findings: typeof findings;
  readonly gallery: GalleryTexts;
  readonly problems: typeof problems;
}

export const cliEn: CliTexts = { cli, faultWords, findings, gallery, problems };

interface Loaders {
  readonly texts: () => Promise<CliTexts>;
  /** The course is large, and one command alone asks for it. */
  readonly lessons: () => Promise<LessonsTexts>;
}

export const CLI_BUNDLES: { readonly [language in Language]: Loaders } = {
  en: {
    texts: async () => cliEn,
    lessons: async () => (await import("./en/lessons/lessons")).lessons,
  },
  ru: {
    texts: async () => (await import("./ru/cliTexts")).cliTexts,
    lessons: async () => (await import("./ru/lessons/lessons")).lessons,
  },
  vi: {
    texts: async () => (await import("./vi/cliTexts")).cliTexts,
    lessons: async () => (await import("./vi/lessons/lessons")).lessons,
  },
};
