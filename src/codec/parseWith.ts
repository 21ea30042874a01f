/** Plain data by a grammar, the rules over the whole, and the size of a file. */
import { LIMITS } from "../engine/limits";
import type { Scenario } from "../engine/scenario";
import { problems as words } from "../texts/en/problems";
import { isTooLong } from "./json";
import type { Parsed } from "./parsed";
import { plainCopy } from "./plain";
import { MOST_PROBLEMS, problemOf } from "./problem";
import { readShape } from "./readShape";
import type { Shape } from "./scalarShapes";
import { brokenRules } from "./scenarioRules";

export function parseWith(grammar: Shape<Scenario>, input: unknown): Parsed {
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
