/** The command line as a function of its arguments and the world: what it returns is the exit code. */
import { plan } from "../engine/plan";
import { RunRefused } from "../engine/refusal";
import { simulate } from "../engine/simulate";
import type { Finding } from "../findings/finding";
import { findings } from "../findings/findings";
import { GALLERY } from "../gallery/gallery";
import { type CliTexts, cliEn } from "../texts/cliTexts";
import { checkGithub } from "./checkGithub";
import { checkJson } from "./checkJson";
import { checkText } from "./checkText";
import { type Command, type Format, parseCommand } from "./command";
import { courseLines } from "./courseLines";
import type { Io } from "./io";
import { checkLesson, lessonJson, lessonText } from "./lessonCheck";
import { printable } from "./printable";
import { runJson } from "./runJson";
import { runText } from "./runText";
import { readSource, type Source } from "./source";
import { VERSION } from "./version";
import { writeLines } from "./writer";

/** 0: done; 1: `check` found an error, or `lesson check` a fault; 2: bad input, said on stderr, with nothing on stdout. */
export type ExitCode = 0 | 1 | 2;

export async function runCli(
  argv: readonly string[],
  io: Io,
  texts: CliTexts = cliEn,
): Promise<ExitCode> {
  const command = parseCommand(argv, texts);
  switch (command.kind) {
    case "help":
      await io.stdout(texts.cli.help);
      return 0;
    case "version":
      await io.stdout(`${VERSION}\n`);
      return 0;
    case "list":
      await writeLines(io, galleryLines());
      return 0;
    case "lesson list":
      await writeLines(io, courseLines(texts));
      return 0;
    case "lesson check": {
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
    const lines = command.json ? runJson(run) : runText(scenario, run, plan(scenario), texts);
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

function* galleryLines(): Generator<string> {
  const width = Math.max(...GALLERY.map(({ name }) => name.length));
  for (const { name, scenario } of GALLERY) {
    yield `${name.padEnd(width)}  ${scenario.title}`;
    yield `${"".padEnd(width)}  ${scenario.note ?? ""}`;
  }
}
