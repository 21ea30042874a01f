/** A language other than English, with what has been loaded of it so far. */
import { BUNDLES, type BundleName, type Bundles } from "../texts/bundles";
import type { LoadedLanguage } from "../texts/language";

export interface Speech {
  readonly language: LoadedLanguage;
  load(name: BundleName): Promise<void>;
  /** For a component below a `Suspense`, which waits for what is not there yet; throws what made it fail. */
  take<N extends BundleName>(name: N): Bundles[N];
}

export function speechIn(language: LoadedLanguage): Speech {
  const loaded: { -readonly [name in BundleName]?: Bundles[name] } = {};
  const loading = new Map<BundleName, Promise<void>>();
  const failures = new Map<BundleName, unknown>();

  const fetched = async <N extends BundleName>(name: N) => {
    try {
      loaded[name] = await BUNDLES[language][name]();
    } catch (error) {
      loading.delete(name);
      failures.set(name, error);
      throw error;
    }
  };
  const load = (name: BundleName): Promise<void> => {
    const coming = loading.get(name) ?? fetched(name);
    loading.set(name, coming);
    return coming;
  };
  return {
    language,
    load,
    take(name) {
      const found = loaded[name];
      if (found !== undefined) return found;
      const failure = failures.get(name);
      if (failure === undefined) throw load(name);
      // Said once: whoever asks again has it tried again.
      failures.delete(name);
      throw failure;
    },
  };
}

/** With the first screen and all that is `wanted`, also what somebody comes to want meanwhile. */
export async function readySpeech(
  language: LoadedLanguage,
  wanted: ReadonlySet<BundleName>,
): Promise<Speech> {
  const speech = speechIn(language);
  let before: number;
  do {
    before = wanted.size;
    await Promise.all(["texts" as const, ...wanted].map(speech.load));
  } while (wanted.size > before);
  return speech;
}
