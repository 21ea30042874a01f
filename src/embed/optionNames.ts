import type { HopwatchAttributes } from "./contract";

/** `lang` is an attribute of every element, and its property the browser's own. */
export type OptionName = keyof HopwatchAttributes | "lang";
export const OPTION_NAMES: readonly OptionName[] = [
  "scenario",
  "src",
  "state",
  "view",
  "controls",
  "editable",
  "step",
  "theme",
  "lang",
  "height",
  "site",
];
/** Those that say what is opened: a change of one opens anew. */
export const SOURCE_NAMES: readonly string[] = ["scenario", "src", "state"];
