/** All that panels loaded on demand say in Vietnamese. */
import type { AllTexts } from "../all";
import { breakerLanes } from "../en/breakerLanes";
import { breakerRules } from "../en/breakerRules";
import { embed } from "../en/embed";
import { instances } from "../en/instances";
import { longRun } from "../en/longRun";
import { parting } from "../en/parting";
import { share } from "../en/share";
import { chance } from "./chance";
import { codePanel } from "./codePanel";
import { compare } from "./compare";
import { compareSettings } from "./compareSettings";
import { fidelityRules } from "./fidelity";
import { findingTexts } from "./findingTexts";
import { handout } from "./handout";
import { ladder } from "./ladder";
import { libraries } from "./libraries";
import { nodeCode } from "./nodeCode";
import { runEvents } from "./runEvents";

export const allTexts: AllTexts = {
  ...findingTexts,
  embed,
  share,
  breakerLanes,
  breakerRules,
  instances,
  longRun,
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
  runEvents,
};
