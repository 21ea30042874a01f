import { useEffect, useLayoutEffect } from "react";
import { useLanguage } from "../ui/LanguageContext";
import { takeLinkLanguage } from "./languageChoice";

/** The page's own language, and the one that an address asks for that is put in the place of this one. */
export function useLinkLanguage(tab: Storage | null): void {
  const { language, offered, speak } = useLanguage();

  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  useEffect(() => {
    const onHashChange = ({ oldURL }: HashChangeEvent) => {
      // Of a link that says nothing else, what was open stays open.
      const before = oldURL.slice(oldURL.indexOf("#"));
      const asked = takeLinkLanguage(tab, offered, before);
      if (asked !== null) speak(asked);
    };
    // Before all others, who then find the address without it.
    window.addEventListener("hashchange", onHashChange, { capture: true });
    return () => window.removeEventListener("hashchange", onHashChange, { capture: true });
  }, [tab, offered, speak]);
}
