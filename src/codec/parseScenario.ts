/** Untrusted input to a scenario that can be run, or to what is wrong with it. Never throws. */
import { LIMITS } from "../engine/limits";
import { isTooLong, readJson } from "./json";
import type { Parsed } from "./parsed";
import { plainCopy } from "./plain";
import { MOST_PROBLEMS, type Problem, problemOf, problemText } from "./problem";
import { inWords, type ProblemWords, words } from "./problemWords";
import { readShape } from "./readShape";
import { scenario as grammar } from "./scenarioGrammar";
import { brokenRules } from "./scenarioRules";

export { type Parsed, type Problem, type ProblemWords, problemText };

/** A JSON text: a file, standard input, what a link unpacked to. Problems are told in `language`. */
export function parseScenarioText(text: string, language?: ProblemWords): Parsed {
  // Whoever calls from plain JavaScript is told so too.
  if (typeof text !== "string") return parseScenario(text, language);
  const read = readJson(text);
  if (read.ok) return parseScenario(read.value, language);
  return { ok: false, problems: inWords([read.problem], language) };
}

/** A value that came from elsewhere: JSON that was parsed already, a host's object. */
export function parseScenario(input: unknown, language?: ProblemWords): Parsed {
  const parsed = scenarioIn(input);
  return parsed.ok ? parsed : { ok: false, problems: inWords(parsed.problems, language) };
}

function scenarioIn(input: unknown): Parsed {
  const copy = plainCopy(input);
  if (!copy.ok) return { ok: false, problems: [copy.problem] };
  const read = readShape(grammar, copy.value);
  if (!read.ok) return read;
  const problems = brokenRules(read.value).slice(0, MOST_PROBLEMS);
  if (problems.length > 0) return { ok: false, problems };
  // What is taken from a host must fit into a file again.
  if (isTooLong(JSON.stringify(read.value))) {
    const received = words.received.more;
    return { ok: false, problems: [problemOf([], words.fileSize(LIMITS.fileBytes), received)] };
  }
  return { ok: true, scenario: read.value };
}
