import type { Scenario } from "../../src/engine/scenario";
import { galleryScenario } from "../../src/gallery/gallery";
import { TREES } from "./trees";

/** A named scenario that has to be there: of the gallery, or one of nested services. */
export function fromGallery(name: string): Scenario {
  const scenario = galleryScenario(name) ?? TREES.find((tree) => tree.name === name)?.scenario;
  if (scenario === undefined) throw new Error(`no scenario ${name}`);
  return scenario;
}
