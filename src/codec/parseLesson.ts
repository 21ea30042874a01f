/** Untrusted input to a lesson that can be taught, or to what is wrong with it. Never throws. */
import { LIMITS } from "../engine/limits";
import type { Scenario } from "../engine/scenario";
import { faultWords } from "../texts/en/lessons/faultWords";
import { problems } from "../texts/en/problems";
import type { FaultWords } from "../texts/faultWords";
import { isTooLong, readJson } from "./json";
import { lesson as grammar, type LessonFile } from "./lessonGrammar";
import { plainCopy } from "./plain";
import { MOST_PROBLEMS, type Problem, problemOf } from "./problem";
import { inWords, type ProblemWords, words } from "./problemWords";
import { readShape } from "./readShape";
import { scenario as scenarioGrammar } from "./scenarioGrammar";
import { brokenRules } from "./scenarioRules";
import { type SoundSteps, soundSteps } from "./soundSteps";

export type { LessonFile };

export type ParsedLesson =
  | { readonly ok: true; readonly lesson: LessonFile }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** A lesson, or what of it can be played. */
type Playable = Pick<LessonFile, "scenarios"> & Pick<SoundSteps, "steps">;

/** What playing a lesson finds: `lessonFaults` of the lessons, with the gallery that names are of. */
export type LessonFaults = (
  lesson: Playable,
  scenarioFaults: (scenario: Scenario) => readonly Problem[],
) => readonly Problem[];

/** The words of all that can be wrong with a lesson; English where nobody asks for another language. */
export interface LessonProblemWords {
  readonly problems: ProblemWords;
  readonly faultWords: FaultWords;
}

const ENGLISH: LessonProblemWords = { problems, faultWords };

export function parseLessonText(
  text: string,
  faultsOf: LessonFaults,
  language: LessonProblemWords = ENGLISH,
): ParsedLesson {
  if (typeof text !== "string") return parseLesson(text, faultsOf, language);
  const read = readJson(text);
  if (read.ok) return parseLesson(read.value, faultsOf, language);
  return { ok: false, problems: inWords([read.problem], language.problems) };
}

export function parseLesson(
  input: unknown,
  faultsOf: LessonFaults,
  language: LessonProblemWords = ENGLISH,
): ParsedLesson {
  const parsed = lessonIn(input, faultsOf);
  if (parsed.ok) return parsed;
  const { problems, faultWords } = language;
  return { ok: false, problems: inWords(parsed.problems, problems, { faultWords }) };
}

function lessonIn(input: unknown, faultsOf: LessonFaults): ParsedLesson {
  const copy = plainCopy(input);
  if (!copy.ok) return { ok: false, problems: [copy.problem] };
  const read = readShape(grammar, copy.value);
  if (read.ok && isTooLong(JSON.stringify(read.value))) {
    const received = words.received.more;
    return { ok: false, problems: [problemOf([], words.fileSize(LIMITS.fileBytes), received)] };
  }
  const unread = read.ok ? brokenScenarios(read.value) : read.problems;
  // What is broken is not played, and hides nothing of what can be.
  const played = read.ok && unread.length === 0 ? read.value : soundSteps(copy.value);
  const problems = [...unread, ...faultsOf(played, scenarioFaults)];
  if (read.ok && problems.length === 0) return { ok: true, lesson: read.value };
  return { ok: false, problems: inPlace(problems).slice(0, MOST_PROBLEMS) };
}

/** By their steps, what is outside of steps first. */
function inPlace(problems: readonly Problem[]): readonly Problem[] {
  const stepOf = ({ path }: Problem) => Number(/^steps\[(\d+)\]/.exec(path)?.[1] ?? -1);
  return [...problems].sort((a, b) => stepOf(a) - stepOf(b));
}

function brokenScenarios({ scenarios = {}, steps }: LessonFile): readonly Problem[] {
  const named = Object.entries(scenarios).flatMap(([name, scenario]) =>
    moved(brokenRules(scenario), `scenarios.${name}`),
  );
  const inline = steps.flatMap(({ start: { scenario } }, index) =>
    typeof scenario === "string"
      ? []
      : moved(brokenRules(scenario), `steps[${index}].start.scenario`),
  );
  return [...named, ...inline];
}

/** Of a scenario that edits have made. */
function scenarioFaults(scenario: Scenario): readonly Problem[] {
  const read = readShape(scenarioGrammar, scenario);
  return read.ok ? brokenRules(read.value) : read.problems;
}

function moved(problems: readonly Problem[], at: string): readonly Problem[] {
  return problems.map((problem) => ({ ...problem, path: `${at}.${problem.path}` }));
}
