import type { DeviceRows, EntryFacts, Sealed } from './device-rows.ts'

/** A browser’s database in memory, whose rows a test may move about. */
export function memoryRows() {
  const entries = new Map<string, EntryFacts & Sealed>()
  let kept: CryptoKey | undefined
  const rows: DeviceRows = {
    readKey: async () => kept,
    addKey: async (key) => {
      kept ??= key
      return kept
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
      kept = undefined
    },
  }
  return { rows, entries, key: () => kept }
}
