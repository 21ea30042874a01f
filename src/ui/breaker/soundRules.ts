/** The rules of a library that a scenario file can hold: what the page makes must open again. */
import { parseScenario } from "../../codec/parseScenario";
import type { BreakerRules } from "../../engine/scenario";
import { type Likeness, rulesLike } from "../../profiles/likeness";

/** null: the library, or the format, has no such setting. */
export function soundRules(likeness: Likeness, before: BreakerRules): BreakerRules | null {
  const rules = rulesLike(likeness, before);
  return rules !== null && fitsFormat(rules) ? rules : null;
}

function fitsFormat(rules: BreakerRules): boolean {
  const smallest = { version: 1, title: "", deadlineMs: null, seed: 0, hops: [], arrivals: [0] };
  return parseScenario({ ...smallest, breakers: { it: rules } }).ok;
}
