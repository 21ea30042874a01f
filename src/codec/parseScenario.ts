/** Untrusted input to a scenario that can be run, or to what is wrong with it. Never throws. */
import { readJson } from "./json";
import { notYetSupported } from "./notYetSupported";
import type { Parsed } from "./parsed";
import { parseWith } from "./parseWith";
import { type Problem, problemText } from "./problem";
import { scenarioGrammar } from "./scenarioGrammar";

export { type Parsed, type Problem, problemText };

const supported = scenarioGrammar(notYetSupported).scenario;

/** A JSON text: a file, standard input, what a link unpacked to. */
export function parseScenarioText(text: string): Parsed {
  // Whoever calls from plain JavaScript is told so too.
  if (typeof text !== "string") return parseScenario(text);
  const read = readJson(text);
  return read.ok ? parseScenario(read.value) : { ok: false, problems: [read.problem] };
}

/** A value that came from elsewhere: JSON that was parsed already, a host's object. */
export function parseScenario(input: unknown): Parsed {
  return parseWith(supported, input);
}
