import { type ReactNode, useEffect, useState } from "react";
import { DEFAULT_LANGUAGE, type Language } from "../../texts/language";
import { useLanguage } from "../../ui/LanguageContext";
import { LanguageProvider } from "../../ui/LanguageProvider";
import { readySpeech, type Speech } from "../../ui/speech";

/** What is below it in a language of its own, as soon as that is loaded; null: that of the site. */
export function InLanguage({
  language,
  children,
}: {
  readonly language: Language | null;
  readonly children: ReactNode;
}) {
  const here = useLanguage().language;
  const [speech, setSpeech] = useState<Speech | null>(null);
  useEffect(() => {
    if (language === null || language === DEFAULT_LANGUAGE) return;
    let isWanted = true;
    readySpeech(language, new Set(["allTexts"])).then(
      (ready) => isWanted && setSpeech(ready),
      // Offline: the preview stays as it was, and the code says what was chosen.
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [language]);
  if (language === null || language === here) return children;
  const own = language === DEFAULT_LANGUAGE ? null : speech;
  if (language !== DEFAULT_LANGUAGE && own?.language !== language) return children;
  return (
    <LanguageProvider key={language} first={own}>
      {children}
    </LanguageProvider>
  );
}
