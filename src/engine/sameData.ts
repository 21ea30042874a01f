/**
 * Whether two pieces of plain data say the same. What is computed anew at every edit mostly comes out as it
 * was: whoever then goes on with the object from before (`kept`) has nothing to draw again.
 */
export function sameData(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    return (
      Array.isArray(a) &&
      Array.isArray(b) &&
      a.length === b.length &&
      a.every((item, k) => sameData(item, b[k]))
    );
  }
  for (const key in a) {
    if (!sameData(a[key as keyof typeof a], b[key as keyof typeof b])) return false;
    if (!(key in b)) return false;
  }
  for (const key in b) if (!(key in a)) return false;
  return true;
}

/** `before`, where `now` says the same. */
export function kept<T>(before: T | undefined, now: T): T {
  return before !== undefined && sameData(before, now) ? before : now;
}
