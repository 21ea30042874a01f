import { LANGUAGE_NAMES } from "../texts/language";
import { useLanguage } from "../ui/LanguageContext";
import { useTexts } from "../ui/TextsContext";
import type { Notice } from "./notice";

/** Says which language could not be loaded; null: none. */
export function useLanguageNotice(): Notice | null {
  const { languageFailed } = useTexts().app.notices;
  const { failed } = useLanguage();
  return failed && { tone: "error", text: languageFailed(LANGUAGE_NAMES[failed]) };
}
