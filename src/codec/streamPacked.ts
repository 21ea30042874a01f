/** Packs and unpacks by the browser's own streams: nothing to carry along, but not done at once. */
import { LIMITS } from "../engine/limits";
import { base64urlOf, bytesOf, joined, refusedPacked, type Unpacked } from "./packing";
import { readStream } from "./readStream";

export async function streamPack(text: string): Promise<string> {
  const deflated = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const read = await readStream(deflated, Number.MAX_SAFE_INTEGER);
  return base64urlOf(read ?? joined([], 0));
}

export async function streamUnpack(packed: string): Promise<Unpacked> {
  const refused = refusedPacked(packed);
  if (refused !== null) return refused;
  try {
    const inflated = new Blob([bytesOf(packed)])
      .stream()
      .pipeThrough(new DecompressionStream("deflate-raw"));
    const bytes = await readStream(inflated, LIMITS.fileBytes);
    if (bytes === null) return { ok: false, why: "too_long" };
    return { ok: true, text: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
  } catch {
    // Not base64, not deflate, not UTF-8: all of them come from a link that was cut or changed.
    return { ok: false, why: "damaged" };
  }
}
