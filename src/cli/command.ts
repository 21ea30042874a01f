/** What was asked for, out of the arguments. */
import { parseArgs } from "node:util";
import { LIMITS } from "../engine/limits";
import type { CliTexts } from "../texts/cliTexts";
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

const FORMATS = ["text", "json", "github"] as const;
export type Format = (typeof FORMATS)[number];

const COMMANDS = ["run", "check", "list", "lesson", "help"] as const;
const OF_LESSON = ["check", "list"] as const;
type Name = Exclude<(typeof COMMANDS)[number], "lesson"> | `lesson ${(typeof OF_LESSON)[number]}`;

const OPTIONS: { readonly [name in Name]: readonly string[] } = {
  run: ["json", "seed"],
  check: ["json", "format"],
  list: [],
  "lesson check": ["json"],
  "lesson list": [],
  help: [],
};

export function parseCommand(argv: readonly string[], texts: CliTexts): Command {
  const { usage } = texts.cli;
  const bad = (sentence: string): Command => ({ kind: "bad", sentence });
  const { tokens } = parseArgs({
    args: [...argv],
    strict: false,
    allowPositionals: true,
    tokens: true,
    options: {
      json: { type: "boolean" },
      seed: { type: "string" },
      format: { type: "string" },
      help: { type: "boolean", short: "h" },
      version: { type: "boolean" },
    },
  });
  const options = tokens.filter((token) => token.kind === "option");
  if (options.some((option) => option.name === "help")) return { kind: "help" };
  if (options.some((option) => option.name === "version")) return { kind: "version" };

  const { name, rest, sentence } = named(
    tokens.flatMap((token) => (token.kind === "positional" ? [token.value] : [])),
    texts,
  );
  if (sentence !== undefined) return bad(sentence);
  const stranger = options.find((option) => !(name && OPTIONS[name].includes(option.name)));
  if (stranger !== undefined) return bad(usage.unknownOption(stranger.rawName, name ?? null));
  if (name === undefined) return bad(usage.noCommand);

  const alone = name === "list" || name === "lesson list" || name === "help";
  const [source, ...more] = alone ? [undefined, ...rest] : rest;
  if (more[0] !== undefined) return bad(usage.tooMany(name, more[0]));
  if (alone) return { kind: name };
  if (source === undefined || source === "") {
    return bad(name === "lesson check" ? usage.noLesson : usage.noSource(name));
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
  if (seed !== undefined && !isSeed(seed.value)) return bad(usage.badSeed(seed.value));
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
    return { rest, sentence: usage.unknownCommand(typed, nearest(typed, COMMANDS)) };
  }
  if (name !== "lesson") return { name, rest };
  const [inner = "", ...further] = rest;
  const what = OF_LESSON.find((command) => command === inner);
  if (what !== undefined) return { name: `lesson ${what}`, rest: further };
  const close = inner === "" ? null : nearest(inner, OF_LESSON);
  return { rest, sentence: usage.ofLesson(inner, close) };
}

function isSeed(text: string | undefined): boolean {
  return text !== undefined && /^\d{1,10}$/.test(text) && Number(text) <= LIMITS.seed;
}
