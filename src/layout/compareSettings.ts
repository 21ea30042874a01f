/** The settings in which two scenarios differ, as rows of words. */
import type { Difference, DifferenceOf, SettingKey, Settings } from "../engine/differences";
import type { Plan } from "../engine/plan";
import type { AllTexts } from "../texts/all";
import type { Names } from "../texts/names";

export interface SettingRow {
  readonly key: string;
  readonly name: string;
  readonly a: string;
  readonly b: string;
}

export function settingRows(
  differences: readonly Difference[],
  plan: Plan,
  texts: AllTexts,
): readonly SettingRow[] {
  const words = texts.compare.settings;
  return differences.map((difference) => {
    const { key, of, breaker } = difference;
    const name = settingName(difference, texts);
    const owner = breaker === null ? of : words.breaker(breaker);
    return {
      key: `${breaker ?? ""}/${of ?? ""}/${key}`,
      name: owner === null ? name : words.of(owner, name),
      ...settingValues(difference, plan, texts),
    };
  });
}

export function settingName({ key }: Difference, texts: AllTexts): string {
  return texts.compareSettings[key].name;
}

/** Two values that come to the same words differ in what the words leave out. */
export function settingValues(
  difference: Difference,
  { hops }: Plan,
  texts: AllTexts,
): { readonly a: string; readonly b: string } {
  const names = new Map(hops.map(({ id, name }) => [id, name]));
  const { a, b } = valuesOf(difference, names, texts);
  return a === b ? { a, b: texts.compare.settings.otherwise } : { a, b };
}

function valuesOf<K extends SettingKey>(
  { key, a, b }: DifferenceOf<K>,
  names: Names,
  texts: AllTexts,
): { readonly a: string; readonly b: string } {
  const value: (value: Settings[K], names: Names) => string = texts.compareSettings[key].value;
  return { a: value(a, names), b: value(b, names) };
}
