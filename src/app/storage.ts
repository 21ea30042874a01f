/**
 * What the browser keeps for this visitor: preferences, and the last work. Under one key, checked on
 * reading and without any promise: a storage that throws, is full or holds rubbish is like an empty one.
 */
import type { StepSize } from "../session/session";
import { LANGUAGES, type Language } from "../texts/language";
import { SPEEDS } from "../ui/playback";

export type Theme = "auto" | "light" | "dark";
export const THEMES: readonly Theme[] = ["auto", "light", "dark"];

/** `auto`: what the browser prefers. */
export type LanguageChoice = "auto" | Language;

export interface Preferences {
  readonly language: LanguageChoice;
  readonly theme: Theme;
  readonly singleKeys: boolean;
  readonly stepSize: StepSize;
  readonly speed: number;
  /** Lessons in words and tables alone. */
  readonly textOnly: boolean;
}

/** Edited work, as the part of an address after `#`. */
export interface LastWork {
  readonly title: string;
  readonly link: string;
}

export interface Stored {
  readonly preferences: Preferences;
  readonly lastWork: LastWork | null;
}

/** The browser's two: for this visitor, and for this tab. */
export interface Storages {
  readonly local: Storage | null;
  readonly tab: Storage | null;
}

export const STORAGE_KEY = "hopwatch.1";
/** Longer text is not ours: a scenario has 1 MiB at most, and a link holds two of them, packed. */
const MOST_CHARACTERS = 3_500_000;
const MOST_TITLE = 200;

export const DEFAULTS: Stored = {
  preferences: {
    language: "auto",
    theme: "auto",
    singleKeys: true,
    stepSize: "decision",
    speed: 1,
    textOnly: false,
  },
  lastWork: null,
};

export function storagesHere(): Storages {
  return { local: storageOf("localStorage"), tab: storageOf("sessionStorage") };
}

/** The window's storage, or null where the browser forbids even to ask for it. */
export function storageOf(name: "localStorage" | "sessionStorage"): Storage | null {
  try {
    return window[name];
  } catch {
    return null;
  }
}

export function readStored(storage: Storage | null): Stored {
  const found = readJson(storage, STORAGE_KEY, MOST_CHARACTERS);
  if (!isRecord(found)) return DEFAULTS;
  return {
    preferences: preferencesFrom(found.preferences),
    lastWork: lastWorkFrom(found.lastWork),
  };
}

/** Over what is there now, so that another tab's writing of other keys is kept. */
export function writeStored(storage: Storage | null, changes: Partial<Stored>): void {
  writeJson(storage, STORAGE_KEY, { ...readStored(storage), ...changes });
}

export function writePreferences(storage: Storage | null, changes: Partial<Preferences>): void {
  const { preferences } = readStored(storage);
  writeStored(storage, { preferences: { ...preferences, ...changes } });
}

/** What was stored there as JSON; null for nothing, rubbish, or a storage that throws. */
export function readJson(storage: Storage | null, key: string, most: number): unknown {
  try {
    const text = storage?.getItem(key) ?? null;
    return text === null || text.length > most ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** False when the storage refused. */
export function writeJson(storage: Storage | null, key: string, value: unknown): boolean {
  try {
    storage?.setItem(key, JSON.stringify(value));
    return storage !== null;
  } catch {
    return false;
  }
}

export function isRecord(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function preferencesFrom(value: unknown): Preferences {
  const { preferences } = DEFAULTS;
  if (!isRecord(value)) return preferences;
  const { language, theme, singleKeys, stepSize, speed, textOnly } = value;
  return {
    language: LANGUAGES.find((known) => known === language) ?? preferences.language,
    theme: THEMES.find((known) => known === theme) ?? preferences.theme,
    singleKeys: typeof singleKeys === "boolean" ? singleKeys : preferences.singleKeys,
    stepSize: stepSize === "event" ? "event" : "decision",
    speed: SPEEDS.find((known) => known === speed) ?? preferences.speed,
    textOnly: textOnly === true,
  };
}

function lastWorkFrom(value: unknown): LastWork | null {
  if (!isRecord(value)) return null;
  const { title, link } = value;
  if (typeof title !== "string" || typeof link !== "string" || link === "") return null;
  return { title: title.slice(0, MOST_TITLE), link };
}
