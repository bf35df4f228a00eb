/** A browser's storage where there is no browser. */
export function memoryStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() { return kept.size; },
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    key: (at) => [...kept.keys()][at] ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => void kept.set(key, value),
  };
}
