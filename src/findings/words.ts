/** A finding in words. */

import type { Figures } from "../texts/findingFigures";
import type { FindingTexts } from "../texts/findings";
import type { Finding, FindingOf, RuleId } from "./finding";

export interface Words {
  readonly title: string;
  /** What is wrong, with its numbers. */
  readonly says: string;
  readonly why: string;
}

type RuleTexts = {
  readonly [R in RuleId]: {
    readonly title: string;
    readonly says: (figures: Figures[R]) => string;
    readonly why: string;
  };
};

export function words({ findings }: Pick<FindingTexts, "findings">, finding: Finding): Words {
  return wordsOf(findings.rules, finding);
}

function wordsOf<R extends RuleId>(rules: RuleTexts, finding: FindingOf<R>): Words {
  const { title, says, why } = rules[finding.rule];
  return { title, says: says(finding.figures), why };
}
