/**
 * The words of an embed: those of the parts it can show. The build of the embed takes this in the
 * place of `en.ts`; what else the page says is not carried along.
 */
import { breaker } from "./en/breaker";
import { controls } from "./en/controls";
import { decision } from "./en/decision";
import { durations } from "./en/durations";
import { findingsPanel } from "./en/findingsPanel";
import { format } from "./en/format";
import { gallery } from "./en/gallery";
import { knobs } from "./en/knobs";
import { ledger } from "./en/ledger";
import { panels } from "./en/panels";
import { problems } from "./en/problems";
import { runStrip } from "./en/runStrip";
import { stage } from "./en/stage";
import { status } from "./en/status";
import { told } from "./en/told";
import { transport } from "./en/transport";
import { waterfall } from "./en/waterfall";

export const en = {
  app: panels,
  breaker,
  controls,
  decision,
  durations,
  findingsPanel,
  format,
  gallery,
  knobs,
  ledger,
  problems,
  runStrip,
  stage,
  status,
  told,
  transport,
  waterfall,
};
