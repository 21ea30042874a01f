import type { ReactNode } from "react";
import { DEFAULT_LANGUAGE } from "../../texts/language";
import { LanguageProvider } from "../../ui/LanguageProvider";
import type { Speech } from "../../ui/speech";

/** What is below it in a language of its own; null: English; undefined: that of the site. */
export function InLanguage({
  speech,
  children,
}: {
  readonly speech: Speech | null | undefined;
  readonly children: ReactNode;
}) {
  if (speech === undefined) return children;
  const language = speech?.language ?? DEFAULT_LANGUAGE;
  return (
    <LanguageProvider key={language} first={speech}>
      <div lang={language}>{children}</div>
    </LanguageProvider>
  );
}
