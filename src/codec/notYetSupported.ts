/** What the format has and this version does not run: refused by name, never silently ignored. */
import { problems as words } from "../texts/en/problems";

/** The rest of the format is written down in the grammars already, and tested with nothing refused. */
export const notYetSupported = words.notYet;

export type Feature = keyof typeof notYetSupported;
export type Refused = { readonly [feature in Feature]?: string };
