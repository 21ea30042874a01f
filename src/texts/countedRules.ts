/**
 * Stands in for `rareRules.ts` where no knob has these rules, in an embed: they are counted, and the
 * words that would tell them stay away.
 */
import type { Format } from "./format";
import type { RareRuleTexts } from "./rareRules";

interface CountWords {
  readonly knobs: { readonly moreAnswers: (count: number) => string };
  readonly format: Format;
}

export const breakerRules = {};

export function rareRulesIn({ knobs, format }: CountWords): RareRuleTexts {
  return {
    trip: (trip, ...saidKeys) => {
      const more = Object.keys(trip).filter((key) => key !== "kind" && !saidKeys.includes(key));
      return more.length === 0 ? "" : ` (${knobs.moreAnswers(more.length)})`;
    },
    others: (rules) => {
      const count = Object.keys(rules).length;
      return count === 0 ? "" : format.number(count);
    },
  };
}
