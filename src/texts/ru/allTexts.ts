/** All that panels loaded on demand say in Russian. */
import type { AllTexts } from "../all";
import { chance } from "../en/chance";
import { codePanel } from "../en/codePanel";
import { compare } from "../en/compare";
import { compareSettings } from "../en/compareSettings";
import { fidelityRules } from "../en/fidelity";
import { ladder } from "../en/ladder";
import { libraries } from "../en/libraries";
import { nodeCode } from "../en/nodeCode";
import { parting } from "../en/parting";
import { findingTexts } from "./findingTexts";
import { handout } from "./handout";

export const allTexts: AllTexts = {
  ...findingTexts,
  chance,
  codePanel,
  compare,
  compareSettings,
  fidelityRules,
  handout,
  ladder,
  libraries,
  nodeCode,
  parting,
};
