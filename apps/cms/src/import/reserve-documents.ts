import type { Payload } from 'payload'
import { type CollectionName, isGlobal } from './import-names.ts'
import type { Entry } from './import-source.ts'
import { inTransaction } from './in-transaction.ts'
import { findStored, type StoredDocument, type StoredDocuments } from './stored-documents.ts'

export type KnownDocuments = ReadonlyMap<string, StoredDocument>
export const documentName = (name: CollectionName, key: string) => `${name}/${key}`

/**
 * Sees to it that every item has an id before the first is written, so that they may refer to each
 * other in circles. A new one is empty and neither published nor in any list until it is written.
 */
export async function reserveDocuments(
  payload: Payload,
  entries: readonly Entry[],
  stored: StoredDocuments,
): Promise<KnownDocuments> {
  return inTransaction(payload, async (req) => {
    const known = new Map<string, StoredDocument>()
    for (const { name, key } of entries) {
      if (isGlobal(name)) continue
      const existing = findStored(stored, name, key)
      known.set(documentName(name, key), existing ?? (await reserve(name, key)))
    }
    return known

    async function reserve(collection: CollectionName, key: string): Promise<StoredDocument> {
      const { id }: { id: number } = await payload.db.create({
        collection,
        req,
        data: { importKey: key, _status: 'draft' },
        select: { importKey: true },
      })
      return { id, key, importHash: null, isEmpty: true, address: {} }
    }
  })
}
