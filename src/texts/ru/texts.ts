/** The first screen in Russian. An area that comes from `../en` is not translated yet. */
import type { Texts } from "../en";
import { analysis } from "../en/analysis";
import { breaker } from "../en/breaker";
import { decision } from "../en/decision";
import { durations } from "../en/durations";
import { findingsPanel } from "../en/findingsPanel";
import { hopTree } from "../en/hopTree";
import { knobs } from "../en/knobs";
import { ledger } from "../en/ledger";
import { outages } from "../en/outages";
import { problems } from "../en/problems";
import { runStrip } from "../en/runStrip";
import { stage } from "../en/stage";
import { told } from "../en/told";
import { tryByHand } from "../en/tryByHand";
import { waterfall } from "../en/waterfall";
import { app } from "./app";
import { controls } from "./controls";
import { format } from "./format";
import { gallery } from "./gallery";
import { keys } from "./keys";
import { status } from "./status";
import { transport } from "./transport";

export const texts: Texts = {
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
