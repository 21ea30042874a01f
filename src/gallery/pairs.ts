/** Scenarios of the gallery that are worth seeing side by side. */
import type { Scenario } from "../engine/scenario";
import { GALLERY, type GalleryName, galleryScenario } from "./gallery";

const PAIRS: readonly (readonly [GalleryName, GalleryName])[] = [
  ["local-only", "shared-deadline"],
  ["order-800", "order-800-local"],
  ["auth-150", "auth-480"],
  ["client-gives-up", "client-gives-up-told"],
  ["retry-storm-27", "retry-storm-one-layer"],
  ["retry-storm-27", "retry-storm-budget"],
];

/** What this one, as the gallery has it, is paired with; nothing for anybody's own work. */
export function pairsOf(scenario: Scenario): readonly Scenario[] {
  const name = GALLERY.find((entry) => entry.scenario === scenario)?.name;
  return PAIRS.flatMap(([one, other]) => {
    if (name === one) return galleryScenario(other) ?? [];
    return name === other ? (galleryScenario(one) ?? []) : [];
  });
}
