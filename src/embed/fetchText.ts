import { readStream } from "../codec/readStream";
import { shown } from "../codec/shown";
import type { EmbedTexts } from "../texts/en/embed";

export type FetchedText =
  | { readonly ok: true; readonly text: string }
  /** `again`: the same may work later. */
  | { readonly ok: false; readonly message: string; readonly again: boolean };

/** A server that never answers is given up. */
const PATIENCE_MS = 15_000;
const NOTHING = new Uint8Array();

/** The one request an embed makes. Reading stops as soon as there is more than `limit`. */
export async function fetchText(
  address: string,
  limit: number,
  words: EmbedTexts,
  signal: AbortSignal,
): Promise<FetchedText> {
  const name = shown(address);
  const url = webAddress(address);
  if (url === null) return { ok: false, message: words.badAddress(name), again: false };
  const patience = new AbortController();
  const giveUp = () => patience.abort();
  const timer = setTimeout(giveUp, PATIENCE_MS);
  signal.addEventListener("abort", giveUp);
  try {
    const answer = await fetch(url, { signal: patience.signal, referrerPolicy: "no-referrer" });
    if (!answer.ok) {
      return { ok: false, message: words.answered(name, answer.status), again: true };
    }
    // What a server says of the length is not believed.
    const bytes = answer.body === null ? NOTHING : await readStream(answer.body, limit);
    if (bytes === null) return { ok: false, message: words.tooLarge(name, limit), again: false };
    const text = utf8Of(bytes);
    return text === null
      ? { ok: false, message: words.notText(name), again: false }
      : { ok: true, text };
  } catch {
    // No network, no such server, no permission to read it from here, no patience left.
    return { ok: false, message: words.unreachable(name), again: true };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", giveUp);
  }
}

function webAddress(address: string): URL | null {
  try {
    const url = new URL(address, document.baseURI);
    return /^https?:$/.test(url.protocol) ? url : null;
  } catch {
    return null;
  }
}

function utf8Of(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
