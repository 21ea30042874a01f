/** Every sentence in English; another language has the same keys, checked by the compiler. */
import { app } from "./en/app";
import { breaker } from "./en/breaker";
import { chance } from "./en/chance";
import { cli } from "./en/cli";
import { controls } from "./en/controls";
import { decision } from "./en/decision";
import { durations } from "./en/durations";
import { findings } from "./en/findings";
import { keys } from "./en/keys";
import { knobs } from "./en/knobs";
import { ledger } from "./en/ledger";
import { nodeCode } from "./en/nodeCode";
import { outages } from "./en/outages";
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
  chance,
  cli,
  controls,
  decision,
  durations,
  findings,
  keys,
  knobs,
  ledger,
  nodeCode,
  outages,
  problems,
  runStrip,
  stage,
  status,
  transport,
  tryByHand,
  waterfall,
};

export type Texts = typeof en;
