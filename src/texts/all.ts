/**
 * The whole of a language: what the first screen says, and what is loaded with the panels that say
 * it. Only panels that are loaded on demand, and the command line, import this.
 */
import { chance } from "./en/chance";
import { cli } from "./en/cli";
import { codePanel } from "./en/codePanel";
import { compare } from "./en/compare";
import { compareSettings } from "./en/compareSettings";
import { embed } from "./en/embed";
import { fidelityRules } from "./en/fidelity";
import { ladder } from "./en/ladder";
import { libraries } from "./en/libraries";
import { nodeCode } from "./en/nodeCode";
import { share } from "./en/share";
import { type FindingTexts, findingsEn } from "./findings";

const more = {
  chance,
  cli,
  codePanel,
  compare,
  compareSettings,
  embed,
  fidelityRules,
  ladder,
  libraries,
  nodeCode,
  share,
};

export type AllTexts = FindingTexts & typeof more;
export const allEn: AllTexts = { ...findingsEn, ...more };
