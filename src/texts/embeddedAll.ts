/** As `all.ts`, for the parts that an embed can show; its build takes this in the place of that. */
import { breakerWindow } from "./en/breakerWindow";
import { compare } from "./en/compare";
import { compareSettings } from "./en/compareSettings";
import { runEvents } from "./en/runEvents";
import { runMore } from "./en/runMore";
import { findingsEn } from "./findings";

export const allEn = { ...findingsEn, breakerWindow, compare, compareSettings, runEvents, runMore };
