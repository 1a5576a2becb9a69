import type { Locale } from '@trivsel/content-contract/locales'

import type { Payload, SelectType } from 'payload'
import type { CollectionName } from './import-names.ts'

export type StoredDocument = {
  id: number
  /** Key of the import item; null for an item that an editor created. */
  key: string | null
  importHash: string | null
  /** Only its id is there: the run that made it was interrupted. */
  isEmpty: boolean
  /** Slug, or whole path of a content page: no two published documents have the same. */
  address: Partial<Record<Locale, string | null>>
}

export type StoredDocuments = ReadonlyMap<CollectionName, readonly StoredDocument[]>

type Read = {
  id: number
  importKey?: string | null
  importHash?: string | null
  key?: string | null
  from?: string | null
  slug?: StoredDocument['address'] | null
  path?: StoredDocument['address'] | null
}

const select: SelectType = {
  importKey: true,
  importHash: true,
  key: true,
  from: true,
  slug: true,
  path: true,
}

/** What the content system has of the collections that the folder speaks of. */
export async function readStoredDocuments(
  payload: Payload,
  names: readonly CollectionName[],
): Promise<StoredDocuments> {
  const stored = new Map<CollectionName, StoredDocument[]>()
  for (const collection of names) {
    const { docs } = await payload.find({
      collection,
      locale: 'all',
      depth: 0,
      pagination: false,
      select,
    })
    stored.set(
      collection,
      (docs as unknown as Read[]).map((document) => toStored(collection, document)),
    )
  }
  return stored
}

function toStored(
  collection: CollectionName,
  { id, importKey, importHash, key, from, slug, path }: Read,
): StoredDocument {
  return {
    id,
    key: importKey ?? key ?? from ?? null,
    importHash: importHash ?? null,
    isEmpty: !!importKey && !importHash,
    address: (collection === 'pages' ? path : slug) ?? {},
  }
}

export function findStored(
  stored: StoredDocuments,
  name: CollectionName,
  key: string,
): StoredDocument | undefined {
  return stored.get(name)?.find((document) => document.key === key)
}
