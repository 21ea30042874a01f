import type { ScriptPlace } from "./scriptPlace";

/** Longer is no language worth waiting for. */
const PATIENCE_MS = 10_000;
const loading = new Map<string, Promise<boolean>>();

/**
 * A file beside the script, as a classic script: a page without an origin may load nothing else. False:
 * it did not come; whoever asks again has it tried again.
 */
export function loadBeside(file: string, place: ScriptPlace): Promise<boolean> {
  const coming = loading.get(file) ?? scriptAt(place.address(file), place.nonce);
  loading.set(file, coming);
  coming.then((came) => came || loading.delete(file));
  return coming;
}

function scriptAt(address: string | null, nonce: string): Promise<boolean> {
  if (address === null) return Promise.resolve(false);
  return new Promise((resolve) => {
    const script = document.createElement("script");
    const end = (came: boolean) => {
      clearTimeout(timer);
      script.remove();
      resolve(came);
    };
    const timer = setTimeout(end, PATIENCE_MS, false);
    script.onload = () => end(true);
    script.onerror = () => end(false);
    script.nonce = nonce;
    try {
      script.src = address;
      document.head.append(script);
    } catch {
      // A page that takes addresses of scripts only from its own policy of trusted types.
      end(false);
    }
  });
}
