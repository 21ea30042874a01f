/** Text packed for an address: deflated, then base64url. */

/** A file that deflate cannot shrink is still under this in base64. */
export const MOST_PACKED = 1_500_000;
const BINARY_STEP = 8192;

export type Unpacked =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly why: "damaged" | "too_long" };

export function base64urlOf(bytes: Uint8Array): string {
  let binary = "";
  for (let start = 0; start < bytes.length; start += BINARY_STEP) {
    binary += String.fromCharCode(...bytes.subarray(start, start + BINARY_STEP));
  }
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

export function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

/** What cannot be unpacked, told before it is tried; null: it may be. */
export function refusedPacked(packed: string): Unpacked | null {
  if (packed.length > MOST_PACKED) return { ok: false, why: "too_long" };
  return /^[\w-]+$/.test(packed) ? null : { ok: false, why: "damaged" };
}

export function joined(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
