import { type ReactNode, useMemo, useRef, useState } from "react";
import type { BundleName } from "../texts/bundles";
import { en } from "../texts/en";
import { DEFAULT_LANGUAGE, type Language, type LoadedLanguage, OFFERED } from "../texts/language";
import { LanguageContext, type Spoken } from "./LanguageContext";
import { readySpeech, type Speech } from "./speech";
import { TextsProvider } from "./TextsContext";
import { useEvent } from "./useEvent";

/** Lets everything below it change its language without being built anew. */
export function LanguageProvider({
  first = null,
  firstFailed = null,
  offered = OFFERED,
  children,
}: {
  /** With its first screen loaded; null: English. */
  readonly first?: Speech | null;
  readonly firstFailed?: LoadedLanguage | null;
  readonly offered?: readonly Language[];
  readonly children: ReactNode;
}) {
  const [speech, setSpeech] = useState(first);
  const [failed, setFailed] = useState(firstFailed);
  const [wanted] = useState(() => new Set<BundleName>());
  const turn = useRef(0);

  const speak = useEvent(async (language: Language) => {
    turn.current += 1;
    const mine = turn.current;
    const isLast = () => mine === turn.current;
    try {
      const next = language === DEFAULT_LANGUAGE ? null : await readySpeech(language, wanted);
      if (!isLast()) return false;
      setSpeech(next);
      setFailed(null);
      return true;
    } catch {
      // Offline, or a newer version has taken the place of these files.
      if (isLast() && language !== DEFAULT_LANGUAGE) setFailed(language);
      return false;
    }
  });
  const spoken = useMemo(
    (): Spoken => ({
      language: speech?.language ?? DEFAULT_LANGUAGE,
      offered,
      failed,
      speak,
      dismissFailure: () => setFailed(null),
      speech,
      wanted,
    }),
    [offered, failed, speak, speech, wanted],
  );
  return (
    <LanguageContext.Provider value={spoken}>
      <TextsProvider value={speech?.take("texts") ?? en}>{children}</TextsProvider>
    </LanguageContext.Provider>
  );
}
