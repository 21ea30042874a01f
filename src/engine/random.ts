/**
 * Seeded chance without a state: the k-th draw for a hop and a purpose depends on (seed, hop id,
 * purpose, k) alone (model, section 3), so changing one hop leaves every other draw as it was.
 *
 * Generator: the key is MurmurHash3 (x86, 32 bit) of `hop id, NUL, purpose` under the seed; the draw is
 * SplitMix32 at position k of that key's stream (golden-ratio increment, Murmur finaliser), two words
 * making the 53 bits of a double.
 */

const GOLDEN = 0x9e3779b9;

function finalise(word: number): number {
  let z = word;
  z = Math.imul(z ^ (z >>> 16), 0x85ebca6b);
  z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35);
  return (z ^ (z >>> 16)) >>> 0;
}

/** MurmurHash3_x86_32 over the UTF-16 code units' low bytes (ids are ASCII by the format). */
function hash(text: string, seed: number): number {
  let h = seed >>> 0;
  const blocks = text.length >> 2;
  for (let i = 0; i < blocks; i++) {
    h ^= scramble(
      (text.charCodeAt(4 * i) & 0xff) |
        ((text.charCodeAt(4 * i + 1) & 0xff) << 8) |
        ((text.charCodeAt(4 * i + 2) & 0xff) << 16) |
        ((text.charCodeAt(4 * i + 3) & 0xff) << 24),
    );
    h = (Math.imul((h << 13) | (h >>> 19), 5) + 0xe6546b64) | 0;
  }
  let tail = 0;
  for (let i = text.length - 1; i >= 4 * blocks; i--)
    tail = (tail << 8) | (text.charCodeAt(i) & 0xff);
  if (text.length > 4 * blocks) h ^= scramble(tail);
  return finalise(h ^ text.length);
}

function scramble(block: number): number {
  const k = Math.imul(block, 0xcc9e2d51);
  return Math.imul((k << 15) | (k >>> 17), 0x1b873593);
}

/** The k-th draw (k from 0): a number in [0, 1). */
export function drawAt(seed: number, hopId: string, purpose: string, k: number): number {
  const key = hash(`${hopId}\0${purpose}`, seed);
  const high = finalise((key + Math.imul(2 * k + 1, GOLDEN)) | 0);
  const low = finalise((key + Math.imul(2 * k + 2, GOLDEN)) | 0);
  return ((high >>> 5) * 0x4000000 + (low >>> 6)) / 0x20000000000000;
}

/**
 * The seed of run `k` of many: the scenario's own for run 0, and no two runs of one scenario alike (the
 * finaliser is a permutation of 32-bit words, applied to k steps of SplitMix32's increment).
 */
export function runSeed(seed: number, k: number): number {
  return (seed ^ finalise(Math.imul(k, GOLDEN))) >>> 0;
}
