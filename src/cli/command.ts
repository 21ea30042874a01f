/** What was asked for, out of the arguments. */
import { parseArgs } from "node:util";
import { LIMITS } from "../engine/limits";
import type { CliTexts } from "../texts/cliTexts";
import { nearest } from "./nearest";

export type Command =
  | { readonly kind: "help" | "version" | "list" }
  | {
      readonly kind: "run";
      readonly source: string;
      readonly json: boolean;
      readonly seed: number | null;
    }
  | { readonly kind: "check"; readonly source: string; readonly format: Format }
  /** Not understood; `sentence` says what. */
  | { readonly kind: "bad"; readonly sentence: string };

const FORMATS = ["text", "json", "github"] as const;
export type Format = (typeof FORMATS)[number];

const COMMANDS = ["run", "check", "list", "help"] as const;
type Name = (typeof COMMANDS)[number];

const OPTIONS: { readonly [name in Name]: readonly string[] } = {
  run: ["json", "seed"],
  check: ["json", "format"],
  list: [],
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

  const [typed, ...rest] = tokens.flatMap((token) =>
    token.kind === "positional" ? [token.value] : [],
  );
  const name = COMMANDS.find((command) => command === typed);
  if (typed !== undefined && name === undefined) {
    return bad(usage.unknownCommand(typed, nearest(typed, COMMANDS)));
  }
  const stranger = options.find((option) => !(name && OPTIONS[name].includes(option.name)));
  if (stranger !== undefined) return bad(usage.unknownOption(stranger.rawName, name ?? null));
  if (name === undefined) return bad(usage.noCommand);

  const [source, ...more] = name === "list" || name === "help" ? [undefined, ...rest] : rest;
  if (more[0] !== undefined) return bad(usage.tooMany(name, more[0]));
  if (name === "list" || name === "help") return { kind: name };
  if (source === undefined || source === "") return bad(usage.noSource(name));
  const json = options.find((option) => option.name === "json");
  if (json?.value !== undefined) return bad(usage.noValue(json.rawName));
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

function isSeed(text: string | undefined): boolean {
  return text !== undefined && /^\d{1,10}$/.test(text) && Number(text) <= LIMITS.seed;
}
