import { sql } from '@payloadcms/db-postgres'
import { contentPageAddress } from '@trivsel/content-contract/addresses'
import type { ExamplesAdded } from '@trivsel/content-contract/examples'
import { type Locale, locales, perLocale } from '@trivsel/content-contract/locales'
import type { Payload, PayloadRequest } from 'payload'
import { transactionDatabase } from '../hooks/transaction-database.ts'
import { slugsOf } from '../import/entry-slugs.ts'
import { exclusively } from '../import/exclusively.ts'
import { type CollectionName, type GlobalName, isGlobal } from '../import/import-names.ts'
import type { Entry } from '../import/import-source.ts'
import { inTransaction } from '../import/in-transaction.ts'
import { itemData } from '../import/item-data.ts'
import type { StoredIds } from '../import/item-writer.ts'
import { type NewDocument, welcomeDocuments } from '../import/welcome-documents.ts'
import { saveGlobal, writeNewDocument } from '../import/write-document.ts'
import { globalId } from '../usage/content-sources.ts'
import { refreshContentLinks } from '../usage/refresh-content-links.ts'
import { type ExampleEntry, readExampleEntries } from './example-entries.ts'
import { markAsExamples } from './example-field.ts'
import { readTaken, type Taken } from './read-taken.ts'
import { withoutLinksTo } from './without-links-to.ts'

type Paths = Record<Locale, string | null>
/** An example that is in the content system, new or from an earlier time. */
type Present = { id: number; paths: Paths }

/**
 * Adds and publishes the examples that were never added here and whose address is free, all or none.
 * What editors have changed or deleted of an earlier time stays as it is.
 * @throws {ImportUnderWay}
 */
export async function addExamples(payload: Payload): Promise<ExamplesAdded> {
  const counts = await exclusively(payload, () =>
    inTransaction(payload, (req) => addAll(payload, req)),
  )
  await refreshContentLinks(payload)
  return counts
}

async function addAll(payload: Payload, req: PayloadRequest): Promise<ExamplesAdded> {
  markAsExamples(req)
  const taken = await readTaken(req)
  const present = new Map<string, Present>()
  const fresh: ExampleEntry[] = []
  let inUse = 0
  for (const entry of readExampleEntries()) {
    const { name } = entry
    const tag = tagOf(entry)
    const known = taken.known.get(tag)
    if (known) present.set(tag, known)
    if (known || taken.added.has(tag)) continue
    if (isGlobal(name)) {
      if (taken.globals.has(name)) inUse += 1
      else fresh.push(entry)
      continue
    }
    const paths = pathsOf(entry, present)
    if (!paths || isTaken(paths, taken)) {
      inUse += 1
      continue
    }
    present.set(tag, { id: await reserve(req, name), paths })
    fresh.push(entry)
  }
  await writeAll(payload, req, fresh, present)
  // The fixed pages have a name of their own and no text: nobody counts them.
  const added = fresh.filter(({ name }) => name !== 'fixed-pages').length
  return { added, inUse }
}

async function writeAll(
  payload: Payload,
  req: PayloadRequest,
  fresh: readonly ExampleEntry[],
  present: ReadonlyMap<string, Present>,
): Promise<void> {
  const database = await transactionDatabase(req)
  const created: NewDocument[] = []
  const ids = idsOf(present)
  for (const entry of fresh) {
    const { name, key } = entry
    const item = withoutLinksTo(entry.item, (page) => !present.has(page))
    const data = itemData({ ...entry, item } as Entry, ids)
    const known = present.get(tagOf(entry))
    if (isGlobal(name)) await saveGlobal({ payload, req }, name, data, null)
    else if (known) {
      const computed = name === 'pages' ? { path: known.paths, isExample: true } : {}
      await writeNewDocument({ payload, req, id: known.id }, name, data, computed)
      created.push({ collection: name, id: known.id })
    }
    await database.execute(sql`
      insert into cms.added_examples (collection, key, document_id)
      values (${name}, ${key}, ${known?.id ?? globalId})`)
  }
  await welcomeDocuments(req, created)
}

const tagOf = ({ name, key }: { name: CollectionName | GlobalName; key: string }) =>
  `${name}/${key}`

/** Whole paths of a page, below its parent; null where the parent is not there. */
function pathsOf(entry: ExampleEntry, present: ReadonlyMap<string, Present>): Paths | null {
  if (entry.name !== 'pages') return perLocale(() => null)
  const { parent } = entry.item
  const above = parent === undefined ? null : present.get(tagOf({ name: 'pages', key: parent }))
  if (above === undefined) return null
  const slugs = slugsOf(entry as Entry)
  const join = (locale: Locale) => {
    const slug = slugs[locale] ?? null
    if (!above) return slug
    return slug && above.paths[locale] ? `${above.paths[locale]}/${slug}` : null
  }
  return perLocale(join)
}

const isTaken = (paths: Paths, { addresses }: Taken): boolean =>
  locales.some((locale) => {
    const path = paths[locale]
    return path !== null && addresses.has(contentPageAddress(locale, path))
  })

async function reserve(req: PayloadRequest, collection: CollectionName): Promise<number> {
  const { id }: { id: number } = await req.payload.db.create({
    collection,
    req,
    data: { _status: 'draft' },
    select: {},
  })
  return id
}

/** Examples have no pictures and files. */
function idsOf(present: ReadonlyMap<string, Present>): StoredIds {
  const none = () => {
    throw new Error('an example has a file')
  }
  return {
    picture: none,
    attachment: none,
    video: none,
    item(name, key) {
      const known = present.get(tagOf({ name, key }))
      if (!known) throw new Error(`${name}/${key} is not there`)
      return known.id
    },
  }
}
