import type { ReactElement } from "react";
import { DEFAULT_LANGUAGE, type Language, OFFERED } from "../texts/language";
import { LanguageProvider } from "../ui/LanguageProvider";
import { readySpeech } from "../ui/speech";
import { App } from "./App";
import { keptChoice, languageFor, takeLinkLanguage } from "./languageChoice";
import { storagesHere } from "./storage";

/** The site in the visitor's language, whose first screen is loaded before anything is shown. */
export async function speakingSite(offered: readonly Language[] = OFFERED): Promise<ReactElement> {
  const storages = storagesHere();
  const language =
    takeLinkLanguage(storages.tab, offered) ?? languageFor(keptChoice(storages, offered), offered);
  const known = { offered, children: <App /> };
  if (language === DEFAULT_LANGUAGE) return <LanguageProvider {...known} />;
  try {
    return <LanguageProvider {...known} first={await readySpeech(language, new Set())} />;
  } catch {
    return <LanguageProvider {...known} firstFailed={language} />;
  }
}
