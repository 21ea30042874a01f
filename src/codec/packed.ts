/** Packs and unpacks at once. Unpacking stops at the size of a file. */
import { deflateSync, Inflate } from "fflate";
import { LIMITS } from "../engine/limits";
import { base64urlOf, bytesOf, joined, refusedPacked, type Unpacked } from "./packing";

/** Four characters are three bytes; deflate makes at most 1032 of one, so a step is half a file. */
const STEP_CHARACTERS = 680;

export function pack(text: string): string {
  return base64urlOf(deflateSync(new TextEncoder().encode(text), { level: 9 }));
}

export function unpack(packed: string): Unpacked {
  const refused = refusedPacked(packed);
  if (refused !== null) return refused;
  try {
    const bytes = inflated(packed);
    if (bytes === null) return { ok: false, why: "too_long" };
    return { ok: true, text: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
  } catch {
    // Not base64, not deflate, not UTF-8: all of them come from a link that was cut or changed.
    return { ok: false, why: "damaged" };
  }
}

/** Null as soon as there is more than a file of it. */
function inflated(packed: string): Uint8Array | null {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const stream = new Inflate((chunk) => {
    chunks.push(chunk);
    length += chunk.length;
  });
  for (let start = 0; start < packed.length; start += STEP_CHARACTERS) {
    const end = start + STEP_CHARACTERS;
    stream.push(bytesOf(packed.slice(start, end)), end >= packed.length);
    if (length > LIMITS.fileBytes) return null;
  }
  return joined(chunks, length);
}
