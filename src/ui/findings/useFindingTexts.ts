import { type FindingTexts, findingsEn } from "../../texts/findings";
import { useBundle } from "../LanguageContext";

/** The words of the panel of findings, which is the first to be loaded on demand. */
export function useFindingTexts(): FindingTexts {
  return useBundle("findingTexts", findingsEn);
}
