/**
 * Which language a visitor is given: what a link asks for, in this tab; else what was chosen; else
 * what the browser prefers. Of another than those that are offered, nothing is known here.
 */
import { type Language, languageOf, offeredLanguage } from "../texts/language";
import {
  type LanguageChoice,
  readJson,
  readStored,
  type Storages,
  writeJson,
  writePreferences,
} from "./storage";

/** Of the tab: the language that a link has brought. */
export const LANGUAGE_KEY = "hopwatch.language.1";

const MOST_CHARACTERS = 40;

const PART = "lang=";

/** `g=order-800&lang=ru` is `g=order-800`, which is all that others look at. */
export function withoutLanguage(hash: string): string {
  return partsOf(hash)
    .filter((part) => !part.startsWith(PART))
    .join("&");
}

/** The same, in this language. */
export function withLanguage(hash: string, language: Language): string {
  return `${hash}&${PART}${language}`;
}

/** The language that an address asks for; undefined: none that is offered. */
export function languageIn(hash: string, offered: readonly Language[]): Language | undefined {
  const part = partsOf(hash).findLast((each) => each.startsWith(PART));
  return offeredLanguage(part?.slice(PART.length).toLowerCase(), offered);
}

/**
 * Where a change of the address led, which the address itself may have left again by now: without its
 * language, and of a link to a language alone, where one was.
 */
export function ledTo({ oldURL, newURL }: HashChangeEvent): string {
  const hash = hashOf(newURL);
  return withoutLanguage(hash) === "" && hash !== ""
    ? withoutLanguage(hashOf(oldURL))
    : withoutLanguage(hash);
}

function hashOf(url: string): string {
  return url.split("#")[1] ?? "";
}

function partsOf(hash: string): readonly string[] {
  return hash.replace(/^#/, "").split("&");
}

/** Takes it out of the address and keeps it for this tab; null: the address asks for none. */
export function takeLinkLanguage(
  tab: Storage | null,
  offered: readonly Language[],
  /** What stands in the address when nothing else is in it. */
  otherwise = "#",
): Language | null {
  const { hash } = window.location;
  const rest = withoutLanguage(hash);
  if (rest === hash.replace(/^#/, "")) return null;
  const language = languageIn(hash, offered);
  if (language !== undefined) writeJson(tab, LANGUAGE_KEY, language);
  try {
    window.history.replaceState(window.history.state, "", rest === "" ? otherwise : `#${rest}`);
  } catch {
    // A frame without an address of its own: whoever reads it passes it over.
  }
  return language ?? null;
}

/** What the menu shows as chosen, as far as anything was kept. */
export function keptChoice({ local, tab }: Storages, offered: readonly Language[]): LanguageChoice {
  return (
    offeredLanguage(readJson(tab, LANGUAGE_KEY, MOST_CHARACTERS), offered) ??
    offeredLanguage(readStored(local).preferences.language, offered) ??
    "auto"
  );
}

export function languageFor(choice: LanguageChoice, offered: readonly Language[]): Language {
  return choice === "auto" ? languageOf(navigator.languages, offered) : choice;
}

/** From one visit to the next, in the place of what a link had asked for. */
export function keepChoice({ local, tab }: Storages, choice: LanguageChoice): void {
  writeJson(tab, LANGUAGE_KEY, null);
  writePreferences(local, { language: choice });
}
