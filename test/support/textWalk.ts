/** Every text of a bundle beside its English: constants, and what functions say to sample arguments. */
import type { LoadedLanguage } from "../../src/texts/language";
import { faultsOf } from "./textFaults";
import type { SampledType } from "./typeSamples";

/** Each function is asked so many times. */
const SAMPLES = 120;

/** These name keys and values of a lesson file as they are. */
const NAMES_KEYS = [
  "value",
  "change",
  "may",
  "uniqueStep",
  "aHop",
  "aBreaker",
  "whichAttempt",
  "misses",
].map((key) => `faultWords.${key}`);

type Tree = { readonly [key: string]: unknown };
const isTree = (value: unknown): value is Tree => typeof value === "object" && value !== null;

/** `path: "text" what is wrong`, each fault of a path once. */
export function faultsIn(
  path: string,
  translated: unknown,
  english: unknown,
  type: SampledType | undefined,
  language: LoadedLanguage,
): readonly string[] {
  if (NAMES_KEYS.includes(path)) return [];
  if (typeof english === "string" || typeof translated === "string") {
    const [text, original] = [String(translated), String(english)];
    return faultsOf(text, original, language).map((fault) => `${path}: “${text}” ${fault}`);
  }
  if (typeof english === "function" && typeof translated === "function") {
    if (type === undefined) throw new Error(`${path} has no type`);
    return ofCalls(path, translated, english, type, language);
  }
  if (!isTree(english) || !isTree(translated)) {
    return typeof english === typeof translated ? [] : [`${path} is of another kind`];
  }
  const keys = Object.keys(english);
  const others = Object.keys(translated);
  const shape =
    keys.length === others.length
      ? []
      : [`${path} has ${others.length} entries, not ${keys.length}`];
  const faults = keys
    .filter((key) => key in translated)
    .flatMap((key) =>
      faultsIn(`${path}.${key}`, translated[key], english[key], type?.property(key), language),
    );
  return [...shape, ...faults];
}

function ofCalls(
  path: string,
  translated: CallableFunction,
  english: CallableFunction,
  type: SampledType,
  language: LoadedLanguage,
): readonly string[] {
  const found = new Map<string, string>();
  for (const given of type.calls(SAMPLES)) {
    const original = told(english, given);
    // What cannot happen (a hop that is not there) is not asked for.
    if (original === null) continue;
    const texts = told(translated, given);
    if (texts === null) found.set("throws", `${path} throws for ${JSON.stringify(given)}`);
    // A sentence in parts may have other parts than the English one.
    const sameParts = texts?.length === original.length;
    texts?.forEach((text, index) => {
      const beside = sameParts ? (original[index] ?? "") : original.join("");
      for (const fault of faultsOf(text, beside, language)) {
        if (!found.has(fault)) found.set(fault, `${path}: “${text}” ${fault}`);
      }
    });
  }
  return [...found.values()];
}

/** All strings of what a function returns; null: it throws. */
function told(says: CallableFunction, given: readonly unknown[]): readonly string[] | null {
  try {
    return stringsIn(says(...given));
  } catch {
    return null;
  }
}

function stringsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  if (value === undefined) return ["undefined"];
  if (!isTree(value)) return [];
  // How a part of a formula is marked is not read by anybody.
  return Object.keys(value).flatMap((key) => (key === "mark" ? [] : stringsIn(value[key])));
}

/** The functions of a bundle that no sample makes speak: the samples do not suit them. */
export function silentIn(
  path: string,
  english: unknown,
  type: SampledType | undefined,
): readonly string[] {
  if (typeof english === "function") {
    const calls = type?.calls(SAMPLES) ?? [];
    return calls.some((given) => told(english, given) !== null) ? [] : [path];
  }
  if (!isTree(english)) return [];
  return Object.keys(english).flatMap((key) =>
    silentIn(`${path}.${key}`, english[key], type?.property(key)),
  );
}
