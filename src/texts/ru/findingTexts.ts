/** What the findings are told in, in Russian. */

import type { FindingTexts } from "../findings";
import { findingFixes } from "./findingFixes";
import { findings } from "./findings";
import { texts } from "./texts";

export const findingTexts: FindingTexts = { ...texts, findings, findingFixes };
