/** Text packed for an address: deflated, then base64url. Unpacking stops at the size of a file. */
import { deflateSync, Inflate } from "fflate";
import { LIMITS } from "../engine/limits";

/** A file that deflate cannot shrink is still under this in base64. */
export const MOST_PACKED = 1_500_000;
/** Four characters are three bytes; deflate makes at most 1032 of one, so a step is half a file. */
const STEP_CHARACTERS = 680;
const BINARY_STEP = 8192;

export type Unpacked =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly why: "damaged" | "too_long" };

export function pack(text: string): string {
  const bytes = deflateSync(new TextEncoder().encode(text), { level: 9 });
  let binary = "";
  for (let start = 0; start < bytes.length; start += BINARY_STEP) {
    binary += String.fromCharCode(...bytes.subarray(start, start + BINARY_STEP));
  }
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

export function unpack(packed: string): Unpacked {
  if (packed.length > MOST_PACKED) return { ok: false, why: "too_long" };
  if (!/^[\w-]+$/.test(packed)) return { ok: false, why: "damaged" };
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
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

function bytesOf(base64url: string): Uint8Array {
  const binary = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
