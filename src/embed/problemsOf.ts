/** What only the open scenario can tell of the attributes: a value it has not, a step beyond its run. */
import { shown } from "../codec/shown";
import type { Scenario } from "../engine/scenario";
import { planOf } from "../session/derived";
import type { SessionStore } from "../session/session";
import type { EmbedTexts } from "../texts/en/embed";
import { namedStep } from "./decisions";
import { editableNames } from "./editable";
import type { EmbedOptions } from "./options";

export function unknownValues(
  { editable }: EmbedOptions,
  scenario: Scenario,
  words: EmbedTexts,
): readonly string[] {
  if (editable === null) return [];
  const names = editableNames(planOf(scenario));
  return editable
    .filter((name) => !names.includes(name))
    .map((name) => words.option("editable", words.knob(names), shown(name)));
}

/** Goes to the step that is named; what comes back says why that cannot be. */
export function stepNamed(
  store: SessionStore,
  text: string | null,
  words: EmbedTexts,
): string | null {
  if (text === null || text.trim() === "") return null;
  const { run, goTo } = store.getState();
  const named = namedStep(text.trim(), run.events);
  if (named.ok) {
    goTo(named.step);
    return null;
  }
  return words.option("step", words.decision(named.of), shown(text));
}
