/** A browser's storage in memory, with what it has stored already. */
export function fakeStorage(before: Readonly<Record<string, string>> = {}) {
  const stored = new Map(Object.entries(before))
  return {
    stored,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
}
