/** All that panels loaded on demand say in Vietnamese. */
import type { AllTexts } from "../all";
import { breakerLanes } from "./breakerLanes";
import { breakerRules } from "./breakerRules";
import { breakerWindow } from "./breakerWindow";
import { chance } from "./chance";
import { codePanel } from "./codePanel";
import { compare } from "./compare";
import { compareSettings } from "./compareSettings";
import { embed } from "./embed";
import { fidelityRules } from "./fidelity";
import { findingTexts } from "./findingTexts";
import { forcedPeriods } from "./forcedPeriods";
import { handout } from "./handout";
import { instances } from "./instances";
import { ladder } from "./ladder";
import { libraries } from "./libraries";
import { longRun } from "./longRun";
import { nodeCode } from "./nodeCode";
import { parting } from "./parting";
import { runEvents } from "./runEvents";
import { runMore } from "./runMore";
import { share } from "./share";
import { unmodelled } from "./unmodelled";

export const allTexts: AllTexts = {
  ...findingTexts,
  embed,
  share,
  breakerLanes,
  breakerRules,
  breakerWindow,
  instances,
  longRun,
  chance,
  codePanel,
  compare,
  compareSettings,
  fidelityRules,
  forcedPeriods,
  handout,
  ladder,
  libraries,
  nodeCode,
  parting,
  runEvents,
  runMore,
  unmodelled,
};
