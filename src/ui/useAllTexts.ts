import { type AllTexts, allEn } from "../texts/all";
import { useBundle } from "./LanguageContext";

/** For what is loaded on demand: the words of the first screen, and its own. */
export function useAllTexts(): AllTexts {
  return useBundle("allTexts", allEn);
}
