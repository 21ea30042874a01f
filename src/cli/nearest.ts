/** The name that a mistyped one was probably meant to be, or null when none is near. */
export function nearest(typed: string, names: readonly string[]): string | null {
  let best: { readonly name: string; readonly distance: number } | null = null;
  for (const name of names) {
    const distance = editDistance(typed.toLowerCase().slice(0, 80), name);
    if (distance <= Math.max(2, name.length / 3) && distance < (best?.distance ?? Infinity)) {
      best = { name, distance };
    }
  }
  return best?.name ?? null;
}

/** Letters to insert, drop or replace to make one of the other (Levenshtein). */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
