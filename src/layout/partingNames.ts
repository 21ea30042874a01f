import type { BreakerRules } from "../engine/scenario";
import { likenessOf } from "../profiles/likeness";
import type { AllTexts } from "../texts/all";
import type { PartingNames } from "../texts/en/partingReasons";
import { libraryName } from "./libraryName";

/** By their libraries, where these tell them apart. */
export function partingNames(
  a: BreakerRules,
  b: BreakerRules,
  texts: AllTexts,
): PartingNames & { readonly areLibraries: boolean } {
  const words = texts.parting;
  const nameOf = (rules: BreakerRules) => {
    const likeness = likenessOf(rules);
    return likeness === null ? undefined : libraryName(likeness.profile, texts.libraries);
  };
  const [ofA, ofB] = [nameOf(a), nameOf(b)];
  if (ofA !== undefined && ofA === ofB) {
    return { a: words.above(ofA), b: words.below(ofA), areLibraries: false };
  }
  const areLibraries = ofA !== undefined && ofB !== undefined;
  return { a: ofA ?? words.upper, b: ofB ?? words.lower, areLibraries };
}
