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
  let more = 0;
  for (const key in a) {
    const one = a[key as keyof typeof a];
    const other: unknown = b[key as keyof typeof b];
    if (!Object.is(one, other) && !sameData(one, other)) return false;
    if (other === undefined && !(key in b)) return false;
    more += 1;
  }
  for (const _ in b) more -= 1;
  return more === 0;
}

/** `before`, where `now` says the same. */
export function kept<T>(before: T | undefined, now: T): T {
  return before !== undefined && sameData(before, now) ? before : now;
}

/** `before`, where `now` is a list of the same objects. */
export function keptList<T>(before: readonly T[] | undefined, now: readonly T[]): readonly T[] {
  const isSame = before?.length === now.length && now.every((item, k) => item === before[k]);
  return isSame ? before : now;
}

/** The same, item by item of what they say. */
export function keptItems<T>(before: readonly T[] | undefined, now: readonly T[]): readonly T[] {
  return keptList(
    before,
    now.map((item, index) => kept(before?.[index], item)),
  );
}
