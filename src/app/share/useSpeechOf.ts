import { useEffect, useState } from "react";
import { DEFAULT_LANGUAGE, type Language } from "../../texts/language";
import { useLanguage } from "../../ui/LanguageContext";
import { readySpeech, type Speech } from "../../ui/speech";

/** As soon as it is loaded; null: English; undefined: nothing but what the site speaks. */
export function useSpeechOf(language: Language | null): Speech | null | undefined {
  const here = useLanguage().language;
  const [speech, setSpeech] = useState<Speech | null>(null);
  useEffect(() => {
    if (language === null || language === DEFAULT_LANGUAGE) return;
    let isWanted = true;
    readySpeech(language, new Set(["allTexts"])).then(
      (ready) => isWanted && setSpeech(ready),
      // Offline: all stays as it was, and the code says what was chosen.
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [language]);
  if (language === null || language === here) return undefined;
  if (language === DEFAULT_LANGUAGE) return null;
  return speech?.language === language ? speech : undefined;
}
