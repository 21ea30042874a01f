/** What was asked for, out of the arguments. */
import { LIMITS } from "../engine/limits";
import type { CliTexts } from "../texts/cliTexts";
import { type Arguments, isGiven } from "./arguments";
import { nearest } from "./nearest";

export type Command =
  | { readonly kind: "help" | "version" | "list" | "lesson list" }
  | {
      readonly kind: "run";
      readonly source: string;
      readonly json: boolean;
      readonly seed: number | null;
    }
  | { readonly kind: "check"; readonly source: string; readonly format: Format }
  | { readonly kind: "lesson check"; readonly source: string; readonly json: boolean }
  /** Not understood; `sentence` says what. */
  | { readonly kind: "bad"; readonly sentence: string };

export const FORMATS = ["text", "json", "github"] as const;
export type Format = (typeof FORMATS)[number];

export const COMMANDS = ["run", "check", "list", "lesson", "help"] as const;
const OF_LESSON = ["check", "list"] as const;
const LESSON_COMMANDS = ["lesson check", "lesson list"] as const;
export type Name =
  | Exclude<(typeof COMMANDS)[number], "lesson">
  | `lesson ${(typeof OF_LESSON)[number]}`;

const OPTIONS: { readonly [name in Name]: readonly string[] } = {
  run: ["json", "seed"],
  check: ["json", "format"],
  list: [],
  "lesson check": ["json"],
  "lesson list": [],
  help: [],
};

export function parseCommand({ words, options }: Arguments, texts: CliTexts): Command {
  const { usage } = texts.cli;
  const bad = (sentence: string): Command => ({ kind: "bad", sentence });
  if (isGiven(options, "help")) return { kind: "help" };
  if (isGiven(options, "version")) return { kind: "version" };

  const { name, rest, sentence } = named(words, texts);
  if (sentence !== undefined) return bad(sentence);
  const stranger = options.find(
    (option) => option.name !== "lang" && !(name && OPTIONS[name].includes(option.name)),
  );
  if (stranger !== undefined) return bad(usage.unknownOption(stranger.rawName, name ?? null));
  if (name === undefined) return bad(usage.noCommand(COMMANDS));

  const alone = name === "list" || name === "lesson list" || name === "help";
  const [source, ...more] = alone ? [undefined, ...rest] : rest;
  if (more[0] !== undefined) return bad(usage.tooMany(name, more[0]));
  if (alone) return { kind: name };
  if (source === undefined || source === "") {
    return bad(name === "lesson check" ? usage.noLesson(name) : usage.noSource(name));
  }
  const json = options.find((option) => option.name === "json");
  if (json?.value !== undefined) return bad(usage.noValue(json.rawName));
  if (name === "lesson check") return { kind: name, source, json: json !== undefined };
  if (name === "check") {
    const typed = options.findLast((option) => option.name === "format");
    const format = typed === undefined ? "text" : FORMATS.find((one) => one === typed.value);
    if (format === undefined) return bad(usage.badFormat(FORMATS, typed?.value));
    if (json !== undefined && typed !== undefined && format !== "json") {
      return bad(usage.twoFormats(format));
    }
    return { kind: "check", source, format: json === undefined ? format : "json" };
  }
  const seed = options.findLast((option) => option.name === "seed");
  if (seed !== undefined && !isSeed(seed.value)) return bad(usage.badSeed(LIMITS.seed, seed.value));
  return {
    kind: "run",
    source,
    json: json !== undefined,
    seed: seed === undefined ? null : Number(seed.value),
  };
}

/** Which command the words name, and what follows; a `sentence` where they name none that there is. */
function named(
  [typed, ...rest]: readonly string[],
  { cli: { usage } }: CliTexts,
): {
  readonly name?: Name;
  readonly rest: readonly string[];
  readonly sentence?: string;
} {
  if (typed === undefined) return { rest };
  const name = COMMANDS.find((command) => command === typed);
  if (name === undefined) {
    return { rest, sentence: usage.unknownCommand(typed, nearest(typed, COMMANDS), COMMANDS) };
  }
  if (name !== "lesson") return { name, rest };
  const [inner = "", ...further] = rest;
  const what = OF_LESSON.find((command) => command === inner);
  if (what !== undefined) return { name: `lesson ${what}`, rest: further };
  if (inner === "") return { rest, sentence: usage.noLessonCommand("lesson check", "lesson list") };
  const close = nearest(inner, OF_LESSON);
  const meant = close === null ? null : `lesson ${close}`;
  return { rest, sentence: usage.unknownCommand(`lesson ${inner}`, meant, LESSON_COMMANDS) };
}

function isSeed(text: string | undefined): boolean {
  return text !== undefined && /^\d{1,10}$/.test(text) && Number(text) <= LIMITS.seed;
}
