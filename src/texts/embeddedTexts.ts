/** All that an embed says, where it is not English: what `embedded.ts` and `embeddedAll.ts` name, and its own. */
import type { AllTexts } from "./all";
import type { en } from "./embedded";

export type EmbeddedTexts = Pick<
  AllTexts,
  | keyof typeof en
  | "breakerWindow"
  | "findings"
  | "findingFixes"
  | "compare"
  | "compareSettings"
  | "runEvents"
  | "runMore"
  | "embed"
>;
