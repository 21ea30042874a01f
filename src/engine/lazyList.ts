/** A packed list that reads as an array, of which only what is looked at is there as objects. */
import { type PackedList, type Tables, unpacked } from "./packing";

/** Pieces that were looked at last and are kept: while one is, an item read again is the same object. */
const MOST_KEPT = 128;

export function lazyList<T>(tables: Tables, packed: PackedList): readonly T[] {
  const { length, piece } = packed;
  /** Least recently asked for first. */
  const kept = new Map<number, T[]>();
  let last: T[] = [];
  let lastAt = -1;
  const pieceAt = (which: number): T[] => {
    const items = kept.get(which) ?? (unpacked(tables, packed, which) as T[]);
    kept.delete(which);
    kept.set(which, items);
    if (kept.size > MOST_KEPT) for (const [oldest] of kept) if (kept.delete(oldest)) break;
    lastAt = which;
    last = items;
    return items;
  };
  const at = (k: number): T | undefined => {
    if (!(k < length)) return undefined;
    const which = Math.floor(k / piece);
    return (which === lastAt ? last : pieceAt(which))[k - which * piece];
  };
  return new Proxy<readonly T[]>([], {
    get: (list, key) => {
      if (key === "length") return length;
      return isIndex(key) ? at(Number(key)) : Reflect.get(list, key);
    },
    // Methods of arrays ask before they read.
    has: (list, key) => (isIndex(key) ? Number(key) < length : Reflect.has(list, key)),
    set: () => false,
  });
}

/** "-1" and "1.5" are read from no list. */
function isIndex(key: string | symbol): key is string {
  if (typeof key !== "string") return false;
  const first = key.charCodeAt(0);
  return first >= 48 && first <= 57 && !key.includes(".");
}
