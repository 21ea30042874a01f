import type { HopwatchAttributes } from "./contract";

export type OptionName = keyof HopwatchAttributes;
export const OPTION_NAMES: readonly OptionName[] = [
  "scenario",
  "src",
  "state",
  "view",
  "controls",
  "editable",
  "step",
  "theme",
  "height",
  "site",
];
/** Those that say what is opened: a change of one opens anew. */
export const SOURCE_NAMES: readonly string[] = ["scenario", "src", "state"];
