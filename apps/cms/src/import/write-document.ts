import { isDeepStrictEqual } from 'node:util'
import { defaultLocale } from '@trivsel/content-contract/locales'
import type { Payload, PayloadRequest } from 'payload'
import { fieldsOf } from './document-fields.ts'
import type { CollectionName, GlobalName } from './import-names.ts'
import type { ItemData } from './item-data.ts'
import { mergeLocales } from './merge-locales.ts'

type Marks = { importKey: string; importHash: string }
type Target = { payload: Payload; req: PayloadRequest; id: number }

/**
 * Writes a document that nobody has seen yet: both languages and one version at once, past the
 * hooks, which keep up what depends on a document. Many times faster than two saves.
 * @param computed fields that hooks would make, as the database has them
 */
export async function writeNewDocument(
  { payload, req, id }: Target,
  collection: CollectionName,
  data: ItemData,
  computed: object,
): Promise<void> {
  const now = new Date().toISOString()
  const document = {
    ...mergeLocales(fieldsOf(payload, collection), data),
    ...computed,
    _status: 'published',
    createdAt: now,
    updatedAt: now,
  }
  await payload.db.updateOne({
    collection,
    id,
    req,
    returning: false,
    data: structuredClone(document),
  })
  await payload.db.createVersion({
    collectionSlug: collection,
    parent: id,
    versionData: document,
    autosave: false,
    createdAt: now,
    updatedAt: now,
    req,
    returning: false,
  })
}

/** Saves a document as an editor does, once in each language that differs, and publishes it. */
export async function saveDocument(
  { payload, req, id }: Target,
  collection: CollectionName,
  { no, en }: ItemData,
  marks: Marks,
): Promise<void> {
  const save = { collection, id, req, depth: 0 } as const
  if (!isDeepStrictEqual(no, en))
    await payload.update({ ...save, draft: true, locale: defaultLocale, data: no })
  await payload.update({
    ...save,
    locale: 'en',
    data: { ...en, ...marks, _status: 'published' },
  })
}

/** The same for what the site has one of. */
export async function saveGlobal(
  { payload, req }: Omit<Target, 'id'>,
  slug: GlobalName,
  { no, en }: ItemData,
  importHash: string | null,
): Promise<void> {
  const save = { slug, req, depth: 0 } as const
  await payload.updateGlobal({ ...save, draft: true, locale: defaultLocale, data: no })
  await payload.updateGlobal({
    ...save,
    locale: 'en',
    data: { ...en, importHash, _status: 'published' },
  })
}
