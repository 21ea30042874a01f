/** The first screen in Vietnamese. An area that comes from `../en` is not translated yet. */
import type { Texts } from "../en";
import { analysis } from "./analysis";
import { app } from "./app";
import { breaker } from "./breaker";
import { controls } from "./controls";
import { decision } from "./decision";
import { durations } from "./durations";
import { findingsPanel } from "./findingsPanel";
import { format } from "./format";
import { gallery } from "./gallery";
import { hopTree } from "./hopTree";
import { keys } from "./keys";
import { knobs } from "./knobs";
import { ledger } from "./ledger";
import { outages } from "./outages";
import { problems } from "./problems";
import { runStrip } from "./runStrip";
import { stage } from "./stage";
import { status } from "./status";
import { told } from "./told";
import { transport } from "./transport";
import { tryByHand } from "./tryByHand";
import { waterfall } from "./waterfall";

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
