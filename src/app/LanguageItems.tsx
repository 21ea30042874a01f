import { LANGUAGE_NAMES } from "../texts/language";
import { useLanguage } from "../ui/LanguageContext";
import { useTexts } from "../ui/TextsContext";
import { keepChoice, keptChoice, languageFor } from "./languageChoice";
import { MenuItem } from "./MenuItem";
import type { LanguageChoice, Storages } from "./storage";

/** The languages, each called in itself. */
export function LanguageItems({ storages }: { readonly storages: Storages }) {
  const { languageAuto } = useTexts().app;
  const { language, offered, speak } = useLanguage();
  const kept = keptChoice(storages, offered);
  // Where nothing can be kept, what is spoken tells.
  const chosen = languageFor(kept, offered) === language ? kept : language;
  const choose = async (choice: LanguageChoice) => {
    if (await speak(languageFor(choice, offered))) keepChoice(storages, choice);
  };
  return (
    <>
      <MenuItem text={languageAuto} checked={chosen === "auto"} onChoose={() => choose("auto")} />
      {offered.map((each) => (
        <MenuItem
          key={each}
          text={LANGUAGE_NAMES[each]}
          lang={each}
          checked={each === chosen}
          onChoose={() => choose(each)}
        />
      ))}
    </>
  );
}
