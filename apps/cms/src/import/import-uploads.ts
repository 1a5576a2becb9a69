import type { Payload } from 'payload'

export type UploadCollection = 'media' | 'attachments' | 'videos'
export type UploadCounts = { uploaded: number; unchanged: number }

export type Upload<Item> = {
  collection: UploadCollection
  items: ReadonlyMap<string, Item>
  /** Short hash of everything that is imported for the item. */
  hash: (item: Item) => Promise<string>
  /** Stores it new, or in the place of the one with this id. */
  store: (key: string, item: Item, hash: string, id: number | undefined) => Promise<number>
  /** How many at once. */
  workers: number
}

/**
 * Imports files. One whose bytes and texts are the same as at the last import is skipped, and
 * with it what editors have changed since.
 * @returns ids by key
 */
export async function importUploads<Item>(
  payload: Payload,
  { collection, items, hash, store, workers }: Upload<Item>,
  onProgress: (done: number, total: number) => void,
): Promise<UploadCounts & { ids: Map<string, number> }> {
  const stored = await findStored(payload, collection)
  const ids = new Map<string, number>()
  let uploaded = 0

  const queue = [...items.entries()]
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [key, item] = next
      const current = stored.get(key)
      const importHash = await hash(item)
      if (current?.importHash === importHash) ids.set(key, current.id)
      else {
        const id = await store(key, item, importHash, current?.id).catch((cause: unknown) => {
          queue.length = 0
          throw new Error(`${key} could not be stored`, { cause })
        })
        ids.set(key, id)
        uploaded++
      }
      onProgress(ids.size, items.size)
    }
  }
  await Promise.all(Array.from({ length: workers }, work))
  return { ids, uploaded, unchanged: items.size - uploaded }
}

type Stored = { id: number; importHash?: string | null }

async function findStored(
  payload: Payload,
  collection: UploadCollection,
): Promise<Map<string, Stored>> {
  const { docs } = await payload.find({
    collection,
    where: { importKey: { exists: true } },
    depth: 0,
    pagination: false,
    select: { importKey: true, importHash: true },
  })
  return new Map(docs.flatMap((file) => (file.importKey ? [[file.importKey, file]] : [])))
}
