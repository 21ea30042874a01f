/** Storages to test with: one in memory, one that refuses everything. */
export function memoryStorage(entries: { readonly [key: string]: string } = {}): Storage {
  const items = new Map(Object.entries(entries));
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    key: (index) => [...items.keys()][index] ?? null,
    removeItem: (key) => items.delete(key),
    setItem: (key, value) => items.set(key, value),
  };
}

const refuse = () => {
  throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
};

export const throwingStorage: Storage = {
  length: 0,
  clear: refuse,
  getItem: refuse,
  key: refuse,
  removeItem: refuse,
  setItem: refuse,
};
