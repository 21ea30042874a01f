/** What is wrong with a lesson: it is read as the page reads it, and played. */
import { parseLessonText } from "../codec/parseLesson";
import { MOST_PROBLEMS, type Problem } from "../codec/problem";
import { galleryScenario } from "../gallery/gallery";
import { lessonFaults } from "../lessons/faults";
import type { CliTexts } from "../texts/cliTexts";
import type { Io } from "./io";
import { printable } from "./printable";
import { problemLine } from "./problemLine";
import { readText } from "./source";

export interface CheckedLesson {
  /** As the author calls the file. */
  readonly from: string;
  readonly problems: readonly Problem[];
  /** How many steps it has; 0 where that cannot be told. */
  readonly steps: number;
}

/** Not ok: there is no text to look at. */
export async function checkLesson(
  source: string,
  io: Io,
  texts: CliTexts,
): Promise<
  | ({ readonly ok: true } & CheckedLesson)
  | { readonly ok: false; readonly sentences: readonly string[] }
> {
  const read = await readText(source, "lesson", io, texts);
  if (!read.ok) return read;
  const parsed = parseLessonText(
    read.text,
    (lesson, scenarioFaults) => lessonFaults(lesson, galleryScenario, scenarioFaults),
    texts,
  );
  const { from } = read;
  return parsed.ok
    ? { ok: true, from, problems: [], steps: parsed.lesson.steps.length }
    : { ok: true, from, problems: parsed.problems, steps: 0 };
}

export function* lessonText(
  { from, problems, steps }: CheckedLesson,
  texts: CliTexts,
): Generator<string> {
  for (const problem of problems) yield printable(`${from}: ${problemLine(problem, texts)}`);
  const words = texts.cli.lesson;
  yield printable(
    problems.length === 0 ? words.noFaults(steps) : words.faults(problems.length, MOST_PROBLEMS),
  );
}

/** For another program: a list, one fault a line. */
export function* lessonJson(problems: readonly Problem[]): Generator<string> {
  yield "[";
  for (const [index, { path, expected, received }] of problems.entries()) {
    const told = JSON.stringify({ path, expected, received });
    yield `${told}${index === problems.length - 1 ? "" : ","}`;
  }
  yield "]";
}
