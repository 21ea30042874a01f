/** Every sentence in English; another language has the same keys, checked by the compiler. */
import { analysis } from "./en/analysis";
import { app } from "./en/app";
import { breaker } from "./en/breaker";
import { chance } from "./en/chance";
import { cli } from "./en/cli";
import { codePanel } from "./en/codePanel";
import { compare } from "./en/compare";
import { compareSettings } from "./en/compareSettings";
import { controls } from "./en/controls";
import { decision } from "./en/decision";
import { durations } from "./en/durations";
import { findingFixes } from "./en/findingFixes";
import { findings } from "./en/findings";
import { findingsPanel } from "./en/findingsPanel";
import { hopTree } from "./en/hopTree";
import { keys } from "./en/keys";
import { knobs } from "./en/knobs";
import { ladder } from "./en/ladder";
import { ledger } from "./en/ledger";
import { nodeCode } from "./en/nodeCode";
import { outages } from "./en/outages";
import { problems } from "./en/problems";
import { runStrip } from "./en/runStrip";
import { stage } from "./en/stage";
import { status } from "./en/status";
import { told } from "./en/told";
import { transport } from "./en/transport";
import { tryByHand } from "./en/tryByHand";
import { waterfall } from "./en/waterfall";

export const en = {
  analysis,
  app,
  breaker,
  chance,
  cli,
  compare,
  compareSettings,
  codePanel,
  controls,
  decision,
  findingFixes,
  durations,
  findings,
  findingsPanel,
  hopTree,
  keys,
  knobs,
  ladder,
  ledger,
  nodeCode,
  outages,
  problems,
  runStrip,
  stage,
  status,
  told,
  transport,
  tryByHand,
  waterfall,
};

export type Texts = typeof en;
