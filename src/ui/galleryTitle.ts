/**
 * A title or a note of the gallery as it reads in the language of the page, for as long as nobody has
 * changed it: whatever else of the scenario is edited, its title does not jump to another language.
 */
import type { Scenario } from "../engine/scenario";
import { shelf } from "../gallery/shelf";
import type { Texts } from "../texts/en";

export function titleIn({ gallery }: Texts, title: string): string {
  return gallery[nameWhere((scenario) => scenario.title === title)]?.title ?? title;
}

export function noteIn({ gallery }: Texts, note: string): string {
  const said = gallery[nameWhere((scenario) => scenario.note === note)]?.note ?? note;
  // Written by hand, its numbers have plain spaces, at which a line would break.
  return said.replace(/(\d) (?=\d{3}(?!\d)|ms\b)/g, "$1\u202f");
}

function nameWhere(fits: (scenario: Scenario) => boolean): string {
  return shelf().find(({ scenario }) => fits(scenario))?.name ?? "";
}
