import type { ChanceSource } from "../../layout/chanceSources";
import type { AllTexts } from "../../texts/all";

/** Names told one by one; past them only how many there are. */
const TOLD = 3;

/** What is left to chance, each kind once: `how long Search, Price takes`. */
export function sourceWords(
  sources: readonly ChanceSource[],
  texts: AllTexts["chance"],
): readonly string[] {
  const names = new Map<ChanceSource["kind"], string[]>();
  for (const source of sources) {
    const list = names.get(source.kind) ?? [];
    names.set(source.kind, list);
    if ("name" in source) list.push(source.name);
  }
  return [...names].map(([kind, all]) => {
    const more = all.length - TOLD;
    const told = all.slice(0, TOLD);
    return texts.sourceOf[kind]((more > 0 ? [...told, texts.moreSources(more)] : told).join(", "));
  });
}
