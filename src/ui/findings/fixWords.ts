import type { Finding, FindingOf, RuleId } from "../../findings/finding";
import type { AllTexts } from "../../texts/all";
import type { Figures } from "../../texts/findingFigures";

type FixTexts = { readonly [R in RuleId]: ((figures: Figures[R]) => string) | null };

/** What the fix of a finding does, as an order: `share the budget`. */
export function fixWords(texts: AllTexts, finding: Finding): string {
  return orderOf(texts.findingFixes, finding) ?? texts.findingsPanel.someFix;
}

function orderOf<R extends RuleId>(fixes: FixTexts, finding: FindingOf<R>): string | null {
  return fixes[finding.rule]?.(finding.figures) ?? null;
}
