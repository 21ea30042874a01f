/** The gallery is a file of its own, loaded when something of it is asked for: by an address, a key, the menu. */
import { isShelfFull } from "../gallery/shelf";

/** False where it cannot be loaded; asking again tries again. */
export async function loadGallery(): Promise<boolean> {
  try {
    await import("../gallery/gallery");
    return true;
  } catch {
    return false;
  }
}

/** At once where the gallery is here; also where it cannot be loaded, which is then seen by its shelf. */
export function withGallery(go: () => void): void {
  if (isShelfFull()) go();
  else loadGallery().then(go);
}
