/** Every sentence in English; another language has the same keys, checked by the compiler. */
import { app } from "./en/app";
import { breaker } from "./en/breaker";
import { cli } from "./en/cli";
import { compare } from "./en/compare";
import { compareSettings } from "./en/compareSettings";
import { controls } from "./en/controls";
import { decision } from "./en/decision";
import { findings } from "./en/findings";
import { keys } from "./en/keys";
import { knobs } from "./en/knobs";
import { ledger } from "./en/ledger";
import { nodeCode } from "./en/nodeCode";
import { problems } from "./en/problems";
import { runStrip } from "./en/runStrip";
import { stage } from "./en/stage";
import { status } from "./en/status";
import { transport } from "./en/transport";
import { tryByHand } from "./en/tryByHand";
import { waterfall } from "./en/waterfall";

export const en = {
  app,
  breaker,
  cli,
  compare,
  compareSettings,
  controls,
  decision,
  findings,
  keys,
  knobs,
  ledger,
  nodeCode,
  problems,
  runStrip,
  stage,
  status,
  transport,
  tryByHand,
  waterfall,
};

export type Texts = typeof en;
