/** The named scenarios, in the order in which they teach. The files are checked by the codec in the tests. */
import type { Scenario } from "../engine/scenario";
import auth150 from "./auth-150.json";
import auth480 from "./auth-480.json";
import breakerLab from "./breaker-lab.json";
import budgetMeetsBreaker from "./budget-meets-breaker.json";
import localOnly from "./local-only.json";
import nothingLeft from "./nothing-left.json";
import order800 from "./order-800.json";
import order800Local from "./order-800-local.json";
import retrySpendsTheBudget from "./retry-spends-the-budget.json";
import sharedDeadline from "./shared-deadline.json";

/** The names are public: links, lessons and the command line use them. */
export const GALLERY_NAMES = [
  "local-only",
  "shared-deadline",
  "nothing-left",
  "retry-spends-the-budget",
  "order-800-local",
  "order-800",
  "auth-150",
  "auth-480",
  "breaker-lab",
  "budget-meets-breaker",
] as const;
export type GalleryName = (typeof GALLERY_NAMES)[number];

// A JSON import has its strings widened, so the compiler cannot see that each is a Scenario.
const FILES: { readonly [name in GalleryName]: unknown } = {
  "local-only": localOnly,
  "shared-deadline": sharedDeadline,
  "nothing-left": nothingLeft,
  "retry-spends-the-budget": retrySpendsTheBudget,
  "order-800-local": order800Local,
  "order-800": order800,
  "auth-150": auth150,
  "auth-480": auth480,
  "breaker-lab": breakerLab,
  "budget-meets-breaker": budgetMeetsBreaker,
};

export const GALLERY: readonly { readonly name: GalleryName; readonly scenario: Scenario }[] =
  GALLERY_NAMES.map((name) => ({ name, scenario: FILES[name] as Scenario }));

/** The scenario of that name, or null. */
export function galleryScenario(name: string): Scenario | null {
  return GALLERY.find((entry) => entry.name === name)?.scenario ?? null;
}
