/** The attributes of an embed, or the query of its frame, to options; what cannot be is told and left out. */
import { shown } from "../codec/shown";
import type { EmbedTexts } from "../texts/en/embed";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language, offeredLanguage } from "../texts/language";
import type { EmbedControls, EmbedTheme, EmbedView } from "./contract";
import type { OptionName } from "./optionNames";
import { HEIGHT_PX } from "./reserved";

export interface EmbedOptions {
  readonly view: readonly EmbedView[];
  readonly controls: EmbedControls;
  /** null: those that decide most. */
  readonly editable: readonly string[] | null;
  readonly step: string | null;
  readonly theme: EmbedTheme;
  /** Ends with `/` or names a page; null: no link is shown. */
  readonly site: string | null;
}

export interface ReadOptions {
  readonly options: EmbedOptions;
  /** null: none is named. */
  readonly language: Language | null;
  readonly problems: readonly string[];
}

const VIEWS: readonly EmbedView[] = [
  "run",
  "waterfall",
  "decision",
  "ledger",
  "breaker",
  "findings",
  "compare",
];
const FIRST_VIEW: readonly EmbedView[] = ["decision", "waterfall"];
const CONTROLS: readonly EmbedControls[] = ["none", "transport", "knobs", "all"];
const THEMES: readonly EmbedTheme[] = ["auto", "light", "dark"];
const MOST_CHARACTERS = 2000;

export function readOptions(
  read: (name: OptionName) => string | null,
  words: EmbedTexts,
): ReadOptions {
  const problems: string[] = [];
  const refuse = (name: OptionName, expected: string, received: string) =>
    problems.push(words.option(name, expected, shown(received)));
  const oneOf = <T extends string>(name: OptionName, known: readonly T[], first: T): T => {
    const text = read(name)?.trim() ?? "";
    if (text === "") return first;
    const found = known.find((each) => each === text);
    if (found === undefined) refuse(name, words.oneOf(known), text);
    return found ?? first;
  };
  const listOf = (name: OptionName) => {
    const text = read(name) ?? "";
    if (text.length <= MOST_CHARACTERS) return text.split(/[\s,]+/).filter((each) => each !== "");
    refuse(name, words.shorter(MOST_CHARACTERS), text);
    return [];
  };

  const wanted = [...new Set(listOf("view"))];
  const view = wanted.flatMap((each) => {
    const found = VIEWS.find((known) => known === each);
    if (found === undefined) refuse("view", words.oneOf(VIEWS), each);
    return found ?? [];
  });
  const height = read("height")?.trim() ?? "";
  const heightPx = height === "" ? null : wholeNumber(height.replace(/px$/, ""));
  const isHigh = heightPx === null || (heightPx >= HEIGHT_PX.least && heightPx <= HEIGHT_PX.most);
  if (!isHigh) refuse("height", words.pixels(HEIGHT_PX.least, HEIGHT_PX.most), height);
  const lang = read("lang")?.trim() ?? "";
  const language = languageTag(lang);
  if (lang !== "" && language === undefined) refuse("lang", words.oneOf(LANGUAGES), lang);
  const site = read("site")?.trim() ?? "";
  const isWeb = site === "" || isWebAddress(site);
  if (!isWeb) refuse("site", words.webAddress, site);
  return {
    options: {
      view: view.length === 0 ? FIRST_VIEW : view,
      controls: oneOf("controls", CONTROLS, "transport"),
      editable: read("editable") === null ? null : listOf("editable"),
      step: read("step")?.trim() || null,
      theme: oneOf("theme", THEMES, "auto"),
      site: isWeb && site !== "" ? site : null,
    },
    language: lang === "" ? null : (language ?? DEFAULT_LANGUAGE),
    problems,
  };
}

/** `vi` of `vi-VN`; undefined: nothing an embed speaks. */
export function languageTag(tag: string): Language | undefined {
  return offeredLanguage(tag.toLowerCase().split("-", 1)[0], LANGUAGES);
}

/** NaN where it is none. */
export function wholeNumber(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
}

/** `javascript:` and its like are no place to send a reader to. */
function isWebAddress(text: string): boolean {
  try {
    return /^https?:$/.test(new URL(text, "https://host.invalid/").protocol);
  } catch {
    return false;
  }
}
