/**
 * What files beside a script hand over to it (`languages/ru.ts`, `lessons/play.ts`), under a symbol: the
 * page gets no name by it. With the version, since a cache may have kept a file of another one.
 */
import type { EmbeddedTexts } from "../texts/embeddedTexts";
import type { LoadedLanguage } from "../texts/language";
import type { LessonBundles } from "./lessons/lessonVoice";
import type { PlayLesson } from "./lessons/playLesson";

/** The build puts the version in (`vite.embed.config.ts`). */
const VERSION = String(import.meta.env.HOPWATCH_VERSION);
const KEY = Symbol.for(`hopwatch ${VERSION}`);

export type Handed = { [language in LoadedLanguage]: EmbeddedTexts } & {
  [language in LoadedLanguage as `lesson.${language}`]: LessonBundles;
} & { lesson: PlayLesson };

function handed(): Partial<Handed> {
  const page = globalThis as { [KEY]?: Partial<Handed> };
  page[KEY] ??= {};
  return page[KEY];
}

export function handOver<N extends keyof Handed>(name: N, what: Handed[N]): void {
  handed()[name] = what;
}

export function handedOver<N extends keyof Handed>(name: N): Partial<Handed>[N] {
  return handed()[name];
}
