/** What an embed says in Russian: a file of its own, beside the script. */
import type { EmbeddedTexts } from "../embeddedTexts";
import { app } from "./app";
import { breaker } from "./breaker";
import { breakerWindow } from "./breakerWindow";
import { compare } from "./compare";
import { compareSettings } from "./compareSettings";
import { controls } from "./controls";
import { decision } from "./decision";
import { durations } from "./durations";
import { embed } from "./embed";
import { findingFixes } from "./findingFixes";
import { findings } from "./findings";
import { findingsPanel } from "./findingsPanel";
import { format } from "./format";
import { gallery } from "./gallery";
import { knobs } from "./knobs";
import { ledger } from "./ledger";
import { problems } from "./problems";
import { runEvents } from "./runEvents";
import { runMore } from "./runMore";
import { runStrip } from "./runStrip";
import { stage } from "./stage";
import { status } from "./status";
import { told } from "./told";
import { transport } from "./transport";
import { waterfall } from "./waterfall";

export const embedded: EmbeddedTexts = {
  app,
  breaker,
  breakerWindow,
  compare,
  compareSettings,
  controls,
  decision,
  durations,
  embed,
  findingFixes,
  findings,
  findingsPanel,
  format,
  gallery,
  knobs,
  ledger,
  problems,
  runEvents,
  runMore,
  runStrip,
  stage,
  status,
  told,
  transport,
  waterfall,
};
