/** The arguments, told apart: words, and options wherever they stand. */
import { parseArgs } from "node:util";
import { DEFAULT_LANGUAGE, type Language, offeredLanguage } from "../texts/language";

export interface Option {
  readonly name: string;
  /** As it was typed: `-h`, `--help`. */
  readonly rawName: string;
  readonly value: string | undefined;
}

export interface Arguments {
  readonly words: readonly string[];
  readonly options: readonly Option[];
}

export function readArguments(argv: readonly string[]): Arguments {
  const { tokens } = parseArgs({
    args: [...argv],
    strict: false,
    allowPositionals: true,
    tokens: true,
    options: {
      json: { type: "boolean" },
      seed: { type: "string" },
      format: { type: "string" },
      lang: { type: "string" },
      help: { type: "boolean", short: "h" },
      version: { type: "boolean" },
    },
  });
  return {
    words: tokens.flatMap((token) => (token.kind === "positional" ? [token.value] : [])),
    options: tokens.filter((token) => token.kind === "option"),
  };
}

export function isGiven(options: readonly Option[], name: string): boolean {
  return options.some((option) => option.name === name);
}

export type AskedLanguage =
  | { readonly ok: true; readonly language: Language }
  | { readonly ok: false; readonly got: string | undefined };

/** What `--lang` says, and English without it: never what the machine prefers, so a log reads the same everywhere. */
export function askedLanguage({ options }: Arguments): AskedLanguage {
  const asked = options.findLast((option) => option.name === "lang");
  if (asked === undefined) return { ok: true, language: DEFAULT_LANGUAGE };
  const language = offeredLanguage(asked.value);
  return language === undefined ? { ok: false, got: asked.value } : { ok: true, language };
}
