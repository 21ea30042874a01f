import type { Scenario } from "../../src/engine/scenario";
import { galleryScenario } from "../../src/gallery/gallery";

/** A scenario of the gallery that has to be there. */
export function fromGallery(name: string): Scenario {
  const scenario = galleryScenario(name);
  if (scenario === null) throw new Error(`no ${name} in the gallery`);
  return scenario;
}
