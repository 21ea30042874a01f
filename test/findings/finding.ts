/** The findings of a scenario, as the page and the command line get them. */
import { plan } from "../../src/engine/plan";
import type { Scenario } from "../../src/engine/scenario";
import { simulate } from "../../src/engine/simulate";
import type { FindingOf, RuleId } from "../../src/findings/finding";
import { findings } from "../../src/findings/findings";

/** What one rule finds, without the fix: that is a function, tried by itself. */
export function found<R extends RuleId>(scenario: Scenario, rule: R) {
  return findings(scenario, simulate(scenario), plan(scenario))
    .filter((finding) => finding.rule === rule)
    .map(({ fix: _, rule: __, ...rest }) => rest) as Omit<FindingOf<R>, "fix" | "rule">[];
}

/** The scenario after the fixes that a rule offers for it. */
export function mended(scenario: Scenario, rule: RuleId): Scenario {
  return findings(scenario, simulate(scenario), plan(scenario))
    .filter((finding) => finding.rule === rule)
    .reduce((edited, { fix }) => fix?.(edited) ?? edited, scenario);
}
