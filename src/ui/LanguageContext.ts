/** Which language is spoken, for those below a `LanguageProvider`. Whoever has none speaks English and loads no other. */
import { createContext, useContext } from "react";
import type { BundleName, Bundles } from "../texts/bundles";
import { DEFAULT_LANGUAGE, type Language, type LoadedLanguage, OFFERED } from "../texts/language";
import type { Speech } from "./speech";

export interface Spoken {
  readonly language: Language;
  readonly offered: readonly Language[];
  /** The last one that could not be loaded, until that is dismissed. */
  readonly failed: LoadedLanguage | null;
  /** Loads all that is in use, then changes at once. False: it failed, or another was asked for meanwhile. */
  speak(language: Language): Promise<boolean>;
  dismissFailure(): void;
  /** null: English. */
  readonly speech: Speech | null;
  /** What panels have asked for in this visit, so what another language must have before it is spoken. */
  readonly wanted: Set<BundleName>;
}

export const LanguageContext = createContext<Spoken>({
  language: DEFAULT_LANGUAGE,
  offered: OFFERED,
  failed: null,
  speak: async () => false,
  dismissFailure: () => {},
  speech: null,
  wanted: new Set(),
});

export function useLanguage(): Omit<Spoken, "speech" | "wanted"> {
  return useContext(LanguageContext);
}

/** Words that are loaded with the panel that says them: `english` comes with it, others are waited for. */
export function useBundle<N extends BundleName>(name: N, english: Bundles[N]): Bundles[N] {
  const { speech, wanted } = useContext(LanguageContext);
  wanted.add(name);
  return speech?.take(name) ?? english;
}
