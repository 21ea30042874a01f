import type { ComponentProps, ReactElement } from "react";
import { DEFAULT_LANGUAGE, type Language, OFFERED } from "../texts/language";
import { LanguageProvider } from "../ui/LanguageProvider";
import { readySpeech } from "../ui/speech";
import { App } from "./App";
import { keptChoice, languageFor, takeLinkLanguage, withoutLanguage } from "./languageChoice";
import { lessonPlaceOf } from "./lessonAddress";
import { loadGallery } from "./loadGallery";
import { storagesHere } from "./storage";

/**
 * The site in the visitor's language, whose first screen is loaded before anything is shown; so is what
 * an address may lead to.
 */
export async function speakingSite(offered: readonly Language[] = OFFERED): Promise<ReactElement> {
  const storages = storagesHere();
  const language =
    takeLinkLanguage(storages.tab, offered) ?? languageFor(keptChoice(storages, offered), offered);
  const known = { offered, children: <App /> };
  const arriving = isLink(window.location.hash) ? loadGallery() : undefined;
  const site = await speaking(language, known);
  await arriving;
  return site;
}

/** Lessons bring the gallery with them; without an address the page opens with what it has. */
function isLink(hash: string): boolean {
  return withoutLanguage(hash) !== "" && lessonPlaceOf(hash) === null;
}

async function speaking(
  language: Language,
  known: Pick<ComponentProps<typeof LanguageProvider>, "offered" | "children">,
): Promise<ReactElement> {
  if (language === DEFAULT_LANGUAGE) return <LanguageProvider {...known} />;
  try {
    return <LanguageProvider {...known} first={await readySpeech(language, new Set())} />;
  } catch {
    return <LanguageProvider {...known} firstFailed={language} />;
  }
}
