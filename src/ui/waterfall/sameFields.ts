/**
 * Rows and handles are computed anew with every edit; most come out as they were and need not be
 * drawn again. Both have the same keys, and only numbers, words and null in them.
 */
export function sameFields<T extends object>(a: T, b: T): boolean {
  for (const key in a) if (a[key] !== b[key]) return false;
  return true;
}
