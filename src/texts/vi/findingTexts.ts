/** What the findings are told in, in Vietnamese. */
import { findingFixes } from "../en/findingFixes";
import { findings } from "../en/findings";
import type { FindingTexts } from "../findings";
import { texts } from "./texts";

export const findingTexts: FindingTexts = { ...texts, findings, findingFixes };
