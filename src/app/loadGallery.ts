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

/** How often something was asked for: what waits for the gallery gives way to whatever comes after it. */
let asked = 0;

/** At once where the gallery is here; also where it cannot be loaded, which is then seen by its shelf. */
export function withGallery(go: () => void): void {
  asked += 1;
  const mine = asked;
  if (isShelfFull()) go();
  else loadGallery().then(() => mine === asked && go());
}

/** Something else was opened meanwhile. */
export function forgetWaiting(): void {
  asked += 1;
}
