/** Every sentence in English; another language has the same keys, checked by the compiler. */
import { analysis } from "./en/analysis";
import { app } from "./en/app";
import { breaker } from "./en/breaker";
import { controls } from "./en/controls";
import { decision } from "./en/decision";
import { durations } from "./en/durations";
import { findingsPanel } from "./en/findingsPanel";
import { format } from "./en/format";
import { gallery } from "./en/gallery";
import { hopTree } from "./en/hopTree";
import { keys } from "./en/keys";
import { knobs } from "./en/knobs";
import { ledger } from "./en/ledger";
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
  controls,
  decision,
  durations,
  findingsPanel,
  format,
  gallery,
  hopTree,
  keys,
  knobs,
  ledger,
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
