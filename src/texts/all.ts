/**
 * The whole of a language: what the first screen says, and what is loaded with the panels that say
 * it. Only panels that are loaded on demand, and the command line, import this.
 */
import { en, type Texts as FirstTexts } from "./en";
import { chance } from "./en/chance";
import { cli } from "./en/cli";
import { codePanel } from "./en/codePanel";
import { compare } from "./en/compare";
import { compareSettings } from "./en/compareSettings";
import { findingFixes } from "./en/findingFixes";
import { findings } from "./en/findings";
import { ladder } from "./en/ladder";
import { nodeCode } from "./en/nodeCode";

const more = {
  chance,
  cli,
  codePanel,
  compare,
  compareSettings,
  findingFixes,
  findings,
  ladder,
  nodeCode,
};

export type AllTexts = FirstTexts & typeof more;
export const allEn: AllTexts = { ...en, ...more };
