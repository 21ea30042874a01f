/** The scenario that an argument names: of the gallery, of a file, or from standard input. */
import { parseScenarioText } from "../codec/parseScenario";
import { LIMITS } from "../engine/limits";
import type { Scenario } from "../engine/scenario";
import { GALLERY_NAMES, galleryScenario } from "../gallery/gallery";
import type { CliTexts } from "../texts/cliTexts";
import type { Input, Io } from "./io";
import { nearest } from "./nearest";
import { problemLine } from "./problemLine";

export type Source =
  /**
   * `name`: of the gallery; null for any other. `file`: where it stands; null for one of the gallery
   * or of standard input.
   */
  | {
      readonly ok: true;
      readonly scenario: Scenario;
      readonly name: string | null;
      readonly file: string | null;
    }
  | { readonly ok: false; readonly sentences: readonly string[] };

/**
 * A gallery name always means the gallery, so that a command does the same in every folder; a file of
 * that name is reached as `./name`. Everything else is a file.
 */
export async function readSource(argument: string, io: Io, texts: CliTexts): Promise<Source> {
  const named = galleryScenario(argument);
  if (named !== null) return { ok: true, scenario: named, name: argument, file: null };
  const read = await readText(argument, "scenario", io, texts);
  if (!read.ok) return read;
  const { text, from, file } = read;
  const parsed = parseScenarioText(text, texts.problems);
  if (parsed.ok) return { ok: true, scenario: parsed.scenario, name: null, file };
  return {
    ok: false,
    sentences: parsed.problems.map((one) => `${from}: ${problemLine(one, texts)}`),
  };
}

export type ReadText =
  /** `from`: as people call it. */
  | {
      readonly ok: true;
      readonly text: string;
      readonly from: string;
      readonly file: string | null;
    }
  | { readonly ok: false; readonly sentences: readonly string[] };

/** The text of a file, or of standard input. */
export async function readText(
  argument: string,
  kind: "scenario" | "lesson",
  io: Io,
  texts: CliTexts,
): Promise<ReadText> {
  const standardInput = argument === "-";
  const input = await (standardInput ? io.readStdin() : io.readFile(argument));
  const from = standardInput ? texts.cli.source.standardInput : argument;
  return input.kind === "text"
    ? { ok: true, text: input.text, from, file: standardInput ? null : argument }
    : { ok: false, sentences: [failure(from, kind, input, texts)] };
}

function failure(
  source: string,
  kind: "scenario" | "lesson",
  input: Exclude<Input, { readonly kind: "text" }>,
  texts: CliTexts,
): string {
  const words = texts.cli.source;
  switch (input.kind) {
    case "missing":
      return kind === "lesson" || looksLikePath(source)
        ? words.missing(source, kind)
        : words.noName(source, nearest(source, GALLERY_NAMES));
    case "directory":
      return words.directory(source, kind);
    case "too_large":
      return words.tooLarge(source, LIMITS.fileBytes);
    case "not_text":
      return words.notText(source);
    case "unreadable":
      return words.unreadable(source, kind, input.code);
  }
}

/** Nobody means a gallery scenario by `orders/a.json`, so none is suggested. */
function looksLikePath(argument: string): boolean {
  return /[./\\]/.test(argument);
}
