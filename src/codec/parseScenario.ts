/** Untrusted input to a scenario that can be run, or to what is wrong with it. Never throws. */
import { LIMITS } from "../engine/limits";
import { problems as words } from "../texts/en/problems";
import { isTooLong, readJson } from "./json";
import type { Parsed } from "./parsed";
import { plainCopy } from "./plain";
import { MOST_PROBLEMS, type Problem, problemOf, problemText } from "./problem";
import { readShape } from "./readShape";
import { scenario as grammar } from "./scenarioGrammar";
import { brokenRules } from "./scenarioRules";

export { type Parsed, type Problem, problemText };

/** A JSON text: a file, standard input, what a link unpacked to. */
export function parseScenarioText(text: string): Parsed {
  // Whoever calls from plain JavaScript is told so too.
  if (typeof text !== "string") return parseScenario(text);
  const read = readJson(text);
  return read.ok ? parseScenario(read.value) : { ok: false, problems: [read.problem] };
}

/** A value that came from elsewhere: JSON that was parsed already, a host's object. */
export function parseScenario(input: unknown): Parsed {
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
