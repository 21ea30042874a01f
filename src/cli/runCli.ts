/** The command line as a function of its arguments and the world: what it returns is the exit code. */
import { plan } from "../engine/plan";
import { RunRefused } from "../engine/refusal";
import { simulate } from "../engine/simulate";
import type { Finding } from "../findings/finding";
import { findings } from "../findings/findings";
import { GALLERY } from "../gallery/gallery";
import { CLI_BUNDLES, type CliTexts, cliEn } from "../texts/cliTexts";
import { type Language, OFFERED } from "../texts/language";
import { askedLanguage, readArguments } from "./arguments";
import { checkGithub } from "./checkGithub";
import { checkJson } from "./checkJson";
import { checkText } from "./checkText";
import { type Command, type Format, parseCommand } from "./command";
import { headingOf } from "./heading";
import { helpLines } from "./help";
import { type Io, WriteFailed } from "./io";
import { printable } from "./printable";
import { runJson } from "./runJson";
import { runText } from "./runText";
import { readSource, type Source } from "./source";
import { VERSION } from "./version";
import { writeLines } from "./writer";

/** 0: done; 1: `check` found an error, or `lesson check` a fault; 2: bad input, said on stderr, with nothing on stdout. */
export type ExitCode = 0 | 1 | 2;

export async function runCli(argv: readonly string[], io: Io): Promise<ExitCode> {
  const given = readArguments(argv);
  const asked = askedLanguage(given);
  if (!asked.ok) return complain(io, [cliEn.cli.usage.badLanguage(OFFERED, asked.got)]);
  const { language } = asked;
  const texts = await CLI_BUNDLES[language].texts();
  try {
    return await obey(parseCommand(given, texts), io, language, texts);
  } catch (error) {
    if (!(error instanceof WriteFailed)) throw error;
    return complain(io, [texts.cli.cannotWrite(error.code)]);
  }
}

async function obey(
  command: Command,
  io: Io,
  language: Language,
  texts: CliTexts,
): Promise<ExitCode> {
  switch (command.kind) {
    case "help":
      await writeLines(io, helpLines(texts));
      return 0;
    case "version":
      await io.stdout(`${VERSION}\n`);
      return 0;
    case "list":
      await writeLines(io, galleryLines(texts));
      return 0;
    // The lessons are large, and every other command starts sooner without them.
    case "lesson list": {
      const { courseLines } = await import("./courseLines");
      await writeLines(io, courseLines(await CLI_BUNDLES[language].lessons(), texts));
      return 0;
    }
    case "lesson check": {
      const { checkLesson, lessonJson, lessonText } = await import("./lessonCheck");
      const checked = await checkLesson(command.source, io, texts);
      if (!checked.ok) return complain(io, checked.sentences);
      const { problems } = checked;
      await writeLines(io, command.json ? lessonJson(problems) : lessonText(checked, texts));
      return problems.length === 0 ? 0 : 1;
    }
    case "bad":
      return complain(io, [command.sentence]);
    case "run":
    case "check":
      return onScenario(command, io, texts);
  }
}

async function onScenario(
  command: Extract<Command, { readonly kind: "run" | "check" }>,
  io: Io,
  texts: CliTexts,
): Promise<ExitCode> {
  const source = await readSource(command.source, io, texts);
  if (!source.ok) return complain(io, source.sentences);
  const seed = command.kind === "run" ? command.seed : null;
  const scenario = seed === null ? source.scenario : { ...source.scenario, seed };
  try {
    const run = simulate(scenario);
    if (command.kind === "check") {
      const found = findings(scenario, run, plan(scenario));
      await writeLines(io, checkLines(command.format, source, found, texts));
      return found.some((finding) => finding.severity === "error") ? 1 : 0;
    }
    const lines = command.json
      ? runJson(run)
      : runText(headingOf(source.name, scenario, texts), run, plan(scenario), texts);
    await writeLines(io, lines);
    return 0;
  } catch (error) {
    if (!(error instanceof RunRefused)) throw error;
    return complain(io, [texts.cli.refused(error.cause)]);
  }
}

function checkLines(
  format: Format,
  { scenario, file }: Extract<Source, { readonly ok: true }>,
  found: readonly Finding[],
  texts: CliTexts,
): Iterable<string> {
  switch (format) {
    case "text":
      return checkText(found, texts);
    case "json":
      return checkJson(scenario, found, texts);
    case "github":
      return checkGithub(scenario, found, file, texts);
  }
}

async function complain(io: Io, sentences: readonly string[]): Promise<ExitCode> {
  await io.stderr(sentences.map((sentence) => `hopwatch: ${printable(sentence)}\n`).join(""));
  return 2;
}

function* galleryLines(texts: CliTexts): Generator<string> {
  const width = Math.max(...GALLERY.map(({ name }) => name.length));
  for (const { name, scenario } of GALLERY) {
    const { title, note } = headingOf(name, scenario, texts);
    yield `${name.padEnd(width)}  ${printable(title)}`;
    yield `${"".padEnd(width)}  ${printable(note)}`;
  }
}
