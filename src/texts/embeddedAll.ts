/** As `all.ts`, for the parts that an embed can show; its build takes this in the place of that. */
import { compare } from "./en/compare";
import { compareSettings } from "./en/compareSettings";
import { findingsEn } from "./findings";

export const allEn = { ...findingsEn, compare, compareSettings };
