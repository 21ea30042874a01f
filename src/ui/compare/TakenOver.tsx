import { optionsOf } from "../../profiles/breakerProfile";
import type { Translation } from "../../profiles/translation";
import { useAllTexts } from "../useAllTexts";

/** Which of a library's options say what the present rules say, and which are its own. */
export function TakenOver({ translation }: { readonly translation: Translation | null }) {
  const texts = useAllTexts();
  const words = texts.parting.dialog;
  if (translation === null) return <p className="hw-compare-note">{words.unchanged}</p>;
  const { profile, config, taken } = translation;
  const { optionSet, optionValue } = texts.libraries;
  const isTaken = (name: string) => taken.includes(name);
  const options = optionsOf(profile, config);
  const set = options.filter(({ name }) => isTaken(name));
  const own = options.filter(
    ({ name, fallback }) => !isTaken(name) && (name in config || fallback !== null),
  );
  return (
    <>
      <p className="hw-compare-note">
        {set.length === 0
          ? words.nothingTaken
          : words.taken(
              set.map((option) => optionSet(option.name, config[option.name], option.unit)),
            )}
      </p>
      {own.length > 0 && (
        <p className="hw-compare-note">
          {words.own(
            own.map((option) =>
              option.name in config
                ? optionSet(option.name, config[option.name], option.unit)
                : optionValue(option.name, option.fallback, option.unit),
            ),
          )}
        </p>
      )}
    </>
  );
}
