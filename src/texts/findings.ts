/** What the findings are told in: the words of the first screen, and those of the rules. */
import { en, type Texts } from "./en";
import { findingFixes } from "./en/findingFixes";
import { findings } from "./en/findings";

const more = { findings, findingFixes };

export type FindingTexts = Texts & typeof more;
export const findingsEn: FindingTexts = { ...en, ...more };
