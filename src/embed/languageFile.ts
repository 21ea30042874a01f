/**
 * What a language's file beside the script hands over (`languages/ru.ts`), under a symbol: the page gets
 * no name by it. With the version, since a cache may have kept a file of another one.
 */
import type { EmbeddedTexts } from "../texts/embeddedTexts";
import type { LoadedLanguage } from "../texts/language";

/** The build puts the version in (`vite.embed.config.ts`). */
const VERSION = String(import.meta.env.HOPWATCH_VERSION);
const KEY = Symbol.for(`hopwatch ${VERSION} languages`);

type Handed = { [language in LoadedLanguage]?: EmbeddedTexts };

function handed(): Handed {
  const page = globalThis as { [KEY]?: Handed };
  page[KEY] ??= {};
  return page[KEY];
}

export function handOver(language: LoadedLanguage, texts: EmbeddedTexts): void {
  handed()[language] = texts;
}

export function handedOver(language: LoadedLanguage): EmbeddedTexts | undefined {
  return handed()[language];
}
