/** The height that is kept free for an embed, so that what is below it hardly moves when it is there. */
import type { OptionName } from "./optionNames";

export const HEIGHT_PX = { least: 100, most: 4000 };

/** About as high as each part is in a wide column, in em. */
const PART_EM = new Map(
  Object.entries({
    run: 6,
    waterfall: 15,
    decision: 7,
    ledger: 14,
    breaker: 24,
    findings: 10,
    compare: 40,
  }),
);
const FIRST_EM = 22;
const TRANSPORT_EM = 4;
const KNOBS_EM = 16;
const LINK_EM = 3;

/** A CSS length. What cannot be is left to `readOptions` to tell. */
export function reservedHeight(read: (name: OptionName) => string | null): string {
  const heightPx = Number(read("height")?.trim().replace(/px$/, "") || Number.NaN);
  if (heightPx >= HEIGHT_PX.least && heightPx <= HEIGHT_PX.most) return `${heightPx}px`;
  const parts = new Set(read("view")?.split(/[\s,]+/));
  const partsEm = [...parts].reduce((sum, part) => sum + (PART_EM.get(part) ?? 0), 0);
  const controls = read("controls")?.trim() ?? "";
  const transport = controls === "none" || controls === "knobs" ? 0 : TRANSPORT_EM;
  const knobs = controls === "knobs" || controls === "all" ? KNOBS_EM : 0;
  const link = read("site") === null ? 0 : LINK_EM;
  return `${(partsEm || FIRST_EM) + transport + knobs + link}em`;
}
