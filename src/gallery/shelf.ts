/**
 * The scenarios that are here so far: the one that the site opens with, and all of them as soon as
 * `gallery.ts` is loaded. Only who can be first on a page asks here; everybody else has them all.
 */
import type { Scenario } from "../engine/scenario";
import budgetMeetsBreaker from "./budget-meets-breaker.json";
import type { GalleryName } from "./gallery";

export interface GalleryEntry {
  readonly name: GalleryName;
  readonly scenario: Scenario;
}

// A JSON import has its strings widened, so the compiler cannot see that it is a Scenario.
export const OPENING: GalleryEntry = {
  name: "budget-meets-breaker",
  scenario: budgetMeetsBreaker as unknown as Scenario,
};

let entries: readonly GalleryEntry[] = [OPENING];

export function shelf(): readonly GalleryEntry[] {
  return entries;
}

export function isShelfFull(): boolean {
  return entries.length > 1;
}

/** By `gallery.ts` alone, when it is loaded. */
export function fillShelf(all: readonly GalleryEntry[]): void {
  entries = all;
}

/** null: there is none of that name, or it is not here yet. */
export function fromShelf(name: string): Scenario | null {
  return entries.find((entry) => entry.name === name)?.scenario ?? null;
}
