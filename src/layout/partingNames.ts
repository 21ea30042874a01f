import type { BreakerRules } from "../engine/scenario";
import { likenessOf } from "../profiles/likeness";
import type { AllTexts } from "../texts/all";
import type { PartingNames } from "../texts/en/partingReasons";

/** By their libraries, where these tell them apart. */
export function partingNames(
  a: BreakerRules,
  b: BreakerRules,
  texts: AllTexts,
): PartingNames & { readonly areLibraries: boolean } {
  const words = texts.parting;
  const [ofA, ofB] = [likenessOf(a)?.profile.name, likenessOf(b)?.profile.name];
  if (ofA !== undefined && ofA === ofB) {
    return { a: words.above(ofA), b: words.below(ofA), areLibraries: false };
  }
  const areLibraries = ofA !== undefined && ofB !== undefined;
  return { a: ofA ?? words.upper, b: ofB ?? words.lower, areLibraries };
}
