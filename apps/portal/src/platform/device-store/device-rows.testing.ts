import type { DeviceRows, EntryFacts, Sealed } from './device-rows.ts'

/** A browser’s database in memory, whose rows a test may move about. */
export function memoryRows() {
  const entries = new Map<string, EntryFacts & Sealed>()
  let saved: CryptoKey | undefined
  const rows: DeviceRows = {
    readKey: async () => saved,
    addKey: async (key) => {
      saved ??= key
      return saved
    },
    list: async () => [...entries.values()].map(({ iv: _, sealed: __, ...facts }) => facts),
    read: async (id) => entries.get(id),
    write: async (facts, content) => {
      entries.set(facts.id, { ...facts, ...content })
    },
    remove: async (ids) => {
      for (const id of ids) entries.delete(id)
    },
    clear: async () => {
      entries.clear()
      saved = undefined
    },
  }
  return { rows, entries, key: () => saved }
}
