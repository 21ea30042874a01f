/**
 * The whole of a language: what the first screen says, and what is loaded with the panels that say
 * it. Only panels that are loaded on demand, and the command line, import this.
 */
import { breakerLanes } from "./en/breakerLanes";
import { breakerRules } from "./en/breakerRules";
import { breakerWindow } from "./en/breakerWindow";
import { chance } from "./en/chance";
import { codePanel } from "./en/codePanel";
import { compare } from "./en/compare";
import { compareSettings } from "./en/compareSettings";
import { embed } from "./en/embed";
import { fidelityRules } from "./en/fidelity";
import { forcedPeriods } from "./en/forcedPeriods";
import { handout } from "./en/handout";
import { instances } from "./en/instances";
import { ladder } from "./en/ladder";
import { libraries } from "./en/libraries";
import { longRun } from "./en/longRun";
import { nodeCode } from "./en/nodeCode";
import { parting } from "./en/parting";
import { runEvents } from "./en/runEvents";
import { runMore } from "./en/runMore";
import { share } from "./en/share";
import { unmodelled } from "./en/unmodelled";
import { type FindingTexts, findingsEn } from "./findings";

const more = {
  breakerLanes,
  breakerRules,
  breakerWindow,
  chance,
  codePanel,
  compare,
  compareSettings,
  embed,
  fidelityRules,
  forcedPeriods,
  handout,
  instances,
  ladder,
  libraries,
  longRun,
  nodeCode,
  parting,
  runEvents,
  runMore,
  unmodelled,
  share,
};

export type AllTexts = FindingTexts & typeof more;
export const allEn: AllTexts = { ...findingsEn, ...more };
