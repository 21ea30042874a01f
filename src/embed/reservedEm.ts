import type { EmbedView } from "./contract";
import type { EmbedOptions } from "./options";

/** About as high as each part is in a wide column, in em. */
const PART_EM: { readonly [view in EmbedView]: number } = {
  run: 6,
  waterfall: 15,
  decision: 7,
  ledger: 14,
  breaker: 24,
  findings: 10,
  compare: 40,
};
const TRANSPORT_EM = 4;
const KNOBS_EM = 16;
const LINK_EM = 3;

/** Kept free until the parts are there, so that what is below them hardly moves. */
export function reservedEm({ view, controls, site }: EmbedOptions): number {
  const parts = view.reduce((sum, each) => sum + PART_EM[each], 0);
  const transport = controls === "transport" || controls === "all" ? TRANSPORT_EM : 0;
  const knobs = controls === "knobs" || controls === "all" ? KNOBS_EM : 0;
  return parts + transport + knobs + (site === null ? 0 : LINK_EM);
}
